import { eq, type SQL, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import {
  averageOf as averageOfStars,
  type CountedProvenance,
  countedProvenances,
  isCounted,
  type Provenance,
} from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod, type WrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import { hours, lastTwelveMonths, now } from '#app/platform/clock.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'

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
  /** Held by a check, until the operator decides. */
  waiting: { count: number; oldestHours: number | null }
}

/** How many published reviews have all of these values in common. */
export type PublishedCell = {
  provenance: Provenance
  /** Empty for own reviews. */
  importSource: string
  rating: number
  /** Null while the words are hidden. */
  language: string | null
  hasReply: boolean
  count: number
  /** Of these, written in the last twelve calendar months. */
  recent: number
}

const yearStart = () => lastTwelveMonths(now())[0]!.toISOString()

/** Condition on a row `f` of review_facts: it counts for the product, or without one for the business. */
export const isCountedOf = (productId: string | null | undefined) =>
  productId ? sql`f.counted_product = ${productId}` : sql`f.is_counted`

/**
 * Counts the published reviews of a business or of one product once for everything that its page tells and filters by.
 * `where` is on `f`, a row of review_facts.
 */
export async function countPublished(
  db: Database,
  businessId: string,
  { productId, where = sql`true` }: { productId?: string | null | undefined; where?: SQL } = {},
) {
  const { rows } = await db.execute<PublishedCell>(sql`
    select f.provenance, f.import_source as "importSource", f.rating,
      case when not f.is_hidden then coalesce(nullif(f.language, ''), 'und') end as language,
      f.reply_time is not null as "hasReply", count(*)::int,
      (count(*) filter (where f.written_on >= ${yearStart().slice(0, 10)}::date))::int as recent
    from ${reviewFacts} f where f.business_id = ${businessId} and ${isCountedOf(productId)} and ${where}
    group by 1, 2, 3, 4, 5`)
  return rows
}

/** Count and average are the business's counters, the rest is counted. */
export async function summariseBusiness(
  db: Database,
  businessId: string,
  counting: Promise<PublishedCell[]> = countPublished(db, businessId),
): Promise<BusinessSummary> {
  const [figures, [counters]] = await Promise.all([
    summarise(db, { businessId }, counting),
    db
      .select({ count: businesses.reviewCount, score: businesses.reviewScore })
      .from(businesses)
      .where(eq(businesses.id, businessId)),
  ])
  return {
    ...figures,
    count: counters?.count ?? 0,
    average: counters && counters.count > 0 ? counters.score : null,
  }
}

/** Everything is counted: a product has no counters. Without one, the reviews of the business itself. */
export async function summarise(
  db: Database,
  { businessId, productId }: { businessId: string; productId?: string },
  counting: Promise<PublishedCell[]> = countPublished(db, businessId, { productId }),
): Promise<BusinessSummary> {
  const [cells, ownPeriod, importedPeriod, cases, waiting] = await Promise.all([
    counting,
    findWrittenPeriod(db, businessId, countedProvenances, productId),
    findWrittenPeriod(db, businessId, ['imported'], productId),
    countCases(db, businessId, productId),
    countWaiting(db, businessId, { productId }),
  ])
  const own = cells.filter(({ provenance }) => isCounted(provenance))
  const of = (wanted: Provenance) => cells.filter(({ provenance }) => provenance === wanted)
  const imported = of('imported')
  const recent = own.map((cell) => ({ ...cell, count: cell.recent }))
  return {
    count: total(own),
    average: averageOf(own),
    distribution: distributionOf(own),
    period: isoPeriod(ownPeriod),
    lastYear: { from: yearStart(), count: total(recent), average: averageOf(recent) },
    provenance: {
      order: total(of('order')),
      invited: total(of('invited')),
      confirmed: total(of('confirmed')),
    },
    insiders: total(of('insider')),
    imported: {
      count: total(imported),
      average: averageOf(imported),
      distribution: distributionOf(imported),
      sources: [...new Set(imported.map(({ importSource }) => importSource))].sort(),
      period: isoPeriod(importedPeriod),
    },
    removed: cases.removed,
    challenged: { open: cases.challenged, hidden: cases.hidden },
    waiting,
  }
}

/**
 * Reviews that a check holds until the operator decides, and since when the oldest waits: of a product, of the business
 * itself, or of both (`isWhole`).
 */
export async function countWaiting(
  db: Database,
  businessId: string,
  { at = now(), productId, isWhole = false }: { at?: Date; productId?: string; isWhole?: boolean } = {},
) {
  const { rows } = await db.execute<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(held_at) as oldest from reviews
    where business_id = ${businessId} and ${isWhole ? sql`true` : isOf(productId)} and held_at is not null and state = 'pending'`)
  const { count, oldest } = rows[0]!
  return { count, oldestHours: oldest && (at.getTime() - new Date(oldest).getTime()) / hours(1) }
}

/** How many reviews that count gave one star, two, and so on to five. */
export async function countStars(db: Database, businessId: string) {
  const asked = { by: ['rating'] as 'rating'[], provenance: countedProvenances }
  const rows = await readCounts(db, businessId, { ...asked, sums: ['reviews'] })
  return distributionOf(rows.map(({ rating, reviews }) => ({ rating, count: reviews })))
}

/** `hiddenOfCustomers`: without those of insiders. */
type Cases = { removed: number; challenged: number; hidden: number; hiddenOfCustomers: number }

/** The few reviews that were removed or are challenged have indexes of their own. */
export async function countCases(db: Database, businessId: string, productId?: string) {
  const its = sql`business_id = ${businessId} and ${isOf(productId)}`
  const { rows } = await db.execute<Cases>(sql`
    select
      (select count(*)::int from reviews
        where ${its} and state = 'removed' and published_at is not null) as removed,
      (select count(*)::int from reviews
        where ${its} and challenged_at is not null and ${isPublished}) as challenged,
      (select count(*)::int from reviews
        where ${its} and hidden_at is not null and ${isPublished}) as hidden,
      (select count(*)::int from reviews
        where ${its} and hidden_at is not null and ${isPublished}
          and ${assumeHalfMatch(sql`provenance <> 'insider'`)}) as "hiddenOfCustomers"`)
  return rows[0]!
}

const isOf = (productId: string | undefined) =>
  productId ? sql`product_id = ${productId}` : assumeHalfMatch(sql`product_id is null`)

const isPublished = assumeHalfMatch(sql`state = 'published'`)

type Rated = { rating: number; count: number }

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
const total = (cells: Rated[]) => sum(cells.map(({ count }) => count))

const averageOf = (cells: Rated[]) =>
  averageOfStars(sum(cells.map(({ rating, count }) => rating * count)), total(cells))

function distributionOf(cells: Rated[]): Distribution {
  const counts: Distribution = [0, 0, 0, 0, 0]
  for (const { rating, count } of cells) counts[rating - 1]! += count
  return counts
}

const isoPeriod = (period: WrittenPeriod | null) =>
  period && { from: period.from.toISOString(), to: period.to.toISOString() }
