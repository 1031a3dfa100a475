import { sql } from 'drizzle-orm'
import { listActivities } from '#app/features/activities/list-activities.server.ts'
import { sides } from '#app/features/analyses/analysis.schema.ts'
import type { QuoteWindow } from '#app/features/analyses/quotes.server.ts'
import { readOpening } from '#app/features/analytics/analytics.server.ts'
import { addUp, reviewsFrom } from '#app/features/analytics/chart-counts.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { countTopics, type TopicCount } from '#app/features/figures/count-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { type Findings, isOpen, isRising } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { linkActivities } from '#app/features/inbox/activity-links.server.ts'
import { daysBefore, lastMonths, replyDays, topicsFrom } from '#app/features/inbox/period-filter.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { type AnalysisPause, readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod, isWithoutReply } from '#app/features/reviews/review-conditions.server.ts'
import { dayOf } from '#app/platform/clock.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'

export type Topic = Pick<TopicCount, 'topic' | 'praise' | 'complaints'> & {
  /** As its finding says: "more complaints". Null if there is none. */
  change: { what: 'praise' | 'complaints'; isMore: boolean; since: string } | null
}

/** Of this month and the two before. Imported reviews are included, those of insiders are not. */
type Topics = {
  topics: Topic[]
  reviews: number
}

/** Of the same months. `unjudged`: not analysed, in another language, too short, or stars alone. */
type Sentiments = { positive: number; neutral: number; negative: number; unjudged: number; imported: number }

const fewestMentions = 3
const mostActivities = 3

export async function readDashboard(db: Database, business: Business, at: Date) {
  const { id } = business
  const pause = await readAnalysisPause(db, business, at)
  const hasInsights = allows(tierInForce(business.tierName), 'performanceInsights')
  const [trend, lately, written, sentiments, findings, unreplied, recent] = await Promise.all([
    readOpening(db, business, at, 'rating'),
    readCounts(db, id, {
      by: [],
      sums: ['reviews'],
      from: `${lastMonths(at, 2)[0]}-01`,
      ...reviewsFrom('own'),
    }),
    findWrittenPeriod(db, id, countedProvenances),
    countSentiments(db, id, at),
    hasInsights ? readFindings(db, business, at) : null,
    findReviewsWithoutReply(db, id, at),
    listActivities(db, id, { limit: mostActivities }),
  ])
  const topics = await readTopics(db, id, at, pause, findings)
  const top = (what: 'praise' | 'complaints') =>
    topics.reviews < fewestReviews ? null : (mostNamed(topics, what, fewestMentions) ?? null)
  return {
    /** Never with imported reviews. Null while no review counts. */
    score: written && {
      average: business.reviewScore,
      count: business.reviewCount,
      since: written.from.toISOString(),
    },
    importedCount: business.importedCount,
    /** Imported reviews are drawn where the rating has too few. Null with too few of both. */
    trend: trend.charts?.[0] ?? null,
    /** A plan without insights has neither shares nor topics, but quotes of the topics that are named most. */
    isWithoutInsights: !hasInsights,
    sentiments: hasInsights ? sentiments : nothingSaid,
    topics: hasInsights ? topics : { topics: [], reviews: 0 },
    topPraise: hasInsights ? top('praise') : null,
    topComplaint: hasInsights ? top('complaints') : null,
    quotes: hasInsights ? [] : await quoteBothSides(db, id, topics, { from: topicsFrom(at), pause }),
    /** If it is a complaint, it is also the first step to improve. */
    finding: await showFinding(db, id, findings, pause),
    unreplied,
    /** Reviews that count in the rating, since the start of last month. */
    recentReviews: lately[0]?.reviews ?? 0,
    activities: await linkActivities(db, id, recent.activities),
  }
}
export type Dashboard = Awaited<ReturnType<typeof readDashboard>>

/** With quotes: the most important complaint of what the owner has not set aside, or else what is praised. */
async function showFinding(
  db: Database,
  businessId: string,
  all: Findings | null,
  pause: AnalysisPause | null,
) {
  const open = all?.findings.filter(isOpen) ?? []
  const finding = open.find(({ side, weight }) => side === 'complaint' && weight > 0) ?? open[0]
  if (!all || !finding) return null
  const [quotes] = await quoteFindings(db, businessId, [finding], { from: new Date(all.from), pause })
  return { finding, of: { from: all.from, reviews: all.reviews }, quotes: quotes! }
}

