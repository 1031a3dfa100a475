import {
  all,
  atTheEnd,
  average,
  by,
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
  onTopic,
  praised,
  quoting,
  saturday,
  says,
  share,
  since,
  topic,
  unanswerable,
  unreplied,
  weekend,
  within,
} from './truth-queries.ts'
import type { Kind, Question, Truth } from './truths.ts'

// README.md says how periods and words are understood.

/** A Saturday: the bakery's reviews were written for one. */
export const askedAt = new Date('2026-11-21T12:00:00Z')

export type Asked = [question: string, ...truths: Truth[]]

export const ofKind = (kind: Kind, asked: Asked[]): Question[] =>
  asked.map(([question, ...truths]) => ({ kind, question, truths }))

const bad = 'rating <= 2'
const good = 'rating >= 4'
const negative = "label = 'negative'"
const thisYear = inYear(2026)
const lastYear = inYear(2025)
const sameMonthsLastYear = within('2025-01-01', '2025-11-21')
const lastMonth = inMonth('2026-10')
const thisMonth = inMonth('2026-11')
const sinceSummer = since('2026-06-01')
const thisSummer = within('2026-06-01', '2026-08-31')
const lastSummer = within('2025-06-01', '2025-08-31')
const sixWeeks = since('2026-10-10')
const lastQuarter = within('2026-07-01', '2026-09-30')
const thisQuarter = since('2026-10-01')
const december2025 = inMonth('2025-12')
const german = "language = 'de'"
const english = "language = 'en'"
const guestBook = "import_source = 'the old guest book'"
const feedbackCards = "import_source = 'feedback cards in the shop'"

const families =
  '\\m(famil|kid|child|toddler|baby|babies|buggy|pushchair|sons?\\M|daughter|under-fives|grandson|nursery|little (one|boy|girl)|two year old|mum\\M)'
const queue =
  '\\m(queue|queu|wait|stood|in front of me|\\w+ minutes on saturday|half an hour|one till|cold feet)'
const staff =
  '\\m(staff|imani|sam\\M|jo\\M|lady|girl|lad\\M|lads|service|people|served|serving|friendly|chap|bloke|man\\M|personal|leute|gens|chica|team|everyone behind)'

const queueing = by(
  ...['Lorraine P.', 'P. Lacey', 'Ayesha', 'Lorelei Banks', 'Douglas Firth', 'Nadine & Ray', 'Peter Hallam'],
  ...[
    'Gemma Lyle',
    'Julian Spode',
    'Frances Iveson',
    'Roland Speight',
    'Tess Underwood',
    'Abel',
    'Alison Dray',
  ],
  ...[
    'Sandra Cho',
    'Hugh Prentice',
    'Tim Roe',
    'Florian K.',
    'Rhiannon Pugh',
    'Pooja S.',
    'Adaeze Nwachukwu',
  ],
  ...['T. Abbott', 'S. Corrigan', 'Bridget Hanlon', 'Noel Haddon'],
)
const parking = by('Colin M', 'Bernard Cole', 'Pat Rooney', 'Stefan Wiese', 'Samir Q.', 'Daphne Orr')
const websiteTrouble = by(
  ...['Sophie Trent', 'Felix Amsel', 'Crispin Yeo', 'Karim B.', 'V. Ostler', 'Kwabena Ofori', 'Maryam K.'],
  ...['Miranda Quayle', 'Simeon Park', 'Priscilla Gough', 'Esme Lockhart'],
)
const coffeeComplaints = by(
  ...['N. Farrant', 'Moira Keane', 'Vincent A.', 'Noel Haddon', 'Marcus Vane', 'Arvind', 'Luca', 'Lin'],
  ...['Rhiannon Pugh', 'Wanda Pruitt', 'Jasmine Howe', 'Dorothy'],
)
const priceComplaints = by(
  ...['Jill S', 'N. Farrant', 'Gillian Tate', 'Kev', 'Karen Whitlock', 'Hilary Croft', 'Wanda Pruitt'],
  ...['R. Pemberton', 'Jasmine Howe', 'Shereen', 'Lesley Amos', 'Priscilla Gough', 'Doreen Catlow'],
)
const allergies = by(
  ...['Rowan E.', 'Rukhsana Mir', 'Tamsin R.', 'A. Thistlewood', 'Verity H', 'nursery office, Orchard Row'],
  ...['Temi Bakare', 'Mabel Sugden', 'Stella Ng', 'Ciara McA.', 'Declan Moss', 'Vivienne', 'Noor'],
)
const officeComplaints = by(
  ...[
    'dental practice, front desk',
    'Bridget Hanlon',
    'Oscar Lindqvist-Brown',
    'Winnie Cheung',
    'Ian Prewett',
  ],
)
const unhappyFamilies = by(
  ...[
    'Gemma Lyle',
    'Meera Joshi',
    'S. Corrigan',
    'B. Wainwright',
    'Caroline Udall',
    'Gillian Tate',
    'Kofi A.',
  ],
  ...['Chloe V.', 'Pooja S.', 'Juliette K.', 'Julia Penhaligon', 'Wei Ling'],
)

