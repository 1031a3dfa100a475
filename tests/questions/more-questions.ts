import { ofKind } from './questions.ts'
import {
  all,
  atTheEnd,
  average,
  complainedAbout,
  count,
  hoursToReply,
  importedAverage,
  inMonth,
  inYear,
  isOnTopic,
  mentioning,
  none,
  praised,
  quoting,
  saturday,
  says,
  share,
  since,
  unanswerable,
  unreplied,
  weekend,
  within,
} from './truth-queries.ts'
import type { Question, Truth } from './truths.ts'

// 120 more questions, in other words and to three businesses: see README.md.

const bad = 'rating <= 2'
const good = 'rating >= 4'
const thisYear = inYear(2026)
const lastYear = inYear(2025)
const imported = "provenance = 'imported'"
const byOrder = "provenance = 'order'"
const invited = "provenance = 'invited'"
const german = "language = 'de'"
const english = "language = 'en'"
const has = (words: string) => `words ~* '${words}'`

const perMonth = (order: 'asc' | 'desc', where = 'true') => `from (
  select month, count(*) as n, rank() over (order by count(*) ${order}) as place from r where ${where} group by month
) ranked where place = 1`

const busiestMonth: Truth = {
  numbers: [{ label: 'reviews', unit: 'count', sql: `select n ${perMonth('desc')}` }],
  says: `select trim(to_char(to_date(month, 'YYYY-MM'), 'Month')) ${perMonth('desc')}`,
}
const bestMonth: Truth = {
  says: `select trim(to_char(to_date(month, 'YYYY-MM'), 'Month')) from (
    select month, rank() over (order by avg(rating) desc) as place from r where rated
    group by month having count(*) >= 10) ranked where place = 1`,
}
const bestDay: Truth = {
  says: `select trim(to_char(date '2026-11-15' + weekday, 'Day')) from (
    select weekday, rank() over (order by avg(rating) desc) as place from r where rated
    group by weekday having count(*) >= 10) ranked where place = 1`,
}
const busiestDay: Truth = {
  says: `select trim(to_char(date '2026-11-15' + weekday, 'Day')) from (
    select weekday, rank() over (order by count(*) desc) as place from r group by weekday) ranked where place = 1`,
}

