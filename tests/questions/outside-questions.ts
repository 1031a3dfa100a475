import { ofKind } from './questions.ts'
import {
  all,
  atTheEnd,
  average,
  complainedAbout,
  count,
  few,
  hoursToReply,
  inMonth,
  inYear,
  isAbout,
  isOnTopic,
  mentioning,
  praised,
  quoting,
  says,
  share,
  since,
  unanswerable,
  unreplied,
  weekend,
  within,
} from './truth-queries.ts'
import type { Question, Truth } from './truths.ts'

// 60 questions as an outsider would type them, to a dentist, a garage and a shop. See README.md.

const bad = 'rating <= 2'
const good = 'rating >= 4'
const imported = "provenance = 'imported'"
const invited = "provenance = 'invited'"
const byOrder = "provenance = 'order'"
const german = "language = 'de'"
const has = (words: string) => `words ~* '${words}'`
const septemberAndOctober = within('2026-09-01', '2026-10-31')

const averageOfAll = (where: string): Truth => ({
  numbers: [{ label: 'average rating', unit: 'stars', sql: `select avg(rating) from r where ${where}` }],
})

export const outsidersToDentist: Question[] = [
  ...ofKind('count', [
    [
      'hw mny patients complain about the waiting',
      count(`${isAbout('waiting', 'waiting time')} and rating <= 3`),
      { reviews: `select id from r where ${isAbout('waiting', 'waiting time')}` },
    ],
    ['how many reviews in each star', ...[5, 4, 3, 2, 1].map((stars) => count(`rating = ${stars}`))],
    ['reviews in june and july 2026 - number', count(within('2026-06-01', '2026-07-31'))],
    ['how many patients came by themselves', count("provenance = 'confirmed'")],
    ['how many mention the crown and the invoice', mentioning('crown', has('invoice'))],
  ]),
  ...ofKind('average', [
    ['avg rating incl. google', averageOfAll('true')],
    ['rating jan 26', average(inMonth('2026-01')), few(`rated and ${inMonth('2026-01')}`)],
  ]),
  ...ofKind('share', [
    [
      'what percentage of patients mentioning the crown are unhappy (3 or less)',
      share('rating <= 3', has('crown')),
      few(isOnTopic('crown')),
    ],
    ['how much of our reviews arent in the score', share(imported)],
  ]),
  ...ofKind('topics', [
    ['3 biggest gripes', complainedAbout()],
    ['what do we get right', praised()],
  ]),
  ...ofKind('quotes', [
    ['two nice quotes about dr okafor', quoting(has('okafor'))],
    ['a few quotes on the waiting room pls', quoting(isAbout('waiting room', 'waiting time'))],
    [
      'why do patients give us 4 and not 5',
      unanswerable,
      quoting('rating = 4'),
      complainedAbout('rating = 4'),
      says('not sure of any complaint'),
    ],
  ]),
  ...ofKind('replies', [
    ['how many bad reviews are we ignoring', unreplied(bad)],
    ['how long do we take to answer bad ones', hoursToReply(bad), few(`replied and ${bad}`)],
  ]),
  ...ofKind('unanswerable', [
    ['which of my hygienists is the laziest', unanswerable],
    ['is the practice on high street rated better than us', unanswerable],
    ['how many appointments did we have in may', unanswerable],
    ['who won the world cup', unanswerable],
  ]),
]

