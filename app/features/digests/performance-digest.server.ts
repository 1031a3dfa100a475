import { labelOfSide, type Side } from '#app/features/analyses/analysis.schema.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { addUp } from '#app/features/analytics/chart-counts.server.ts'
import { readPinned } from '#app/features/ask/asked-questions.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { countTopics } from '#app/features/figures/count-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import {
  areRatingsApart,
  countStars,
  fewestMentions,
  ratingOf,
  type StarCounts,
} from '#app/features/figures/statistics.ts'
import { type Finding, isOpen } from '#app/features/findings/finding.ts'
import { type QuotesOfFinding, quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { describeFinding, type SentencePart } from '#app/features/findings/finding-text.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { type AnalysisPause, readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { listNewestReviews, type NewReview } from '#app/features/reviews/newest-reviews.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { now, plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type DigestPeriod, endOf, periodKey, shiftPeriod, unitName } from './digest-period.ts'
import type { partNames } from './performance-digest.vocabulary.ts'

export type DigestPart = {
  kind: keyof typeof partNames
  sentence: SentencePart[]
  quotes: Quote[]
  link?: { to: string; text: string }
}

/** `parts` is empty if there is nothing worth saying. `course`: reviews of the period, the last, and of those before it. */
export type PerformanceDigest = {
  period: DigestPeriod
  stars: StarCounts
  course: { period: DigestPeriod; count: number }[]
  newest: NewReview[]
  parts: DigestPart[]
}

type OfBusiness = Pick<Business, 'id' | 'tierName'>

/** All that is worth saying about a week or a month, each sentence with its quotes. */
export async function readPerformanceDigest(
  db: Database,
  business: OfBusiness,
  period: DigestPeriod,
): Promise<PerformanceDigest> {
  const pause = await readAnalysisPause(db, business, now())
  const window = { from: new Date(period.from), to: endOf(period) }
  const [found, counted, newest, said, pinned] = await Promise.all([
    readFound(db, business, period, pause),
    countPeriods(db, business.id, period),
    listNewestReviews(db, business.id, { ...window, count: most.newest }),
    readMostSaid(db, business.id, period, pause),
    allows(tierInForce(business.tierName), 'aiChatbot') ? readPinned(db, business, now()) : [],
  ])
  const [before, during] = counted.slice(-2) as [Counted, Counted]
  const rating = ratingSentence(period, during.stars, before.stars)
  return {
    period,
    stars: during.stars,
    course: counted.map(({ period, stars }) => ({ period, count: countStars(stars) })),
    newest,
    parts: [
      ...found,
      ...(rating ? [{ kind: 'rating' as const, sentence: rating, quotes: [] }] : []),
      ...said,
      ...tellWaiting(period, during.waiting),
      ...pinned.map(({ question, address, sentence }) => ({
        kind: 'question' as const,
        sentence: [{ text: question, address }, ' ', ...sentence],
        quotes: [],
      })),
    ],
  }
}

/** At most this many changes of the period, quotes with each sentence, periods in the picture, and newest reviews. */
const most = { changes: 3, quotes: 2, periods: 8, newest: 3 }

/**
 * The changes of the period, and the most important finding. A change is found within two weeks, so that one of the two
 * weeks before may not have been told yet.
 */
async function readFound(
  db: Database,
  business: OfBusiness,
  period: DigestPeriod,
  pause: AnalysisPause | null,
): Promise<DigestPart[]> {
  const all = await readFindings(db, business, endOf(period))
  const from = plusDays(period.from, -14)
  const open = all.findings.filter(isOpen)
  const changes = all.findings
    .filter(({ since }) => since !== null && since >= from && since <= period.to)
    .slice(0, most.changes)
  const first = open.find(
    (each) => each.mentions >= fewestMentions && !changes.includes(each) && saidIn(each, period),
  )
  const told = [...changes, ...(first ? [first] : [])]
  const quotes = await quoteFindings(db, business.id, told, {
    from: new Date(all.from),
    to: endOf(period),
    pause,
  })
  return told.map((finding, rank) => ({
    kind: finding === first ? 'finding' : 'change',
    sentence: describeFinding(finding, all),
    quotes: readable(quotes[rank]!),
    ...(finding === first ? { link: { to: '/business/analytics/suggestions', text: 'What to do' } } : {}),
  }))
}

/** A mail quotes nothing that the public does not see. */
const readable = ({ own }: QuotesOfFinding) => own.filter(({ isHidden }) => !isHidden).slice(0, most.quotes)

const saidIn = ({ weekly }: Finding, { from, to }: DigestPeriod) =>
  weekly.some(({ week, count }) => count > 0 && week >= from && week <= to)

/** Reviews in the rating of the period, and of those before it: by stars, and how many have no reply. */
async function countPeriods(db: Database, businessId: string, period: DigestPeriod) {
  const periods = Array.from({ length: most.periods }, (_, at) => shiftPeriod(period, at + 1 - most.periods))
  const cells = await readCounts(db, businessId, {
    by: ['start', 'rating'],
    unit: unitName(period),
    ...windowOf({ ...period, from: periods[0]!.from }),
    provenance: countedProvenances,
  })
  return periods.map((each) => {
    const { stars, reviews, replied } = addUp(cells.filter(({ start }) => start === each.from))
    return { period: each, stars, waiting: reviews - replied }
  })
}
type Counted = Awaited<ReturnType<typeof countPeriods>>[number]

const windowOf = (period: DigestPeriod) => ({
  from: period.from,
  to: plusDays(period.to, 1),
})

/** The least number of the period's reviews that must say so. */
const fewestSaying = 3

/** The topic that most reviews of the period praise, and the one that most complain about. */
async function readMostSaid(
  db: Database,
  businessId: string,
  period: DigestPeriod,
  pause: AnalysisPause | null,
): Promise<DigestPart[]> {
  const topics = await countTopics(db, businessId, { now: windowOf(period), pause })
  const top = (side: Side, count: 'praise' | 'complaints') => {
    const [first] = topics.toSorted((one, other) => other[count] - one[count])
    return first && first[count] >= fewestSaying ? [{ side, topic: first.topic, count: first[count] }] : []
  }
  const said = [...top('praise', 'praise'), ...top('complaint', 'complaints')]
  const window = { from: new Date(period.from), to: endOf(period), pause }
  const quotes = await quoteFindings(db, businessId, said, window)
  return said.map(({ side, topic, count }, rank) => ({
    kind: side,
    sentence: [
      `${topicName(topic)}: about `,
      {
        text:
          side === 'praise'
            ? countOf(count, 'review praises', 'reviews praise')
            : countOf(count, 'review complains', 'reviews complain'),
        address: inboxAddress({
          state: 'published',
          provenance: 'customers',
          period: periodKey(period),
          topic,
          label: labelOfSide[side],
        }),
      },
      side === 'praise' ? ' it.' : ' about it.',
    ],
    quotes: readable(quotes[rank]!),
  }))
}

function tellWaiting(period: DigestPeriod, waiting: number): DigestPart[] {
  if (waiting === 0) return []
  const address = inboxAddress({ state: 'unreplied', product: 'none', period: periodKey(period) })
  return [
    {
      kind: 'waiting',
      sentence: [
        { text: countOf(waiting, 'review'), address },
        ` of the ${unitName(period)} ${waiting === 1 ? 'has' : 'have'} no reply yet.`,
      ],
      quotes: [],
      link: { to: address, text: 'Read and reply' },
    },
  ]
}

/** The rating of the period beside that of the one before. Null if nobody rated the business in it. */
export function ratingSentence(period: DigestPeriod, now: StarCounts, before: StarCounts) {
  const count = countStars(now)
  if (count === 0) return null
  return [
    {
      text: countOf(count, 'customer'),
      address: inboxAddress({ state: 'published', provenance: 'own', period: periodKey(period) }),
    },
    ` rated you${comparison(now, before)} the ${unitName(period)} before.`,
  ]
}

/** The average where the period has one, and whether it differs from that of the period before by more than chance. */
function comparison(now: StarCounts, before: StarCounts) {
  const [rating, earlier] = [ratingOf(now), ratingOf(before)]
  const average = rating ? ` ${formatAverage(rating.value)} on average` : ''
  if (!rating || !earlier)
    return `${average}, after ${formatNumber(countStars(before)).replace(/^0$/, 'none')}`
  const verdict = !areRatingsApart(now, before)
    ? 'no clear change from'
    : rating.value > earlier.value
      ? 'better than'
      : 'worse than'
  return `${average}, ${verdict} ${formatAverage(earlier.value)}`
}
