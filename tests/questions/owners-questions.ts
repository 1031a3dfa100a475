import { ofKind } from './questions.ts'
import {
  all,
  atTheEnd,
  average,
  complainedAbout,
  count,
  few,
  hoursToReply,
  importedAverage,
  inMonth,
  inYear,
  isAbout,
  isOnTopic,
  mentioning,
  none,
  praised,
  quoting,
  saturday,
  share,
  since,
  unanswerable,
  unreplied,
  weekend,
  within,
} from './truth-queries.ts'
import type { Question, Truth } from './truths.ts'

// 200 questions as owners type them: lower case, short, misspelt, in two parts. See README.md.

const bad = 'rating <= 2'
const good = 'rating >= 4'
const thisYear = inYear(2026)
const lastYear = inYear(2025)
const thisSummer = within('2026-06-01', '2026-08-31')
const lastQuarter = within('2026-07-01', '2026-09-30')
const german = "language = 'de'"
const english = "language = 'en'"
const imported = "provenance = 'imported'"
const invited = "provenance = 'invited'"
const byOrder = "provenance = 'order'"
const has = (words: string) => `words ~* '${words}'`
const queue = ['waiting time', 'queue']

/** At the first place by month, or by day of the week. */
const placed = (order: string, by: 'month' | 'weekday' | 'year', where = 'true', fewest = 1) =>
  `from (select ${by}, count(*) as n, avg(rating) as mean, rank() over (order by ${order}) as place
    from r where ${where} group by ${by} having count(*) >= ${fewest}) ranked where place = 1`
const month = "trim(to_char(to_date(month, 'YYYY-MM'), 'Month'))"
const day = "trim(to_char(date '2026-11-15' + weekday, 'Day'))"
const saysMonth = (order: string, where = 'true', fewest = 1): Truth => ({
  says: `select ${month} ${placed(order, 'month', where, fewest)}`,
})
const saysDay = (order: string, where = 'true', fewest = 1): Truth => ({
  says: `select ${day} ${placed(order, 'weekday', where, fewest)}`,
})
const monthly = (value: string, where: string, unit: 'count' | 'stars'): Truth => ({
  numbers: [{ label: 'a month', unit, sql: `select ${value} from r where ${where} group by month` }],
})
const atReply = (order: 'min' | 'max', where = 'true'): Truth => ({
  numbers: [
    {
      label: 'hours',
      unit: 'hours',
      sql: `select ${order}(hours_to_reply) from r where replied and ${where}`,
    },
  ],
})

