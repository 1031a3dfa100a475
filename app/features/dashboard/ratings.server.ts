import { readCounts } from '#app/features/figures/counts.server.ts'
import {
  addUp,
  averageOf,
  countOf,
  type StarCounts,
  spreadOf,
  uncertaintyOf,
} from '#app/features/figures/statistics.ts'
import { countedProvenances, isCounted, type Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/written-periods.server.ts'
import type { Database } from '#app/platform/database.server.ts'

export type RatingCount = { month: string; provenance: Provenance; rating: number; count: number }

/** How many published reviews gave each rating, by month (UTC) and provenance, the imported ones included. */
export async function countRatings(
  db: Database,
  businessId: string,
  firstMonth: string,
): Promise<RatingCount[]> {
  const rows = await readCounts(db, businessId, {
    by: ['start', 'provenance', 'rating'],
    from: `${firstMonth}-01`,
  })
  return rows.map(({ start, provenance, rating, reviews }) => ({
    month: start.slice(0, 7),
    provenance,
    rating,
    count: reviews,
  }))
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
export const findFirstCounted = async (db: Database, businessId: string) =>
  (await findWrittenPeriod(db, businessId, countedProvenances))?.from ?? null