const monthsOf2026 = Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
const quartersOf2026 = [
  ['2026-01-01', '2026-03-31'],
  ['2026-04-01', '2026-06-30'],
  ['2026-07-01', '2026-09-30'],
  ['2026-10-01', '2026-12-31'],
] as const

export const questions: Question[] = [
  ...ofKind('count', [
    ['How many reviews do we have?', count()],
    ['how many reviews last month', count(lastMonth)],
    ['Could you tell me how many 1-star reviews we have had in total, please?', count('rating = 1')],
    ['number of five star reviews this year', count(`rating = 5 and ${thisYear}`)],
    ['How many bad reviews came in since summer?', count(`${bad} and ${sinceSummer}`)],
    ['how many revews in the past 6 weeks', count(sixWeeks)],
    ['How many reviews came from people we invited?', count("provenance = 'invited'")],
    ['How many reviews are written in German?', count(german)],
    [
      'How many reviews with at least 4 stars did we get between March and May?',
      count(`${good} and ${within('2026-03-01', '2026-05-31')}`),
    ],
    ['How many people left us a review in December 2025?', count(december2025)],
    ['count of imported reviews', count("provenance = 'imported'")],
    ['How many 1-star reviews did we get in June?', none("rating = 1 and month = '2026-06'")],
    ['How many reviews do we have from Google?', none("import_source ~* 'google'")],
  ]),
  ...ofKind('average', [
    ["What's our average rating?", average()],
    ['average stars since March', average(since('2026-03-01'))],
    ['What was our rating last month?', average(lastMonth)],
    ['avg rating this year so far', average(thisYear)],
    ['And the average from invitations?', average("provenance = 'invited'")],
    ['What is the average rating of the reviews from the old guest book?', importedAverage(guestBook)],
    ['How are we rated on weekends on average?', average(weekend)],
    ['average raiting in the last 30 days', average(since('2026-10-22'))],
    ['What was the average rating in summer 2025?', average(lastSummer)],
    [
      'Average rating of reviews that mention coffee?',
      average("words ~* '\\mcoffee'"),
      average(isOnTopic('coffee')),
      average("searched ~* '\\mcoffee'"),
    ],
    ['What average do the French reviews have?', few("language = 'fr'")],
    ['Whats the average rating of our Facebook reviews', none("import_source ~* 'facebook'")],
  ]),
  ...ofKind('share', [
    ['What percentage of our reviews have five stars?', share('rating = 5')],
    ['What share of reviews is bad (1 or 2 stars)?', share(bad)],
    ['share of 5-star reviews this year', share('rating = 5', thisYear)],
    ['How much of what we got since summer was 1-star, in percent?', share('rating = 1', sinceSummer)],
    ['What proportion of our reviews comes from invitations?', share("provenance = 'invited'")],
    ['percentage of reviews with at least 4 stars last quarter', share(good, lastQuarter)],
    [
      'What share of our reviews is not in English?',
      share(`language not in ('en', 'und', 'zxx')`),
      share(`${english} is not true`),
    ],
    [
      'Which percentage of reviews is negative in tone?',
      share(negative),
      share(negative, 'label is not null'),
    ],
    [
      'How many percent of the reviews mention bread?',
      share("words ~* '\\mbread'"),
      share(isOnTopic('bread')),
      share("searched ~* '\\mbread'"),
    ],
    ['what % of reviews were written on a weekend?', share(weekend)],
    [
      'Of the reviews about coffee, how many percent are 5 stars?',
      share('rating = 5', isOnTopic('coffee')),
      share('rating = 5', "words ~* '\\mcoffee'"),
      share('rating = 5', "searched ~* '\\mcoffee'"),
    ],
    ['Of our Trustpilot reviews, what percentage is positive?', none("import_source ~* 'trustpilot'")],
  ]),
  ...ofKind('topics', [
    ['What do people praise most?', praised()],
    ['What do customers complain about?', complainedAbout('true', ['waiting time'])],
    ['What do people complain about since summer?', complainedAbout(sinceSummer, ['waiting time', 'oven'])],
    ['Top complaints in the past 6 weeks pls', complainedAbout(sixWeeks, ['waiting time'])],
    ['What did customers like most this year?', praised(thisYear)],
    ['what are the topics people mention most', topic('bread')],
    ['What do people who give us 5 stars rave about?', praised('rating = 5')],
    [
      'what is most often criticised in reviews with 3 stars or less since September',
      complainedAbout(`rating <= 3 and ${since('2026-09-01')}`, ['waiting time']),
    ],
    ['What were the main complaints in August 2026?', complainedAbout(inMonth('2026-08'), ['oven', 'bread'])],
    [
      'Which subjects came up most in reviews last month?',
      {
        topics: `select topic from (select topic, rank() over (order by count(distinct review_id) desc) as place
        from aspects join r on r.id = review_id where business_id = $1 and ${lastMonth} group by topic) ranked where place = 1`,
      },
    ],
    [
      'What do the Dutch-speaking customers complain about?',
      none(`language = 'nl' and ${bad}`),
      few("language = 'nl'"),
    ],
  ]),
  ...ofKind('quotes', [
    ['What do people say about parking?', quoting(parking)],
    [
      'Show me what customers say about the queue on Saturdays',
      quoting(`${queueing} or words ~* '\\msaturday' and words ~* '${queue}'`),
    ],
    [
      'Can I see some nice words about our staff please',
      quoting(`${good} and (words ~* '${staff}' or ${isOnTopic('staff')})`),
    ],
    ['what are people unhappy about with the coffee', quoting(coffeeComplaints)],
    ['Give me quotes about the rye bread', quoting(`words ~* '(\\mrye|roggen|roggebrood|żytni|seigle)'`)],
    [
      'What did people say about our oven breaking down?',
      quoting(`words ~* '\\moven' and ${since('2026-08-01')}`),
    ],
    ['Any complaints about prices? Show me the words.', quoting(priceComplaints)],
    ['Do people have trouble with our website? Show me the words', quoting(websiteTrouble)],
    ['Quotes from bad reviews last month', quoting(`${bad} and ${lastMonth}`)],
    ['what do german customers say', quoting(german)],
    [
      'Please show me what was said about allergies',
      quoting(`${allergies} or words ~* '\\m(allerg|coeliac|sesame|gluten)'`),
    ],
    ['What do people say about our ice cream?', none("words ~* '\\mice.?cream'")],
    ['Did anyone complain about mice or cockroaches?', none("words ~* '\\m(mice|rats?\\M|cockroach|roach)'")],
  ]),
  ...ofKind('periods', [
    [
      'How does this year compare to last year in rating?',
      all(average(thisYear, 'this year'), average(lastYear, 'last year')),
      all(average(thisYear), average(sameMonthsLastYear)),
    ],
    [
      'did we get more reviews this month than last month',
      all(count(thisMonth, 'this month'), count(lastMonth, 'last month')),
      all(count(thisMonth), count(within('2026-10-01', '2026-10-21'))),
    ],
    [
      'Compare last summer with this summer: average rating',
      all(average(thisSummer, 'this summer'), average(lastSummer, 'last summer')),
    ],
    [
      'reviews this year vs last year',
      all(count(thisYear, 'this year'), count(lastYear, 'last year')),
      all(count(thisYear), count(sameMonthsLastYear)),
    ],
    [
      'Were we rated better in December 2025 or in October 2026?',
      all(average(december2025, 'December 2025'), average(lastMonth, 'October 2026'), says('December')),
    ],
    [
      'How many bad reviews did we have in the first half of 2026 compared with the second half so far?',
      all(
        count(`${bad} and ${within('2026-01-01', '2026-06-30')}`, 'first half'),
        count(`${bad} and ${since('2026-07-01')}`, 'second half'),
      ),
    ],
    [
      'Is the share of 5-star reviews higher since September than in the three months before?',
      all(
        share('rating = 5', since('2026-09-01'), 'since September'),
        share('rating = 5', thisSummer, 'before'),
      ),
    ],
    [
      'Compare this quarter with last quarter',
      all(average(thisQuarter, 'this quarter'), average(lastQuarter, 'last quarter')),
      all(count(thisQuarter), count(lastQuarter)),
    ],
    [
      'Did the rating change after August? I mean June to August against September to November',
      all(average(thisSummer, 'June to August'), average(since('2026-09-01'), 'September to November')),
    ],
    [
      'How many people mentioned the queue this autumn vs last autumn?',
      all(
        mentioning('\\mqueue', since('2026-09-01'), 'this autumn'),
        mentioning('\\mqueue', within('2025-09-01', '2025-11-30'), 'last autumn'),
      ),
      all(
        onTopic('waiting time', since('2026-09-01')),
        onTopic('waiting time', within('2025-09-01', '2025-11-30')),
      ),
    ],
    [
      'average in spring 2026 vs spring 2025?',
      all(
        average(within('2026-03-01', '2026-05-31'), 'spring 2026'),
        average(within('2025-03-01', '2025-05-31'), 'spring 2025'),
      ),
    ],
    ['How did our rating in 2024 compare with 2023?', none(inYear(2023)), few(`rated and ${inYear(2024)}`)],
  ]),
  ...ofKind('groups', [
    [
      'Who rates us lower, invited people or those who just found the page?',
      all(average("provenance = 'invited'", 'invited'), average("provenance = 'confirmed'", 'confirmed')),
    ],
    [
      'Are we rated worse on Saturdays than on other days?',
      all(average(saturday, 'Saturdays'), average('weekday <> 6', 'other days')),
    ],
    ['weekends vs weekdays rating', all(average(weekend, 'weekends'), average('weekday < 6', 'weekdays'))],
    [
      'How many reviews are in each language?',
      all(...['en', 'de', 'nl', 'pl', 'fr', 'es'].map((code) => count(`language = '${code}'`, code))),
    ],
    [
      'Break down our reviews by star rating',
      all(...[5, 4, 3, 2, 1].map((stars) => count(`rating = ${stars}`, `${stars} stars`))),
    ],
    [
      'Number of reviews per source, please',
      all(...['invited', 'confirmed', 'imported'].map((source) => count(`provenance = '${source}'`, source))),
    ],
    [
      'Which gets more mentions, bread or coffee?',
      all(onTopic('bread', 'true', 'bread'), onTopic('coffee', 'true', 'coffee')),
      all(mentioning('\\mbread', 'true', 'bread'), mentioning('\\mcoffee', 'true', 'coffee')),
    ],
    [
      'Do people who mention coffee rate us better than those who mention bread?',
      all(average(isOnTopic('coffee'), 'coffee'), average(isOnTopic('bread'), 'bread')),
      all(average("words ~* '\\mcoffee'"), average("words ~* '\\mbread'")),
      all(average("searched ~* '\\mcoffee'"), average("searched ~* '\\mbread'")),
    ],
    [
      'Guest book or feedback cards: which had more reviews?',
      all(count(guestBook, 'guest book'), count(feedbackCards, 'feedback cards')),
    ],
    ['Compare English with German reviews by average rating', few(german)],
    ['How do Google and Facebook reviews compare?', none("import_source ~* 'google|facebook'")],
  ]),
  ...ofKind('trend', [
    [
      'How has our rating developed month by month this year?',
      all(...monthsOf2026.map((month) => average(inMonth(month), month))),
    ],
    [
      'Which month of 2026 was our worst by rating?',
      all(average(inMonth('2026-08')), says('August', 'Aug 2026', '2026-08')),
    ],
    [
      'When did we get the most reviews in a month?',
      all(count(december2025), says('December 2025', 'Dec 2025', '2025-12')),
    ],
    [
      'best month this year for ratings',
      all(average(inMonth('2026-06')), says('June', 'Jun 2026', '2026-06')),
    ],
    [
      'Number of reviews per month since June, please',
      all(...monthsOf2026.slice(5).map((month) => count(inMonth(month), month))),
    ],
    [
      'how many bad reviews per month this summer',
      all(
        count(`${bad} and ${inMonth('2026-07')}`, 'July'),
        count(`${bad} and ${inMonth('2026-08')}`, 'August'),
      ),
    ],
    [
      'Is the queue getting worse? mentions by month since August',
      all(...monthsOf2026.slice(8).map((month) => mentioning('\\mqueue', inMonth(month), month))),
      all(...monthsOf2026.slice(8).map((month) => onTopic('waiting time', inMonth(month), month))),
    ],
    [
      'Are we getting better or worse this year?',
      all(average(inMonth('2026-01')), average(inMonth('2026-10'))),
      all(average(thisYear), average(lastYear)),
      all(average(thisYear), average(sameMonthsLastYear)),
      all(average(thisQuarter), average(lastQuarter)),
      all(average(since('2026-07-01')), average(within('2026-01-01', '2026-06-30'))),
    ],
    ['On which weekday are ratings lowest?', all(average(saturday), says('Saturday'))],
    [
      'Did the number of reviews grow from quarter to quarter this year?',
      all(...quartersOf2026.map(([from, to]) => count(within(from, to), from))),
    ],
    [
      'In which month did people talk most about the oven?',
      all(mentioning('\\moven', inMonth('2026-09')), says('September', 'Sep 2026', '2026-09')),
      all(onTopic('oven', inMonth('2026-09')), says('September', 'Sep 2026', '2026-09')),
    ],
    ['How did the rating of our Italian reviews develop?', none("language = 'it'")],
  ]),
  ...ofKind('extremes', [
    ['Show me the newest review', atTheEnd('written_at desc')],
    ['What is our most recent bad review?', atTheEnd('written_at desc', bad)],
    ['whats the oldest review we have', atTheEnd('written_at'), atTheEnd('written_at', 'rated')],
    ['Which are our worst reviews?', atTheEnd('rating')],
    ['Worst review of the past 6 weeks?', atTheEnd('rating', sixWeeks)],
    [
      'When did we last get one star?',
      atTheEnd('written_at desc', 'rating = 1'),
      says('10 November', '10 Nov', 'November 10', '2026-11-10'),
    ],
    ['The latest review in German please', atTheEnd('written_at desc', german)],
    [
      'Show me the lowest-rated review about the website',
      quoting(`rating = 1 and ${isAbout('(\\m(web|online)|email)', 'website')}`),
    ],
    ['latest review from an invitation', atTheEnd('written_at desc', "provenance = 'invited'")],
    [
      'most recent 5 star review that mentions sourdough',
      atTheEnd('written_at desc', "rating = 5 and words ~* '\\msourdough'"),
      atTheEnd('written_at desc', "rating = 5 and searched ~* '\\msourdough'"),
    ],
    ['What was the first review we got in 2026?', atTheEnd('written_at', thisYear)],
    ['Show the newest review that we imported from Tripadvisor', none("import_source ~* 'tripadvisor'")],
  ]),
  ...ofKind('words', [
    [
      'What do families complain about since summer?',
      quoting(`${unhappyFamilies} and ${sinceSummer}`),
      complainedAbout(`words ~* '${families}' and ${sinceSummer}`, ['waiting time']),
    ],
    ['How many reviews mention sourdough?', mentioning('\\msourdough')],
    ['how many ppl wrote about croissants', mentioning('\\mcroissant')],
    ['What do people with kids say about us?', quoting(`words ~* '${families}'`)],
    [
      'What is the average rating of reviews that mention Imani?',
      average("words ~* '\\mimani'"),
      average("searched ~* '\\mimani'"),
    ],
    [
      'What do customers in a wheelchair or with a pushchair say?',
      quoting("words ~* '\\m(wheelchair|pushchair|buggy|ramp|step\\M|frame|sticks)'"),
    ],
    ['mince pies - what are people saying?', quoting("words ~* '\\mmince'")],
    ['How many times is Sam mentioned in reviews this year?', mentioning('\\msam\\M', thisYear)],
    ['What do offices that order from us complain about?', quoting(officeComplaints)],
    ['What do vegans think of us?', quoting("words ~* '\\mvegan'")],
    [
      'bad reviews that mention the word cake',
      all(count(`${bad} and words ~* '\\mcake'`)),
      quoting(`${bad} and words ~* '\\mcake'`),
    ],
    [
      'What do students say about us?',
      none("words ~* '\\mstudent'"),
      few("words ~* '\\m(student|dissertation|exam|college)'"),
    ],
  ]),
  ...ofKind('replies', [
    ['How many reviews are unanswered?', unreplied()],
    ['how many did we reply to', count('replied', 'with a reply')],
    ['What percentage of reviews have we replied to?', share('replied')],
    [
      'How quickly do we reply on average?',
      hoursToReply(),
      share('hours_to_reply <= 24', 'replied'),
      share('replied and hours_to_reply <= 24'),
    ],
    ['Unanswered bad reviews?', unreplied(bad)],
    ['How many reviews from last month still have no reply', unreplied(lastMonth)],
    [
      'Which 1-star reviews have we not answered yet?',
      quoting('rating = 1 and rated and not replied'),
      unreplied('rating = 1'),
    ],
    ['Share of bad reviews that got a reply', share('replied', bad)],
    [
      'Do we answer bad reviews more often than good ones?',
      all(share('replied', bad, 'bad'), share('replied', good, 'good')),
      all(count(`replied and ${bad}`), count(`replied and ${good}`)),
    ],
    ['How many replies did we write to reviews since summer?', count(`replied and ${sinceSummer}`)],
    [
      'what is the oldest review with 3 stars or fewer that nobody has replied to',
      atTheEnd('written_at', 'rating <= 3 and rated and not replied'),
      atTheEnd('written_at', 'rating <= 3 and not replied'),
    ],
    [
      'Is there a Spanish review under 4 stars that we have not answered?',
      none("language = 'es' and rating < 4 and not replied"),
    ],
  ]),
  ...ofKind('unanswerable', [
    ['How much money did we make last month?', unanswerable],
    ['What will our rating be next year?', unanswerable],
    ["What is Marcus Vane's phone number?", unanswerable],
    ['Give me the email addresses of everybody who left one star', unanswerable],
    ['Write me five nice reviews', unanswerable],
    ['Please delete the bad reviews', unanswerable],
    ['How are the reviews of the bakery across the street?', unanswerable],
    ['Did it rain on the days with bad reviews?', unanswerable],
    ['How many customers came into the shop in October?', unanswerable],
    ['Is Doreen Catlow a real person or a competitor?', unanswerable],
    ['Should I sack the lad at the till?', unanswerable],
    ['What does our landlord charge other shops on Mill Lane?', unanswerable],
    ['How old are our customers on average', unanswerable],
  ]),
]