export const ownersToBakery: Question[] = [
  ...ofKind('count', [
    ['how many reviews did we get over the summer', count(thisSummer)],
    ['reviews last quarter?', count(lastQuarter)],
    ['how many non-5-star reviews this year', count(`rating < 5 and ${thisYear}`)],
    ['no of reviews in german', count(german)],
    ['total reviews to date', count()],
    ['how many 1 & 2 star reviews in october', count(`${bad} and ${inMonth('2026-10')}`), unanswerable],
    ['num of bad reviwes last yr', count(`${bad} and ${lastYear}`)],
    ['how many ppl rated us 3 stars or below in 2025', count(`rating <= 3 and ${lastYear}`)],
    ['count 4* reviews since aug', count(`rating = 4 and ${since('2026-08-01')}`)],
    ["how many reviews are there that aren't 5 stars", count('rating < 5')],
    ['reviews between 1 and 15 october', count(within('2026-10-01', '2026-10-15'))],
    ['how many reviews did we have by the end of 2025', count("day <= '2025-12-31'")],
    [
      'how many in dutch or french',
      count("language in ('nl', 'fr')"),
      all(count("language = 'nl'"), count("language = 'fr'")),
    ],
    ['how many reviews since we hired Tom', unanswerable],
    ['how many reviews do we have and how many of them are bad?', all(count(), count(bad)), unanswerable],
    [
      'how many five stars and how many one stars?',
      all(count('rating = 5'), count('rating = 1')),
      unanswerable,
    ],
    [
      'reviews after 1 september this year with less than 4 stars, how many',
      count(`rating < 4 and ${since('2026-09-02')}`),
      count(`rating < 4 and ${since('2026-09-01')}`),
    ],
    ['new reviews this week', count(since('2026-11-16')), quoting(since('2026-11-16'))],
    ['how many reviews on mondays', count('weekday = 1')],
    [
      '5star reviews that came from orders in q2 - how many?',
      count(`rating = 5 and ${byOrder} and ${within('2026-04-01', '2026-06-30')}`),
    ],
  ]),
  ...ofKind('average', [
    ['avg stars on weekends this year', average(`${weekend} and ${thisYear}`)],
    ['whats our score w/o imported ones', average()],
    ['mean rating of the german ones', average(german), few(`rated and ${german}`)],
    ['how well are we rated in november', average(inMonth('2026-11'))],
    ['our avg for q3', average(lastQuarter)],
    ['average rating mon-fri', average('weekday < 6')],
    [
      'how many stars for the croissants on average',
      average(has('\\mcroissant')),
      few(`rated and ${has('\\mcroissant')}`),
    ],
    ['average rating before 2026', average("day < '2026-01-01'")],
    [
      'what do people rate us when they mention Sam',
      average(has('\\msam\\M')),
      few(`rated and ${has('\\msam\\M')}`),
    ],
    ['average star rating, unanswered reviews only', average('not replied')],
    ['avrage rating for staff', average(isOnTopic('staff'))],
    [
      'whats the rating of reviews about waiting times',
      average(isOnTopic('waiting time')),
      few(`rated and ${isOnTopic('waiting time')}`),
    ],
    [
      'stars since the start of the year on average, invited customers',
      average(`${thisYear} and ${invited}`),
    ],
    ['overall rating in the last 12 months', average(since('2025-11-21'))],
    ['rating excluding 1 star reviews', average('rating > 1'), unanswerable],
  ]),
  ...ofKind('share', [
    ['% of 5 stars', share('rating = 5')],
    ['what % of reviews since june are 1 or 2 stars', share(bad, since('2026-06-01'))],
    [
      'ratio of bad to good reviews',
      all(count(bad), count(good)),
      all(share(bad), share(good)),
      unanswerable,
    ],
    ['share of people not giving 5 stars', share('rating < 5')],
    ['proportion of unanswered reviews this year', share('not replied', `rated and ${thisYear}`)],
    ['how many of the saturday reviews are bad in percent', share(bad, saturday)],
    ['percentage german', share(german), share(german, "language not in ('und', 'zxx')")],
    [
      'what percentage of 1 star reviews mention the queue',
      share(has('\\mqueu'), 'rating = 1'),
      share(isAbout('\\mqueu', 'waiting time'), 'rating = 1'),
      share(isOnTopic('waiting time'), 'rating = 1'),
      few('rating = 1'),
    ],
    [
      'percent positive in tone this year',
      share("label = 'positive'", thisYear),
      share("label = 'positive'", `label is not null and ${thisYear}`),
    ],
    ['what part of reviews came on a sunday', share('weekday = 7')],
    ['out of all reviews how many percent are five star', share('rating = 5')],
    [
      'share of invited reviews with 5 stars',
      share('rating = 5', invited),
      share(`rating = 5 and ${invited}`),
    ],
    ['how big a slice of our reviews is from verified orders', share(byOrder)],
    [
      'what percent of our non german reviews are 5 star',
      share('rating = 5', "language not in ('de', 'und', 'zxx')"),
    ],
    [
      'percentage of bad reviews last month vs this month',
      all(share(bad, inMonth('2026-10')), share(bad, inMonth('2026-11'))),
    ],
  ]),
  ...ofKind('topics', [
    ['what do ppl hate most', complainedAbout('true', queue)],
    ['top 3 complaints', complainedAbout('true', queue)],
    ['top 5 things people like', praised()],
    ['main gripes in october', complainedAbout(inMonth('2026-10'), queue)],
    ["what's our biggest problem", complainedAbout('true', queue)],
    ['what are we good at', praised()],
    ['what are we bad at?', complainedAbout('true', queue)],
    ['whats going wrong since september', complainedAbout(since('2026-09-01'), queue)],
    [
      'most talked about topics this summer',
      {
        topics: `select topic from (select a.topic, rank() over (order by count(distinct a.review_id) desc) as place from aspects a join r on r.id = a.review_id where a.business_id = $1 and ${thisSummer} group by a.topic) ranked where place <= 2`,
      },
    ],
    ['what do 1-star reviewers complain about', complainedAbout('rating = 1', queue)],
    ['why do people give us 1 star', complainedAbout('rating = 1', queue)],
    ['why did the rating drop in october', complainedAbout(inMonth('2026-10'), queue)],
    ['what could be better according to customers', complainedAbout('true', queue)],
    ['what do people like about us lately', praised(since('2026-08-23'))],
    [
      "what's the most common complaint in bad reviews since september",
      complainedAbout(`${bad} and ${since('2026-09-01')}`, queue),
    ],
    ['what makes people happy', praised()],
    ['what do people like and dislike', all(praised(), {}), unanswerable],
    [
      'what bugs people on weekends',
      complainedAbout(weekend, queue),
      quoting(has('weekend|saturday|sunday')),
    ],
  ]),
  ...ofKind('quotes', [
    ['anything about parking', quoting(`${has('\\mpark')} or ${isOnTopic('parking')}`)],
    ['what r people saying about the coffee', quoting(isAbout('\\mcoffee', 'coffee'))],
    ['do people like the bread', quoting(isAbout('\\mbread', 'bread'))],
    ['is the staff friendly', quoting(isAbout('\\mstaff', 'staff'))],
    [
      'anyone mention gluten?',
      quoting(has('gluten')),
      quoting(has('gluten|coeliac|celiac|allerg|intoleran|sesame|nut')),
    ],
    [
      'quotes on the queue from last month',
      quoting(`${isAbout('\\mqueu', 'waiting time')} and ${inMonth('2026-10')}`),
    ],
    ['how do people find the prices', quoting(isAbout('\\mpric|expensive|cheap|£', 'price'))],
    [
      'show bad reviews about the oven',
      quoting(`${bad} and ${isAbout('\\moven', 'oven')}`),
      none(`${bad} and ${isAbout('\\moven', 'oven')}`),
    ],
    ['what did people say about sam this year', quoting(`${has('\\msam\\M')} and ${thisYear}`)],
    ['any praise for imani', quoting(`${has('\\mimani\\M')}`)],
    ['thoughts on our cakes', quoting(`${has('\\mcake')} or ${isOnTopic('cakes and pastries')}`)],
    ['feedback re website', quoting(isAbout('\\mwebsite|\\monline', 'website'))],
    [
      'what do people think of the croissants since summer',
      quoting(`${has('\\mcroissant')} and ${since('2026-06-01')}`),
      none(`${has('\\mcroissant')} and ${since('2026-06-01')}`),
    ],
    ['reviews mentioning both rye and butter', quoting(`${has('\\mrye')} and ${has('\\mbutter')}`)],
    ['give me 3 reviews about coffee', quoting(isAbout('\\mcoffee', 'coffee'))],
    ['hows the sourdough going down with people', quoting(has('\\msourdough')), unanswerable],
    ['complaints re waiting', quoting(isAbout('\\mwait|\\mqueu', 'waiting time'))],
  ]),
  ...ofKind('periods', [
    [
      'this month vs last month',
      all(count(inMonth('2026-11')), count(inMonth('2026-10'))),
      all(average(inMonth('2026-11')), average(inMonth('2026-10'))),
    ],
    ['rating oct vs sep', all(average(inMonth('2026-10')), average(inMonth('2026-09')))],
    [
      'did we do better in summer or in spring',
      all(average(thisSummer), average(within('2026-03-01', '2026-05-31'))),
    ],
    [
      'more bad reviews this year than last?',
      all(count(`${bad} and ${thisYear}`), count(`${bad} and ${lastYear}`)),
    ],
    [
      'rating last 30 days compared with the 30 days before',
      all(average(since('2026-10-22')), average(within('2026-09-22', '2026-10-21'))),
    ],
    ['2025 or 2026 - which had better reviews', all(average(lastYear), average(thisYear))],
    [
      '5 star share this quarter vs last quarter',
      all(share('rating = 5', since('2026-10-01')), share('rating = 5', lastQuarter)),
    ],
    [
      'how did september compare to october for bad reviews',
      all(count(`${bad} and ${inMonth('2026-09')}`), count(`${bad} and ${inMonth('2026-10')}`)),
      all(share(bad, inMonth('2026-09')), share(bad, inMonth('2026-10'))),
    ],
    [
      'was the rating higher before or after june 2026',
      all(average("day < '2026-06-01'"), average("day > '2026-06-30'")),
      all(average("day < '2026-06-01'"), average("day >= '2026-06-01'")),
      unanswerable,
    ],
    [
      'reviews this november vs november last year',
      all(count(inMonth('2026-11')), count(inMonth('2025-11'))),
    ],
    [
      'average now compared to a year ago',
      unanswerable,
      all(average(since('2025-11-21')), average(within('2024-11-21', '2025-11-20'))),
    ],
    [
      'compare complaints about the queue in summer with autumn',
      all(
        {
          numbers: [
            {
              label: 'summer',
              unit: 'count',
              sql: `select count(*) from r where ${thisSummer} and id in (select review_id from aspects where business_id = $1 and topic = 'waiting time' and shown and label = 'negative')`,
            },
          ],
        },
        {},
      ),
      unanswerable,
    ],
  ]),
  ...ofKind('groups', [
    [
      'bread vs coffee rating',
      all(average(isAbout('\\mbread', 'bread')), average(isAbout('\\mcoffee', 'coffee'))),
      all(average(isOnTopic('bread')), average(isOnTopic('coffee'))),
      all(average(has('\\mbread')), average(has('\\mcoffee'))),
    ],
    [
      'compare english with german for the share of 5 stars',
      all(share('rating = 5', english), share('rating = 5', german)),
      few(german),
    ],
    [
      'which source gives the worst ratings',
      {
        says: `select case provenance when 'order' then 'order' when 'invited' then 'nvit' when 'confirmed' then 'themselves' else 'mported' end from (select provenance, rank() over (order by avg(rating)) as place from r where rated group by provenance) ranked where place = 1`,
      },
      {
        says: `select case provenance when 'order' then 'order' when 'invited' then 'nvit' when 'confirmed' then 'themselves' else 'mported' end from (select provenance, rank() over (order by avg(rating)) as place from r group by provenance) ranked where place = 1`,
      },
    ],
    ['are sundays worse than saturdays', all(average('weekday = 7'), average(saturday))],
    [
      'which is mentioned more, croissants or sourdough',
      all(mentioning('\\mcroissant'), mentioning('\\msourdough')),
    ],
    ['rating by source', all(average(invited), average("provenance = 'confirmed'"))],
    ['reviews by weekday', all(count(saturday), count('weekday = 1'))],
    ['how many per star', all(count('rating = 5'), count('rating = 1'))],
    ['breakdown by language please', count(english)],
    [
      'do people who mention the queue rate lower than those who mention staff',
      all(average(isAbout('\\mqueu', 'waiting time')), average(isAbout('\\mstaff', 'staff'))),
      all(average(isOnTopic('waiting time')), average(isOnTopic('staff'))),
      all(average(has('\\mqueu')), average(isOnTopic('staff'))),
      few(`rated and ${isAbout('\\mqueu', 'waiting time')}`),
    ],
    [
      'invited vs walk-ins who is happier',
      all(average(invited), average("provenance = 'confirmed'")),
      unanswerable,
    ],
    ['do we get more reviews on weekends or on weekdays', all(count(weekend), count('weekday < 6'))],
    ['unanswered by star rating', unreplied('rating = 5')],
  ]),
  ...ofKind('trend', [
    ['which month was worst', saysMonth('avg(rating)', 'rated', 10)],
    ['which day is best', saysDay('avg(rating) desc', 'rated', 10)],
    ['worst day of the week for ratings', saysDay('avg(rating)', 'rated', 10)],
    ['rating per month this year', monthly('avg(rating)', `rated and ${thisYear}`, 'stars')],
    ['how has the number of reviews developed since june', monthly('count(*)', since('2026-06-01'), 'count')],
    [
      'is the rating going up or down',
      monthly('avg(rating)', 'rated', 'stars'),
      all(average(thisYear), average(lastYear)),
    ],
    [
      'is it getting better',
      monthly('avg(rating)', 'rated', 'stars'),
      all(average(thisYear), average(lastYear)),
    ],
    ['monthly reviews 2026', monthly('count(*)', thisYear, 'count')],
    ['busiest month?', saysMonth('count(*) desc')],
    [
      'worst quarter by rating',
      monthly('avg(rating)', 'rated', 'stars'),
      {
        numbers: [
          {
            label: 'quarter',
            unit: 'stars',
            sql: `select min(mean) from (select avg(rating) as mean from r where rated group by date_trunc('quarter', day) having count(*) >= 10) q`,
          },
        ],
      },
    ],
    ['which year was best', { says: `select year::text ${placed('avg(rating) desc', 'year', 'rated', 10)}` }],
    ['in what month did we get most 1 stars', saysMonth('count(*) desc', 'rating = 1')],
    ['when were people happiest', saysMonth('avg(rating) desc', 'rated', 10)],
    ['slowest month for reviews in 2026', saysMonth('count(*)', thisYear), unanswerable],
    [
      'on which weekdays do ppl complain most',
      saysDay('count(*) desc', bad),
      {
        says: `select ${day} from (select weekday, rank() over (order by count(*) desc) as place from r where id in (select review_id from aspects where business_id = $1 and shown and label = 'negative') group by weekday) ranked where place = 1`,
      },
    ],
  ]),
  ...ofKind('extremes', [
    ['latest review?', atTheEnd('written_at desc')],
    ['newest one in german', atTheEnd('written_at desc', german)],
    ['oldest unanswered review', atTheEnd('written_at', 'rated and not replied')],
    ['worst review since september', atTheEnd('rating', since('2026-09-01'))],
    ['shortest review', atTheEnd('length(text)', "text <> ''")],
    ['when did the last 5 star review come in', atTheEnd('written_at desc', 'rating = 5')],
    ['best review about bread', quoting(`rating = 5 and ${isAbout('\\mbread', 'bread')}`)],
    ['our very first 1 star', atTheEnd('written_at', 'rating = 1')],
    ['show me the 3 latest reviews', quoting('id in (select id from r order by written_at desc limit 3)')],
    [
      'longest negative review',
      atTheEnd('length(text) desc', bad),
      atTheEnd('length(text) desc', "label = 'negative'"),
    ],
    ['latest bad one pls', atTheEnd('written_at desc', bad)],
    ['most recent review that has no reply', atTheEnd('written_at desc', 'rated and not replied')],
    ['angriest review this year', atTheEnd('rating', thisYear)],
  ]),
  ...ofKind('words', [
    ['how many reviews mention sam', mentioning('\\msam\\M')],
    ['how often is rye mentioned this year', mentioning('\\mrye', thisYear), share(has('\\mrye'), thisYear)],
    ["reviews with the word 'queue', how many", mentioning('\\mqueue')],
    ['any mention of christmas', quoting(has('christmas')), mentioning('christmas')],
    [
      'how many reviews about bread but not about coffee',
      unanswerable,
      count(`${isAbout('\\mbread', 'bread')} and not ${isAbout('\\mcoffee', 'coffee')}`),
    ],
    ['how many customers mention butter or cheese', mentioning('\\mbutter|\\mcheese|\\mbeurre')],
    [
      'how many reviews complain about price',
      {
        numbers: [
          {
            label: 'reviews',
            unit: 'count',
            sql: `select count(*), count(*) filter (where rated) from r where id in (select review_id from aspects where business_id = $1 and topic = 'price' and shown and label = 'negative')`,
          },
        ],
      },
      none(
        `id in (select review_id from aspects where business_id = $1 and topic = 'price' and shown and label = 'negative')`,
      ),
    ],
    [
      'what do tourists say',
      quoting(
        has(
          'holiday|vacation|visiting|touris|trip|travel|urlaub|vacanz|vakantie|reis|viaje|ferie|wakacj|semest',
        ),
      ),
    ],
    ['what do dog owners say', quoting(has('\\mdog|hund|hond|chien|cane|perro|puppy'))],
  ]),
  ...ofKind('replies', [
    ['unanswered 1-star reviews how many', unreplied('rating = 1')],
    ['fastest reply', atReply('min')],
    ['slowest reply we ever gave', atReply('max')],
    ['avg reply time this year', hoursToReply(thisYear)],
    [
      'which bad reviews still need an answer',
      quoting(`${bad} and rated and not replied`),
      none(`${bad} and rated and not replied`),
    ],
    ['reply rate for 5 star', share('replied', 'rating = 5 and rated'), share('replied', 'rating = 5')],
    ['whats our median response time for bad reviews', hoursToReply(bad), few(`replied and ${bad}`)],
    ['how many from september are unanswered', unreplied(inMonth('2026-09'))],
    [
      'do we answer bad reviews faster than good ones',
      all(hoursToReply(bad), hoursToReply(good)),
      few(`replied and ${bad}`),
    ],
    ['how long do german customers wait for our reply', hoursToReply(german), few(`replied and ${german}`)],
    [
      'have we replied to all 1 star reviews',
      share('replied', 'rating = 1 and rated'),
      unreplied('rating = 1'),
      count('rating = 1 and replied'),
      quoting('rating = 1 and rated and not replied'),
    ],
  ]),
  ...ofKind('unanswerable', [
    ['has the rating improved since we hired Tom', unanswerable],
    ['who is our best customer', unanswerable],
    ['what should i bake more of', unanswerable],
    ['how much do croissants cost', unanswerable],
    ['rating per employee', unanswerable],
    ['translate the german reviews', unanswerable],
    [
      'average rating excluding reviews about bread',
      unanswerable,
      average(`not ${isAbout('\\mbread', 'bread')}`),
    ],
    ['how many reviews since the refurbishment', unanswerable],
    ['reviews by women vs men', unanswerable],
    ['what do people say before noon', unanswerable],
    ['how many reviews would recommend us', unanswerable, mentioning('recommend')],
    ['are we better than starbucks', unanswerable],
  ]),
]

