import { sql } from 'drizzle-orm'
import { monthStart } from '#app/features/inbox/periods.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import { isCounted, type Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addUp, averageOf, countOf, type StarCounts, spreadOf, uncertaintyOf } from './chance.ts'

export type RatingCount = { month: string; provenance: Provenance; rating: number; count: number }

/** How many published reviews gave each rating, by month (UTC) and provenance, the imported ones included. */
export async function countRatings(db: Database, businessId: string, firstMonth: string) {
  const { rows } = await db.execute<RatingCount>(sql`
    select to_char(date_trunc('month', written_at at time zone 'UTC'), 'YYYY-MM') as month, provenance, rating,
      count(*)::int as count
    from reviews
    where business_id = ${businessId} and state = 'published'
      and written_at >= ${monthStart(firstMonth).toISOString()}
    group by 1, 2, 3`)
  return rows
}

export type RatedMonth = {
  month: string
  stars: StarCounts
  count: number
  /** Null without reviews. */
  average: number | null
  /** Half the width of the 95% confidence interval. */
  uncertainty: number | null
}

/** One entry per month. Imported reviews and those of insiders are left out: they never count toward a rating. */
export function rateMonths(
  counts: RatingCount[],
  months: string[],
): { months: RatedMonth[]; spread: number } {
  const starsOf = (month: string): StarCounts => {
    const stars: StarCounts = [0, 0, 0, 0, 0]
    for (const each of counts) {
      if (each.month === month && isCounted(each.provenance)) stars[each.rating - 1]! += each.count
    }
    return stars
  }
  const all = months.map((month) => ({ month, stars: starsOf(month) }))
  const spread = spreadOf(addUp(all.map(({ stars }) => stars)))
  return {
    spread,
    months: all.map(({ month, stars }) => {
      const count = countOf(stars)
      return {
        month,
        stars,
        count,
        average: averageOf(stars),
        uncertainty: count > 0 ? uncertaintyOf(spread, count) : null,
      }
    }),
  }
}

/** When the first review that counts was written; null when none does. */
export async function findFirstCounted(db: Database, businessId: string) {
  const { rows } = await db.execute<{ at: string }>(sql`
    select written_at as at from reviews
    where business_id = ${businessId} and state = 'published' and provenance in ${counted}
    order by written_at, id limit 1`)
  return rows[0] ? new Date(rows[0].at) : null
}