export const outsidersToGarage: Question[] = [
  ...ofKind('count', [
    ['how many gave only stars and wrote nothing', { none: 'select id from r where length(text) = 0' }],
    ['how many reviews does the garage have from google', count(imported)],
    ['nr of 1 or 2 star reviews since summer', count(`${bad} and ${since('2026-06-01')}`)],
    ['how many came by invitation and how many by order link', all(count(invited), count(byOrder))],
  ]),
  ...ofKind('average', [
    ['avg stars of people mentioning the mechanic', average(has('mechanic'))],
    ['whats our score since last easter', average(since('2026-04-05'))],
  ]),
  ...ofKind('topics', [
    [
      'main gripes during september and october 2026',
      complainedAbout(septemberAndOctober),
      quoting(`${septemberAndOctober} and rating <= 3`),
    ],
    ['what are the biggest 5 complaints', complainedAbout()],
  ]),
  ...ofKind('quotes', [
    ['what do they say about the tyres', quoting(has('tires'))],
    ['anyone say anything about a windscreen?', quoting(has('windshield'))],
    ['bonnet scratched - show me', quoting(has('hood'))],
    ['funny quotes about the coffee', quoting(has('coffee'))],
    ['best thing someone said about dave', quoting(has('dave'))],
    ['reviews that mention clutch and price', quoting(`${has('clutch')} and ${isAbout('price', 'price')}`)],
    [
      'what is behind the bad reviews in october',
      complainedAbout(`${bad} and ${inMonth('2026-10')}`),
      quoting(`${bad} and ${inMonth('2026-10')}`),
    ],
  ]),
  ...ofKind('extremes', [
    [
      'when did the courtesy car complaints start',
      atTheEnd('day', has('courtesy car')),
      { reviews: `select id from r where ${has('courtesy car')}` },
    ],
    ['newest 2 reviews about brakes', quoting(has('brakes'))],
  ]),
  ...ofKind('trend', [
    [
      'is the price getting better or worse',
      all(
        average(`${isAbout('zzz', 'price')} and ${since('2026-05-21')}`),
        average(`${isAbout('zzz', 'price')} and not (${since('2026-05-21')})`),
      ),
      // The latest year against the one before, of all reviews, where those in the rating are too few.
      all(
        averageOfAll(`${isOnTopic('price')} and ${since('2025-12-01')}`),
        averageOfAll(`${isOnTopic('price')} and ${within('2024-12-01', '2025-11-30')}`),
      ),
      few(`rated and ${isOnTopic('price')} and ${since('2026-05-21')}`),
    ],
  ]),
  ...ofKind('unanswerable', [
    ['how many cars did we repair in july', unanswerable],
    ['are customers who mention the wait less happy than those who dont', unanswerable],
  ]),
]

export const outsidersToShop: Question[] = [
  ...ofKind('count', [
    ['how many ppl wrote in german', count(german)],
    ['reviews excl. trustpilot', count(`not (${imported})`)],
    [
      'how many 5 star in 2025 and 2026',
      count('rating = 5'),
      all(count(`rating = 5 and ${inYear(2025)}`), count(`rating = 5 and ${inYear(2026)}`)),
    ],
    [
      'bad ones (1-2 stars) this year?',
      count(`${bad} and ${inYear(2026)}`),
      quoting(`${bad} and ${inYear(2026)}`),
    ],
  ]),
  ...ofKind('average', [
    ['avg on weekends', average(weekend)],
    ['avg with trustpilot included', unanswerable, averageOfAll('true')],
  ]),
  ...ofKind('share', [
    ['share of happy ones (4+)', share(good)],
    ['what fraction is german', share(german)],
  ]),
  ...ofKind('periods', [
    [
      'compare jan 26 with feb 26',
      all(average(inMonth('2026-01')), average(inMonth('2026-02'))),
      few(`rated and ${inMonth('2026-01')}`),
      few(`rated and ${inMonth('2026-02')}`),
    ],
    ['were we better in 2025 or 2026', all(average(inYear(2025)), average(inYear(2026)))],
  ]),
  ...ofKind('groups', [
    [
      'do germans rate us worse than the french',
      all(average(german), average("language = 'fr'")),
      few("rated and language = 'fr'"),
    ],
    ['weekend vs weekday ratings', all(average(weekend), average('weekday < 6'))],
  ]),
  ...ofKind('quotes', [
    ['what do people say about shipping', quoting(isAbout('lieferung|livraison|delivery|paket', 'delivery'))],
    ['anything on vouchers', quoting(has('gutschein'))],
    ['what do they say about the sweaters', quoting(has('pullover|jumper|pull'))],
    ['a couple of quotes about quality', quoting(isAbout('qualit', 'quality'))],
  ]),
  ...ofKind('replies', [
    ['how many reviews are still waiting for us', unreplied(), unanswerable],
    ['what share of bad ones got an answer', share('replied', `rated and ${bad}`)],
  ]),
  ...ofKind('unanswerable', [
    ['how many parcels did we ship in may', unanswerable],
    ['is amazon cheaper than us', unanswerable],
  ]),
]