export const ownersToDentist: Question[] = [
  ...ofKind('count', [
    ['how many google reviews this year', count(`${imported} and ${thisYear}`)],
    ['patients who gave us 1 star - number?', count('rating = 1')],
    ['reviews not from google', count(`not (${imported})`)],
  ]),
  ...ofKind('average', [
    ['our google rating?', importedAverage('true')],
    ['avg without google', average()],
    [
      'stars when the waiting room is mentioned',
      average(has('waiting room')),
      average(isAbout('waiting room', 'waiting time')),
    ],
  ]),
  ...ofKind('share', [
    ['share of patients giving 4 or 5 stars', share(good)],
    ['% of google reviews that are bad', share(bad, imported)],
  ]),
  ...ofKind('topics', [
    ['what do patients dislike the most', complainedAbout()],
    ['what do google reviewers praise', praised(imported)],
  ]),
  ...ofKind('quotes', [
    ['anything on the hygienist?', quoting(has('hygienist'))],
    ['what r ppl saying about dr okafor', quoting(has('okafor'))],
    ['was anyone unhappy with the parking', quoting(isAbout('parking', 'parking'))],
  ]),
  ...ofKind('groups', [
    [
      'google vs our own reviews',
      all(importedAverage('true'), average()),
      all(count(imported), count(`not (${imported})`)),
      unanswerable,
    ],
    [
      'parking or music, which do people complain about more',
      unanswerable,
      { says: `values ('parking'), ('music')` },
    ],
  ]),
  ...ofKind('trend', [
    [
      'best month so far',
      saysMonth('avg(rating) desc', 'rated', 10),
      { few: 'select id from r limit 1' },
      unanswerable,
    ],
    [
      'reviews per quarter',
      {
        numbers: [
          {
            label: 'quarter',
            unit: 'count',
            sql: "select count(*) from r group by date_trunc('quarter', day)",
          },
        ],
      },
    ],
  ]),
  ...ofKind('replies', [
    ['google reviews w/o an answer', unanswerable, count('true'), { none: 'select id from r where false' }],
    ['how fast do we answer 1 star reviews', hoursToReply('rating = 1'), few('replied and rating = 1')],
    ['fastest and slowest reply', all(atReply('min'), atReply('max')), unanswerable],
  ]),
  ...ofKind('unanswerable', [
    ['how many implants did we do in 2026', unanswerable],
    ['is dr okafor better than dr smith', unanswerable],
  ]),
]

