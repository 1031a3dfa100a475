import {
  areRatingsApart,
  differenceOfRatings,
  type Interval,
  ratingOf,
  type StarCounts,
} from '#app/features/figures/statistics.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import { monthsWithin, quarterMonths, quartersOf, type SideMonth, totalOf } from './side.ts'

type Rating = Interval & { count: number }

export type RatingComparison = { own: Rating; theirs: Rating; difference: Interval; isSure: boolean }

/** Null with too few reviews on either side. */
export function compareRatings(own: StarCounts, theirs: StarCounts): RatingComparison | null {
  const [one, other] = [ratingOf(own), ratingOf(theirs)]
  const difference = differenceOfRatings(own, theirs)
  return one && other && difference
    ? { own: one, theirs: other, difference, isSure: areRatingsApart(own, theirs) }
    : null
}

export type Quarter = { quarter: string; reviews: number; rating: Rating | null }

const mostQuarters = 12

/** The ratings of the last quarters of some months, the oldest first. */
export const rateQuarters = (all: SideMonth[], months: Months): Quarter[] =>
  quartersOf(months, mostQuarters).map((quarter) => {
    const within = monthsWithin(monthsWithin(all, months), quarterMonths(quarter))
    const { stars, reviews } = totalOf(within)
    return { quarter, reviews, rating: ratingOf(stars) }
  })
