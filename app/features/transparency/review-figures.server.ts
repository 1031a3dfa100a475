import { sql } from 'drizzle-orm'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { rounded, spreadOf, uncertaintyOf } from '#app/features/figures/statistics.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import {
  type ChallengeReason,
  isCounted,
  type Provenance,
  provenances,
  type ReviewState,
} from '#app/features/reviews/review.vocabulary.ts'
import type { WrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import { dayOf, lastTwelveMonths } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type ByStars, type Month, type PublicRecord, stars } from './public-record.ts'
import { average, countByReason, countByStars, counted, starCounts, total, treatment } from './section.ts'

export type ReviewGroup = {
  state: ReviewState
  provenance: Provenance | null
  rating: number
  reason: ChallengeReason | null
  wasPublic: boolean
  isHeld: boolean
  /** Months in UTC: "2026-11". */
  publishedIn: string | null
  removedIn: string | null
  withdrawnIn: string | null
  isOfProduct: boolean
  count: number
}

/**
 * All reviews of a business and of its products, in groups. Published ones come from the facts, as on every other page; the others are few
 * and have an index of their own.
 */
export async function readReviewGroups(db: Database, businessId: string, at: Date): Promise<ReviewGroup[]> {
  const all = await readCounts(db, businessId, { by: ['provenance', 'rating'], sums: ['reviews'] })
  // Months older than those of the record stay together: naming the month of every review takes longer than two counts.
  const recent = await readCounts(db, businessId, {
    by: ['provenance', 'rating', 'start'],
    sums: ['reviews'],
    isByPublication: true,
    from: dayOf(lastTwelveMonths(at)[0]!),
  })
  const older = all.map(({ provenance, rating, reviews }) => {
    const its = recent.filter((each) => each.provenance === provenance && each.rating === rating)
    const since = its.reduce((sum, each) => sum + each.reviews, 0)
    return { provenance, rating, start: '', reviews: reviews - since }
  })
  const others = await db.execute<ReviewGroup>(sql`
    select state, provenance, rating, removed_reason as reason, published_at is not null as "wasPublic",
      held_at is not null as "isHeld", ${monthOf('published_at')} as "publishedIn",
      ${monthOf('removed_at')} as "removedIn", ${monthOf('withdrawn_at')} as "withdrawnIn",
      product_id is not null as "isOfProduct", count(*)::int as count
    from reviews where business_id = ${businessId} and state <> 'published'
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)
  const ofProducts = await db.execute<
    Pick<ReviewGroup, 'provenance' | 'rating' | 'publishedIn' | 'count'>
  >(sql`
    select provenance, rating, to_char(published_month, 'YYYY-MM') as "publishedIn", count(*)::int as count
    from ${reviewFacts} where business_id = ${businessId} and counted_product is not null group by 1, 2, 3`)
  const facts = {
    state: 'published',
    reason: null,
    wasPublic: true,
    isHeld: false,
    removedIn: null,
    withdrawnIn: null,
    isOfProduct: false,
  } as const
  return [
    ...[...recent, ...older].map(({ provenance, rating, start, reviews }) => ({
      ...facts,
      provenance,
      rating,
      publishedIn: start.slice(0, 7),
      count: reviews,
    })),
    ...ofProducts.rows.map((group) => ({ ...facts, ...group, isOfProduct: true })),
    ...others.rows,
  ]
}

type Erased = { month: string; count: number }

export function computeReviewFigures(
  groups: ReviewGroup[],
  at: Date,
  period: WrittenPeriod | null,
  erased: Erased[],
) {
  const months = lastTwelveMonths(at).map((start) => start.toISOString().slice(0, 7))
  return {
    totals: countTotals(groups, total(erased)),
    rating: computeRating(groups, period),
    sources: compareSources(groups),
    months: countMonths(months, groups, erased),
    removals: countRemovals(groups),
    withdrawn: countByStars(groups.filter(isWithdrawn)),
    replaced: total(groups.filter((group) => isWithdrawn(group) && group.provenance === 'imported')),
  }
}

const monthOf = (column: string) => sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM')`

const isPublished = ({ state }: ReviewGroup) => state === 'published'
const isRemoved = ({ state, wasPublic }: ReviewGroup) => state === 'removed' && wasPublic
export const isRefused = ({ state, wasPublic }: ReviewGroup) => state === 'removed' && !wasPublic
const isWithdrawn = ({ state }: ReviewGroup) => state === 'withdrawn'
const isRated = ({ provenance, isOfProduct }: ReviewGroup) => isCounted(provenance) && !isOfProduct

/** The reviews of the rating: published ones of the business that were collected here, except those of insiders. */
const rated = (groups: ReviewGroup[]) => groups.filter((group) => isPublished(group) && isRated(group))

/** `cameIn` leaves out reviews that are still waiting or were erased; `received` leaves out none. */
function countTotals(groups: ReviewGroup[], erased: number): PublicRecord['totals'] {
  const sum = (is: (group: ReviewGroup) => boolean) => total(groups.filter(is))
  const [standing, removed, withdrawn] = [sum(isPublished), sum(isRemoved), sum(isWithdrawn)]
  const refused = sum(isRefused)
  return {
    received: total(groups) + erased,
    cameIn: standing + removed + withdrawn + refused,
    standing,
    ofProducts: sum((group) => isPublished(group) && group.isOfProduct),
    removed,
    withdrawn,
    refused,
    waitingForOperator: sum(({ state, isHeld }) => state === 'pending' && isHeld),
    waitingForAuthor: sum(({ state, isHeld }) => state === 'pending' && !isHeld),
  }
}

function computeRating(groups: ReviewGroup[], period: WrittenPeriod | null): PublicRecord['rating'] {
  const own = rated(groups)
  const { count, byStars } = counted(own)
  return {
    average: average(own),
    ...interval(byStars, count),
    count,
    starTotal: stars.reduce((sum, each) => sum + each * byStars[each], 0),
    byStars,
    writtenFrom: period?.from.toISOString() ?? null,
    writtenTo: period?.to.toISOString() ?? null,
    withRemoved: average([...own, ...groups.filter((group) => isRemoved(group) && isRated(group))]),
  }
}

/** As everywhere in this service: 1.96 standard deviations, with one imaginary review of each rating. */
function interval(byStars: ByStars, count: number) {
  if (count === 0) return { from: null, to: null }
  const middle = stars.reduce((sum, each) => sum + each * byStars[each], 0) / count
  const margin = uncertaintyOf(spreadOf(starCounts(byStars)), count)
  return { from: rounded(Math.max(1, middle - margin), 2), to: rounded(Math.min(5, middle + margin), 2) }
}

function compareSources(groups: ReviewGroup[]): PublicRecord['sources'] {
  const own = rated(groups)
  const sources = provenances.map((provenance) => {
    const its = groups.filter(
      (group) => isPublished(group) && !group.isOfProduct && group.provenance === provenance,
    )
    const source = {
      ...counted(its),
      average: average(its),
      ratingWith: average(isCounted(provenance) ? own : [...own, ...its]),
      ratingWithout: average(own.filter((group) => group.provenance !== provenance)),
    }
    return [provenance, source] as const
  })
  return Object.fromEntries(sources) as PublicRecord['sources']
}

function countMonths(months: string[], groups: ReviewGroup[], erased: Erased[]): Month[] {
  return months.map((month) => {
    const published = groups.filter((group) => group.publishedIn === month && !group.isOfProduct)
    const own = published.filter(isRated)
    const of = (wanted: Provenance) => total(published.filter(({ provenance }) => provenance === wanted))
    return {
      month,
      published: total(own),
      average: average(own.filter(isPublished)),
      insiders: of('insider'),
      imported: of('imported'),
      removed: total(groups.filter((group) => isRemoved(group) && group.removedIn === month)),
      withdrawn: total(groups.filter((group) => isWithdrawn(group) && group.withdrawnIn === month)),
      erased: total(erased.filter((each) => each.month === month)),
    }
  })
}

/** Removed after they were public, of all reviews that were public. */
function countRemovals(groups: ReviewGroup[]): PublicRecord['removals'] {
  const removed = groups.filter(isRemoved)
  return {
    count: total(removed),
    byReason: countByReason(removed),
    ...treatment(countByStars(removed), countByStars(groups.filter(({ wasPublic }) => wasPublic))),
  }
}
