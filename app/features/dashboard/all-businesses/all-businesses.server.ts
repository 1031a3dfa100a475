import { sql } from 'drizzle-orm'
import { findPicturesOf } from '#app/features/businesses/brand.server.ts'
import { listWorkplaces } from '#app/features/businesses/current-business.server.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import {
  areRatingsApart,
  averageOf,
  ratingOf,
  type StarCounts,
  starsOf,
} from '#app/features/figures/statistics.ts'
import { daysBefore, lastMonths, replyDays } from '#app/features/inbox/period-filter.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { averageOf as averageOfStars } from '#app/features/reviews/review.vocabulary.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Every business in which a person works, by name: its rating, how that changed, and what waits. */
export async function readOverview(db: Database, userId: string, at: Date) {
  const owned = (await listWorkplaces(db, userId))
    .map(({ business }) => business)
    .sort((one, other) => one.name.localeCompare(other.name))
  const ids = owned.map(({ id }) => id)
  const months = lastMonths(at, 6)
  const [stars, waiting, picturesOf] = await Promise.all([
    countStars(db, ids, months),
    countWaiting(db, ids, at),
    findPicturesOf(db, ids),
  ])
  return owned.map(({ id, name, domain, closedAt, tierName, ...counters }) => {
    const { reviewCount, reviewScore, importedCount, importedRatingTotal } = counters
    const importedAverage = averageOfStars(importedRatingTotal, importedCount)
    return {
      id,
      name,
      pictures: picturesOf(id),
      domain: readableDomain(domain),
      isClosed: closedAt !== null,
      tier: tierName,
      rating: reviewCount > 0 ? { average: reviewScore, count: reviewCount } : null,
      imported: importedAverage === null ? null : { average: importedAverage, count: importedCount },
      recent: compare(
        stars.filter(({ businessId }) => businessId === id),
        months,
      ),

      /** Reviews of the last `replyDays` days without a reply; `low`: those of one or two stars. */
      withoutReply: waiting.get(id) ?? { all: 0, low: 0 },
    }
  })
}
export type OverviewRow = Awaited<ReturnType<typeof readOverview>>[number]

type MonthStars = { businessId: string; month: string; rating: number; reviews: number }

/** Imported reviews and those of insiders are left out: they never count toward a rating. */
async function countStars(db: Database, businessIds: string[], months: string[]): Promise<MonthStars[]> {
  const { rows } = await db.execute<MonthStars>(sql`
    select business_id as "businessId", to_char(written_on, 'YYYY-MM') as month, rating, count(*)::int as reviews
    from ${reviewFacts}
    where business_id = any(${sql.param(businessIds)}::uuid[]) and is_counted
      and written_on >= ${`${months[0]!}-01`} and provenance in ${countedProvenancesSql}
    group by 1, 2, 3`)
  return rows
}

/** This month and the two before it, against the three months before those; no change with too few reviews in either. */
function compare(stars: MonthStars[], months: string[]) {
  const [before, recent] = [months.slice(0, 3), months.slice(3)].map((those) =>
    starsOf(stars.filter(({ month }) => those.includes(month))),
  ) as [StarCounts, StarCounts]
  const [is, was] = [ratingOf(recent), ratingOf(before)]
  const change = is && was && { by: is.value - was.value, isSignificant: areRatingsApart(recent, before) }
  return { average: averageOf(recent), change }
}
export type Recent = ReturnType<typeof compare>

async function countWaiting(db: Database, businessIds: string[], at: Date) {
  const { rows } = await db.execute<{ id: string; all: number; low: number }>(sql`
    select r.business_id as id, count(*)::int as "all", count(*) filter (where r.rating <= 2)::int as low
    from reviews r
    where r.business_id = any(${sql.param(businessIds)}::uuid[]) and r.state = 'published' and r.provenance in ${countedProvenancesSql}
      and r.written_at >= ${daysBefore(at, replyDays).toISOString()}
      and not exists (select from replies w where w.business_id = r.business_id and w.review_id = r.id)
    group by r.business_id`)
  return new Map(rows.map(({ id, ...waiting }) => [id, waiting]))
}