export const toBakery: Question[] = [
  ...ofKind('count', [
    ['hi, can u tell me how many reviews came in this month pls', count(inMonth('2026-11'))],
    ['So far, how many full five star reviews did we actually get?', count('rating = 5')],
    ['How many comments have been posted since the beginning of October?', count(since('2026-10-01'))],
    [
      'how many reviews were sent in without an invitation',
      count("provenance <> 'invited'"),
      count("provenance in ('order', 'confirmed')"),
      count("provenance = 'confirmed'"),
    ],
    ['Quick question: how many reviews are not imported?', count(`not (${imported})`)],
  ]),
  ...ofKind('average', [
    ['How many stars do we get on average in 2026?', average(thisYear)],
    ['Do you happen to know our overall score?', average()],
    ['roughly what rating do people give us on weekends', average(weekend)],
    ['What is the average rating excluding imports?', average()],
    [
      "I'd like to know the mean number of stars of reviews that mention cardamom, thanks",
      average(has('cardamom')),
      { few: `select id from r where ${has('cardamom')}` },
    ],
  ]),
  ...ofKind('share', [
    ['How large is the part of reviews with five stars?', share('rating = 5')],
    ['What portion of our reviews is written in German?', share(german)],
    ['What fraction of reviews this year gave us one star', share('rating = 1', thisYear)],
    ['how much of our feedback is negative, in percent?', share(bad), share("label = 'negative'")],
    ['Roughly what percentage of reviews arrived through an invitation?', share(invited)],
  ]),
  ...ofKind('topics', [
    ['What upsets customers most?', complainedAbout('true', ['waiting time', 'queue'])],
    ['hey there, what do people really enjoy about us', praised()],
    ['What irritated people this year?', complainedAbout(thisYear, ['waiting time', 'queue'])],
    ['What are customers most happy with?', praised()],
    ['Which things do they dislike?', complainedAbout('true', ['waiting time', 'queue'])],
  ]),
  ...ofKind('quotes', [
    ['What do people say about the cardamom buns?', quoting(has('cardamom'))],
    [
      'Is anybody talking about birthday cakes?',
      quoting(has('birthday|verjaardag')),
      none(has('birthday cake')),
    ],
    ['what do customers write about oat milk', quoting(has('oat milk'))],
    [
      'Anything about a lack of change at the till?',
      quoting(has('\\mtill|change')),
      none(`${bad} and ${has('\\mchange')}`),
      unanswerable,
    ],
    ['Please show me what was said about the window', quoting(has('window|fenster'))],
  ]),
  ...ofKind('periods', [
    [
      'Has our rating gone up between 2025 and 2026?',
      all(average(lastYear, '2025'), average(thisYear, '2026')),
    ],
    ['Did we get more reviews in 2025 or in 2026?', all(count(lastYear, '2025'), count(thisYear, '2026'))],
    [
      'How has the share of bad reviews changed from 2025 to 2026?',
      all(share(bad, lastYear), share(bad, thisYear)),
    ],
    [
      '2025 vs 2026: number of five-star reviews',
      all(count(`rating = 5 and ${lastYear}`), count(`rating = 5 and ${thisYear}`)),
    ],
    ['How many reviews between March and May 2026?', count(within('2026-03-01', '2026-05-31'))],
  ]),
  ...ofKind('groups', [
    ['Which language is most common among our reviews?', all(count(english), says('English'))],
    [
      'Do German speakers rate us lower than English speakers?',
      all(average(german), average(english)),
      { few: `select id from r where rated and ${german}` },
    ],
    [
      'How do imported reviews compare with the rest in stars?',
      all(importedAverage('true'), average()),
      unanswerable,
    ],
    ['Is the rating on weekends worse than on weekdays?', all(average(weekend), average('weekday < 6'))],
  ]),
  ...ofKind('trend', [
    ['In which month did we receive the most reviews?', busiestMonth],
    ['What was our best month, going by the stars?', bestMonth],
    [
      'How many reviews came in each month?',
      { numbers: [{ label: 'October', unit: 'count', sql: 'select count(*) from r group by month' }] },
    ],
    ['On which day of the week do most reviews get written?', busiestDay],
    ['On what weekday are people happiest?', bestDay],
  ]),
  ...ofKind('extremes', [
    ['What is the last thing somebody wrote about us?', atTheEnd('written_at desc')],
    ['Show me the first ever bad review', atTheEnd('written_at', bad)],
    ['the most recent five-star review please', atTheEnd('written_at desc', 'rating = 5')],
    ['What was the worst review this year?', atTheEnd('rating', thisYear)],
    ['what is the longest review we ever got', atTheEnd('length(text) desc')],
  ]),
  ...ofKind('words', [
    ['How many reviews mention Saturday?', mentioning('\\msaturday')],
    ['How often does the word sourdough come up?', mentioning('\\msourdough'), share(has('\\msourdough'))],
    ['how many people wrote something about marzipan', mentioning('\\mmarzipan')],
    ['Do customers mention our napkins?', quoting(has('\\mnapkin')), mentioning('\\mnapkin')],
    [
      'What annoys customers on Saturdays?',
      quoting(has('saturday')),
      complainedAbout(has('saturday')),
      complainedAbout(saturday),
    ],
  ]),
  ...ofKind('replies', [
    ['How many hours does it take us to answer a review?', hoursToReply()],
    ['How many reviews are still waiting for our answer?', unreplied()],
    ['what portion of reviews got a response from us', share('replied', 'rated'), share('replied')],
    ["What's our response time on average?", hoursToReply()],
    [
      'Which five-star reviews have we never replied to?',
      quoting('rating = 5 and rated and not replied'),
      unreplied('rating = 5'),
    ],
  ]),
  ...ofKind('unanswerable', [
    ['How many loaves do we sell a day?', unanswerable],
    ['Where does Imani live?', unanswerable],
    ['What will customers say next summer?', unanswerable],
    ['How many reviews mention neither bread nor coffee?', unanswerable],
    ['Is our flour cheaper than elsewhere?', unanswerable],
  ]),
]

export const toDentist: Question[] = [
  ...ofKind('count', [
    ['hello! how many reviews did patients leave in 2026?', count(thisYear)],
    ['How many reviews did not come from Google?', count(`not (${imported})`)],
    ['could u pls count the reviews with more than 3 stars', count(good)],
  ]),
  ...ofKind('average', [
    ['How many stars on average did patients give us last year?', average(lastYear)],
    ['Our rating without imported reviews, please', average()],
  ]),
  ...ofKind('share', [
    ['What proportion of patients gave fewer than three stars?', share(bad)],
    [
      'How big is the share of reviews that mention whitening?',
      share(has('whitening')),
      share(isOnTopic('whitening')),
    ],
    ['how much of the feedback from Google is bad?', share(bad, imported)],
  ]),
  ...ofKind('topics', [
    ['What do patients hate?', complainedAbout()],
    ['what do our patients love most about us, overall?', praised()],
  ]),
  ...ofKind('quotes', [
    ['What do patients say about the root canal?', quoting(has('root canal'))],
    ['Were there any problems with the invoice?', quoting(has('invoice'))],
    ['Has anyone mentioned a gift card?', quoting(has('gift card')), mentioning('gift card')],
  ]),
  ...ofKind('periods', [
    ['Was our score higher in 2025 or 2026?', all(average(lastYear), average(thisYear))],
    ['Compare the number of reviews from 2025 to 2026', all(count(lastYear), count(thisYear))],
  ]),
  ...ofKind('groups', [
    ['Are reviews from Google worse than invited ones?', all(importedAverage('true'), average(invited))],
    [
      'Do reviews that mention Okafor have more stars than those that mention parking?',
      all(average(has('okafor')), average(has('parking'))),
      all(average(has('okafor'))),
      { few: `select id from r where rated and ${has('parking')}` },
    ],
  ]),
  ...ofKind('trend', [
    ['Which month brought the most reviews?', busiestMonth],
    ['Which weekday has the most reviews?', busiestDay],
  ]),
  ...ofKind('extremes', [
    ['What is the latest thing a patient wrote?', atTheEnd('written_at desc')],
    ['When was the first bad review posted, and what does it say?', atTheEnd('written_at', bad)],
    ['newest 1-star review?', atTheEnd('written_at desc', 'rating = 1')],
  ]),
  ...ofKind('words', [
    ['How many patients mention the hygienist?', mentioning('\\mhygienist')],
    ['is the sticker box mentioned in any reviews', quoting(has('sticker')), mentioning('sticker')],
    ['How many reviews talk about implants?', mentioning('\\mimplant')],
  ]),
  ...ofKind('replies', [
    ['How fast do we respond to reviews?', hoursToReply()],
    ['How many bad reviews did we leave unanswered?', unreplied(bad)],
  ]),
  ...ofKind('unanswerable', [
    ['Which of our patients has bad teeth?', unanswerable],
    ['When is Mrs Miller’s birthday?', unanswerable],
    ['How much does a crown cost?', unanswerable],
  ]),
]