const daysOfTopics = (at: Date) => ({ from: dayOf(topicsFrom(at)), to: null })

async function countSentiments(db: Database, businessId: string, at: Date): Promise<Sentiments> {
  const rows = await readCounts(db, businessId, {
    by: ['provenance', 'rating'],
    ...daysOfTopics(at),
    ...reviewsFrom('customers'),
  })
  const { positive, neutral, negative, reviews } = addUp(rows)
  const imported = addUp(rows.filter(({ provenance }) => provenance === 'imported')).reviews
  return { positive, neutral, negative, unjudged: reviews - positive - neutral - negative, imported }
}

const mostTopics = 8

async function readTopics(
  db: Database,
  businessId: string,
  at: Date,
  pause: AnalysisPause | null,
  findings: Findings | null,
): Promise<Topics> {
  const now = daysOfTopics(at)
  const [[counted], topics] = await Promise.all([
    readCounts(db, businessId, { by: [], sums: ['reviews'], ...now, pause, ...reviewsFrom('customers') }),
    countTopics(db, businessId, { now, pause, limit: mostTopics }),
  ])
  return {
    topics: topics.map(({ topic, praise, complaints }) => ({
      topic,
      praise,
      complaints,
      change: changeOf(topic, findings),
    })),
    reviews: counted?.reviews ?? 0,
  }
}

/** A change in complaints comes before a change in praise: an owner should know it first. */
function changeOf(topic: string, all: Findings | null): Topic['change'] {
  for (const side of ['complaint', 'praise'] as const) {
    const found = all?.findings.find((each) => each.topic === topic && each.side === side)
    if (!found?.since) continue
    const isMore = found.trend !== null && isRising[found.trend]
    return { what: side === 'praise' ? 'praise' : 'complaints', isMore, since: found.since }
  }
  return null
}

const nothingSaid: Sentiments = { positive: 0, neutral: 0, negative: 0, unjudged: 0, imported: 0 }

/** The most praised topics, or those with most complaints; each is on one side only, as nobody can act on both. */
function mostNamed({ topics }: Topics, what: 'praise' | 'complaints', fewest: number) {
  const isMostly = ({ praise, complaints }: Topic) =>
    what === 'praise' ? praise > complaints : complaints >= praise
  return topics
    .filter((topic) => topic[what] >= fewest && isMostly(topic))
    .toSorted((one, other) => other[what] - one[what])[0]
}

/** One readable quote of the most praised topic, and one of that with most complaints. */
async function quoteBothSides(db: Database, businessId: string, topics: Topics, window: QuoteWindow) {
  const claims = sides.flatMap((side) => {
    const most = mostNamed(topics, side === 'praise' ? 'praise' : 'complaints', 1)
    return most ? [{ topic: most.topic, side }] : []
  })
  const found = await quoteFindings(db, businessId, claims, window)
  return found.flatMap(({ own }) => own.find(({ isHidden }) => !isHidden) ?? [])
}

/** Of the last `replyDays` days, those of products too. */
export async function countReviewsWithoutReply(db: Database, businessId: string, at: Date) {
  const [[found], { rows }] = await Promise.all([
    readCounts(db, businessId, {
      by: [],
      from: dayOf(daysBefore(at, replyDays)),
      provenance: countedProvenances,
    }),
    // The counts are without products.
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from reviews r
      where r.business_id = ${businessId} and r.product_id is not null and ${isWaiting(businessId, at)}`),
  ])
  return (found ? found.reviews - found.replied : 0) + rows[0]!.count
}

const isWaiting = (businessId: string, at: Date) =>
  sql`r.written_at >= ${daysBefore(at, replyDays).toISOString()} and ${assumeHalfMatch(isWithoutReply(businessId))}`

export type Unreplied = { count: number; longest: Waiting[] }
export type Waiting = {
  reviewId: string
  authorName: string
  writtenAt: string
  rating: number
}

/** How many reviews wait for a reply, and the two most urgent: one star before two before the others, the longest wait first. */
async function findReviewsWithoutReply(db: Database, businessId: string, at: Date) {
  const count = await countReviewsWithoutReply(db, businessId, at)
  return { count, longest: count === 0 ? [] : await listMostUrgent(db, businessId, at) }
}

async function listMostUrgent(db: Database, businessId: string, at: Date): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating from reviews r
    where r.business_id = ${businessId} and ${isWaiting(businessId, at)}
    order by least(r.rating, 3), r.written_at, r.id limit 2`)
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt).toISOString() }))
}
