import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { averageOf as averageOfStars } from '#app/features/reviews/average.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { type CountedProvenance, isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { lastTwelveMonths, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

export type Distribution = [number, number, number, number, number]

/** The figures of a business's published reviews. Those of insiders and imported ones are always counted separately. */
export type BusinessSummary = {
  count: number
  /** To two decimals; null if there is no review. */
  average: number | null
  /** From 1 star to 5. */
  distribution: Distribution
  /** ISO 8601: when the first and the last review were written. */
  period: { from: string; to: string } | null
  /** The last twelve calendar months, as the owner's pages count them; `from` is the first of them. */
  lastYear: { from: string; count: number; average: number | null }
  provenance: Record<CountedProvenance, number>
  insiders: number
  imported: {
    count: number
    average: number | null
    distribution: Distribution
    sources: string[]
    period: { from: string; to: string } | null
  }
  /** Removed after they were public. */
  removed: number
  /** Published, with an open challenge; the words of `hidden` of them are hidden until the decision. */
  challenged: { open: number; hidden: number }
}

/** Count and average are the business's counters; the rest is counted from the rows. */
export async function summariseBusiness(db: Database, businessId: string): Promise<BusinessSummary> {
  const [[counters], groups] = await Promise.all([
    db
      .select({ count: businesses.reviewCount, score: businesses.reviewScore })
      .from(businesses)
      .where(eq(businesses.id, businessId)),
    countGroups(db, businessId),
  ])
  const published = groups.filter((group) => group.state === 'published')
  const own = published.filter((group) => isCounted(group.provenance))
  const imported = published.filter((group) => group.provenance === 'imported')
  const recent = own.map(({ rating, lastYear }) => ({ rating, count: lastYear }))
  return {
    count: counters?.count ?? 0,
    average: counters && counters.count > 0 ? counters.score : null,
    distribution: distributionOf(own),
    period: periodOf(own),
    lastYear: {
      from: lastTwelveMonths(now())[0]!.toISOString(),
      count: total(recent),
      average: averageOf(recent),
    },
    provenance: {
      order: total(own.filter((group) => group.provenance === 'order')),
      invited: total(own.filter((group) => group.provenance === 'invited')),
      confirmed: total(own.filter((group) => group.provenance === 'confirmed')),
    },
    insiders: total(published.filter((group) => group.provenance === 'insider')),
    imported: {
      count: total(imported),
      average: averageOf(imported),
      distribution: distributionOf(imported),
      sources: [...new Set(imported.map((group) => group.importSource!))].sort(),
      period: periodOf(imported),
    },
    removed: total(groups.filter((group) => group.state === 'removed')),
    challenged: {
      open: sum(published.map((group) => group.challenged)),
      hidden: sum(published.map((group) => group.hidden)),
    },
  }
}

const int = (expression: ReturnType<typeof sql>) => sql<number>`${expression}::int`
const time = (expression: ReturnType<typeof sql>) => sql<Date>`${expression}`.mapWith(reviews.writtenAt)

function countGroups(db: Database, businessId: string) {
  const yearStart = lastTwelveMonths(now())[0]!.toISOString()
  return db
    .select({
      state: reviews.state,
      provenance: reviews.provenance,
      rating: reviews.rating,
      importSource: reviews.importSource,
      count: int(sql`count(*)`),
      challenged: int(sql`count(${reviews.challengedAt})`),
      hidden: int(sql`count(${reviews.hiddenAt})`),
      lastYear: int(sql`count(*) filter (where ${reviews.writtenAt} >= ${yearStart})`),
      from: time(sql`min(${reviews.writtenAt})`),
      to: time(sql`max(${reviews.writtenAt})`),
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        inArray(reviews.state, ['published', 'removed']),
        isNotNull(reviews.publishedAt),
      ),
    )
    .groupBy(reviews.state, reviews.provenance, reviews.rating, reviews.importSource)
}

type Counted = { rating: number; count: number }

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
const total = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

const averageOf = (groups: Counted[]) =>
  averageOfStars(sum(groups.map(({ rating, count }) => rating * count)), total(groups))

function distributionOf(groups: Counted[]): Distribution {
  const counts: Distribution = [0, 0, 0, 0, 0]
  for (const { rating, count } of groups) counts[rating - 1]! += count
  return counts
}

function periodOf(groups: { from: Date; to: Date }[]) {
  if (groups.length === 0) return null
  const from = Math.min(...groups.map((group) => group.from.getTime()))
  const to = Math.max(...groups.map((group) => group.to.getTime()))
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}