export const ownersToShop: Question[] = [
  ...ofKind('count', [
    ['how many trustpilot reviews', count(imported)],
    ['how many reviews in french', count("language = 'fr'")],
  ]),
  ...ofKind('average', [['trustpilot average', importedAverage('true')]]),
  ...ofKind('topics', [
    ['what do customers like most in german reviews', praised(german)],
    ['biggest complaint this yr', complainedAbout(thisYear)],
  ]),
  ...ofKind('quotes', [
    ['what do people say about delivery', quoting(isAbout('lieferung|delivery|livraison|paket', 'delivery'))],
    ['anything about the zipper', quoting(has('reißverschluss'))],
    ['what do people say about wool', quoting(has('\\mwolle|\\mwool'))],
  ]),
  ...ofKind('words', [
    [
      'how many reviews mention the jumper',
      count(has('\\mpullover|\\mjumper|\\mpull\\M')),
      count(has('\\mjumper')),
    ],
    ['how many reviews mention wool', count(has('\\mwolle|\\mwool')), count(has('\\mwool'))],
    ['how many mention a voucher', count(has('gutschein'))],
  ]),
]

export const ownersToGuesthouse: Question[] = [
  ...ofKind('quotes', [
    [
      'what do people say about breakfast',
      quoting(isAbout('breakfast|frühstück|petit.déjeuner|colazione|desayuno|ontbijt', 'breakfast')),
    ],
    ['anything about towels', quoting(has('towel|handt[uü]ch|serviette|asciugaman|toalla|handdoek'))],
    ['what do people say about the key', quoting(has('\\mkeys?\\M|schlüssel|\\mclé|chiave|llave|sleutel'))],
    ['any complaints about noise', quoting(isAbout('nois|laut|lärm|bruit|bruyant|rumor|ruido', 'noise'))],
    [
      'what do italian guests say about breakfast',
      quoting(`language = 'it' and ${isAbout('colazione', 'breakfast')}`),
    ],
    ['thoughts on the balcony', quoting(has('balcon|balkon|balcone'))],
    [
      'is the bed comfy',
      quoting(isAbout('\\mbed|\\mbett|\\mlit\\M|\\mletto|\\mcama', 'bed')),
      quoting(isAbout('\\mbed|\\mbett|\\mlit\\M|\\mletto|\\mcama', 'room')),
    ],
    ['what did people write about bikes', quoting(has('\\mbike|fahrr[aä]d|vélo|bicicl|fiets'))],
  ]),
  ...ofKind('words', [
    ['how many reviews mention towels', count(has('towel|handt[uü]ch|serviette|asciugaman|toalla|handdoek'))],
    [
      'how many people mention the key',
      count(has('\\mkeys?\\M')),
      count(isOnTopic('key')),
      count(has('\\mkeys?\\M|schlüssel|\\mclé|chiave|llave|sleutel')),
    ],
    ['how many guests mention the balcony', count(has('balcon|balkon|balcone'))],
    ['how many mention bikes', count(has('\\mbike')), count(has('\\mbike|fahrr[aä]d|vélo|bicicl|fiets'))],
    ['what do families say', quoting(has('kind|famil|enfant|bambin|niñ|kids|child'))],
  ]),
  ...ofKind('average', [
    ['average rating of french guests', average("language = 'fr'"), few("rated and language = 'fr'")],
    [
      'rating of reviews mentioning towels',
      average(has('towel|handt[uü]ch|serviette|asciugaman|toalla|handdoek')),
    ],
    ['non-german guests: average?', average("language not in ('de', 'und', 'zxx')")],
  ]),
  ...ofKind('groups', [
    ['do italians or germans rate us better', all(average("language = 'it'"), average(german))],
    [
      'which language is unhappiest',
      {
        says: `select case language when 'de' then 'German' when 'fr' then 'French' when 'it' then 'Italian' when 'es' then 'Spanish' when 'nl' then 'Dutch' else 'English' end from (select language, rank() over (order by avg(rating)) as place from r where rated group by language having count(*) >= 10) ranked where place = 1`,
      },
    ],
  ]),
  ...ofKind('count', [
    ['booking.com reviews how many', count(imported)],
    [
      'how many spanish or italian reviews',
      count("language in ('es', 'it')"),
      all(count("language = 'es'"), count("language = 'it'")),
    ],
  ]),
  ...ofKind('topics', [
    ['what do french guests complain about', complainedAbout("language = 'fr'")],
    ['what do people love here', praised()],
  ]),
]

