import { type Estimate, isBeyondChance, ratingOf } from '#app/features/analytics/chance.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import { averageOf, countOf, type StarCounts, spreadOf } from '#app/features/insights/chance.ts'
import { monthsWithin, quarterMonths, quartersOf, type SideMonth, totalOf } from './side.ts'

export type RatingComparison = {
  own: Estimate
  theirs: Estimate
  difference: Omit<Estimate, 'count'>
  isSure: boolean
}

const z95 = 1.96

/** Null with too few reviews on either side. */
export function compareRatings(own: StarCounts, theirs: StarCounts): RatingComparison | null {
  const [one, other] = [ratingOf(own), ratingOf(theirs)]
  if (!one || !other) return null
  const value = averageOf(own)! - averageOf(theirs)!
  const margin = z95 * Math.hypot(errorOf(own), errorOf(theirs))
  return {
    ...{ own: one, theirs: other },
    difference: { value, low: value - margin, high: value + margin },
    isSure: isBeyondChance({ ...one, stars: own }, { ...other, stars: theirs }),
  }
}

const errorOf = (stars: StarCounts) => spreadOf(stars) / Math.sqrt(countOf(stars))

export type Quarter = { quarter: string; reviews: number; rating: Estimate | null }

const mostQuarters = 12

/** The ratings of the last quarters of some months, the oldest first. */
export const rateQuarters = (all: SideMonth[], months: Months): Quarter[] =>
  quartersOf(months, mostQuarters).map((quarter) => {
    const within = monthsWithin(monthsWithin(all, months), quarterMonths(quarter))
    const { stars, reviews } = totalOf(within)
    return { quarter, reviews, rating: ratingOf(stars) }
  })
