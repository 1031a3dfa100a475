import { and, count, eq, ne, sql } from 'drizzle-orm'
import { logLeaves } from '#app/features/transparency/log.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { answers, challenges, reviews } from './review.table.ts'
import type { ChallengeReason, Provenance } from './review.vocabulary.ts'
import type { Distribution } from './summary.server.ts'

export type ReasonCounts = { reason: ChallengeReason; byRating: Distribution; total: number }

/** What became of every review of a business, counted from the rows. */
export type PublicRecord = {
  standing: { provenance: Provenance; byRating: Distribution; total: number }[]
  /** Public once, then taken away, by reason. */
  removed: ReasonCounts[]
  /** Failed a check, and the operator refused them before they were public. */
  refused: ReasonCounts[]
  withdrawn: Distribution
  /** Failed a check, and the operator has not decided yet. */
  waitingForOperator: number
  waitingForAuthor: number
  challenges: { open: number; upheld: number; rejected: number }
  answers: { count: number; medianHours: number | null }
  logEntries: number
}

export async function readPublicRecord(db: Database, businessId: string): Promise<PublicRecord> {
  const [groups, challenged, answered, [log]] = await Promise.all([
    countGroups(db, businessId),
    countChallenges(db, businessId),
    countAnswers(db, businessId),
    db.select({ entries: count() }).from(logLeaves).where(eq(logLeaves.businessId, businessId)),
  ])
  const standing = groups.filter(({ state }) => state === 'published')
  const pending = groups.filter(({ state }) => state === 'pending')
  const gone = groups.filter(({ state }) => state === 'removed')
  return {
    standing: (['order', 'invited', 'confirmed', 'imported'] as const)
      .map((provenance) => ({
        provenance,
        ...spread(standing.filter((group) => group.provenance === provenance)),
      }))
      .filter(({ total }) => total > 0),
    removed: byReason(gone.filter(({ wasPublic }) => wasPublic)),
    refused: byReason(gone.filter(({ wasPublic }) => !wasPublic)),
    withdrawn: spread(groups.filter(({ state, wasPublic }) => state === 'withdrawn' && wasPublic)).byRating,
    waitingForOperator: spread(pending.filter(({ isHeld }) => isHeld)).total,
    waitingForAuthor: spread(pending.filter(({ isHeld }) => !isHeld)).total,
    challenges: challenged,
    answers: answered,
    logEntries: log?.entries ?? 0,
  }
}

function countGroups(db: Database, businessId: string) {
  const wasPublic = sql<boolean>`${reviews.publishedAt} is not null`
  const isHeld = sql<boolean>`${reviews.heldAt} is not null`
  return db
    .select({
      state: reviews.state,
      provenance: reviews.provenance,
      rating: reviews.rating,
      reason: reviews.removedReason,
      wasPublic,
      isHeld,
      count: count(),
    })
    .from(reviews)
    .where(eq(reviews.businessId, businessId))
    .groupBy(reviews.state, reviews.provenance, reviews.rating, reviews.removedReason, wasPublic, isHeld)
}

async function countChallenges(db: Database, businessId: string) {
  const rows = await db
    .select({ state: challenges.state, count: count() })
    .from(challenges)
    .where(eq(challenges.businessId, businessId))
    .groupBy(challenges.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), upheld: of('upheld'), rejected: of('rejected') }
}

async function countAnswers(db: Database, businessId: string) {
  const hours = sql`extract(epoch from ${answers.createdAt} - ${reviews.publishedAt}) / 3600`
  const [row] = await db
    .select({
      count: count(),
      medianHours: sql<number | null>`(percentile_cont(0.5) within group (order by ${hours}))::float8`,
    })
    .from(answers)
    .innerJoin(reviews, and(eq(reviews.businessId, answers.businessId), eq(reviews.id, answers.reviewId)))
    .where(
      and(
        eq(answers.businessId, businessId),
        eq(reviews.state, 'published'),
        ne(reviews.provenance, 'imported'),
      ),
    )
  return { count: row?.count ?? 0, medianHours: row?.medianHours ?? null }
}

type Group = { rating: number; count: number }

function spread(groups: Group[]) {
  const byRating: Distribution = [0, 0, 0, 0, 0]
  for (const { rating, count } of groups) byRating[rating - 1]! += count
  return { byRating, total: byRating.reduce((sum, each) => sum + each, 0) }
}

function byReason(groups: (Group & { reason: ChallengeReason | null })[]): ReasonCounts[] {
  const reasons = [...new Set(groups.map(({ reason }) => reason!))].sort()
  return reasons.map((reason) => ({ reason, ...spread(groups.filter((group) => group.reason === reason)) }))
}