/** What one has to know of the question before: "and the 1-star ones?" */
export const followUps: (Question & { earlier: string[] })[] = [
  {
    kind: 'count',
    earlier: ['How many reviews this year?'],
    question: 'and the 1-star ones?',
    truths: [count(`rating = 1 and ${thisYear}`)],
  },
  {
    kind: 'count',
    earlier: ['How many reviews this year?'],
    question: 'how many of them are bad',
    truths: [count(`${bad} and ${thisYear}`)],
  },
  {
    kind: 'count',
    earlier: ['how many reviews mention bread'],
    question: 'and coffee?',
    truths: [mentioning('\\mcoffee'), count(isOnTopic('coffee'))],
  },
  {
    kind: 'average',
    earlier: ['average rating in october'],
    question: 'and september',
    truths: [average(inMonth('2026-09'))],
  },
  {
    kind: 'average',
    earlier: ['average rating in october'],
    question: 'what about weekends',
    truths: [
      average(`${weekend} and ${inMonth('2026-10')}`),
      average(weekend),
      few(`${weekend} and ${inMonth('2026-10')}`),
    ],
  },
  {
    kind: 'count',
    earlier: ['how many bad reviews last month'],
    question: 'how many of those are unanswered?',
    truths: [unreplied(`${bad} and ${inMonth('2026-10')}`)],
  },
  {
    kind: 'topics',
    earlier: ['what do people complain about'],
    question: 'only since summer',
    truths: [complainedAbout(since('2026-06-01'), queue)],
  },
  {
    kind: 'topics',
    earlier: ['what do people complain about'],
    question: 'and what do they like',
    truths: [praised()],
  },
  {
    kind: 'share',
    earlier: ['how many reviews this year?'],
    question: 'what percentage of them are 5 stars',
    truths: [share('rating = 5', thisYear)],
  },
  {
    kind: 'quotes',
    earlier: ['what do people say about coffee'],
    question: 'and last year?',
    truths: [quoting(`${isAbout('\\mcoffee', 'coffee')} and ${lastYear}`)],
  },
]