export const toShop: Question[] = [
  ...ofKind('count', [
    ['How many reviews are in a language other than German?', count(`language not in ('de', 'und', 'zxx')`)],
    [
      'how many of our reviews came from a verified order, so far this year?',
      count(`${byOrder} and ${thisYear}`),
    ],
  ]),
  ...ofKind('average', [
    ['Which rating do we get on average from German reviews?', average(german)],
    ['How many stars on average, leaving out Trustpilot?', average()],
    ['What is the average rating of reviews not in German?', average(`language not in ('de', 'und', 'zxx')`)],
  ]),
  ...ofKind('share', [
    ['What part of our reviews is not in German?', share(`language not in ('de', 'und', 'zxx')`)],
    ['which percentage of reviews in 2026 has exactly five stars?', share('rating = 5', thisYear)],
  ]),
  ...ofKind('topics', [
    ['What bothers our buyers the most?', complainedAbout()],
    ['What do shoppers like most?', praised()],
    ['What do German customers complain about?', complainedAbout(german)],
  ]),
  ...ofKind('quotes', [
    ['What do people say about the Reißverschluss?', quoting(has('reißverschluss'))],
    ['Any issues about the Rücksendung?', quoting(has('rücksendung'))],
  ]),
  ...ofKind('periods', [
    ['Has the average rating changed between 2025 and 2026?', all(average(lastYear), average(thisYear))],
    [
      'Did the number of bad reviews go up from 2025 to 2026?',
      all(count(`${bad} and ${lastYear}`), count(`${bad} and ${thisYear}`)),
    ],
    ['How many reviews were posted between June and August 2026?', count(within('2026-06-01', '2026-08-31'))],
  ]),
  ...ofKind('groups', [
    [
      'Are English reviews better than German ones?',
      all(average(english), average(german)),
      { few: `select id from r where rated and ${english}` },
    ],
    ['Do more reviews come from invitations or from orders?', all(count(invited), count(byOrder))],
    [
      'Which language gets the lowest ratings?',
      { says: `select 'German'` },
      {
        says: `select case language when 'de' then 'German' when 'en' then 'English' else 'French' end from (
      select language, rank() over (order by avg(rating)) as place from r where rated group by language having count(*) >= 10) x where place = 1`,
      },
    ],
  ]),
  ...ofKind('trend', [
    [
      'In what month did the fewest reviews arrive?',
      { says: `select trim(to_char(to_date(month, 'YYYY-MM'), 'Month')) ${perMonth('asc')}` },
    ],
    ['When did we get the most reviews?', busiestMonth],
    ['Which day of the week is the busiest for reviews?', busiestDay],
  ]),
  ...ofKind('extremes', [
    ['What was the first review ever?', atTheEnd('written_at')],
    [
      'Which is the newest German review with two stars?',
      atTheEnd('written_at desc', `rating = 2 and ${german}`),
    ],
  ]),
  ...ofKind('words', [
    ['How many reviews mention Gutschein?', mentioning('\\mgutschein')],
    ['Does anybody write about Wolle?', quoting(has('\\mwolle')), mentioning('\\mwolle')],
  ]),
  ...ofKind('replies', [
    ['How long does it take until we answer?', hoursToReply()],
    [
      'What fraction of one-star reviews have we replied to?',
      share('replied', 'rating = 1 and rated'),
      share('replied', 'rating = 1'),
    ],
    ['how many reviews got no response this year', unreplied(thisYear)],
  ]),
  ...ofKind('unanswerable', [
    ['How many parcels were lost last month?', unanswerable],
    ['Are our prices lower than at Zalando?', unanswerable],
  ]),
]
