import {
  averageOf,
  countOf,
  fewestReviews,
  type StarCounts,
  spreadOf,
  uncertaintyOf,
} from '#app/features/insights/chance.ts'
import { formatAverage, formatPercent } from '#app/languages/format.ts'

export type Estimate = { value: number; low: number; high: number; count: number }

/** An average with its 95% confidence interval; null with too few reviews. */
export function ratingOf(stars: StarCounts): Estimate | null {
  const count = countOf(stars)
  if (count < fewestReviews) return null
  const value = averageOf(stars)!
  const margin = uncertaintyOf(spreadOf(stars), count)
  return { value, low: Math.max(1, value - margin), high: Math.min(5, value + margin), count }
}

type Side = { value: number; count: number; stars: StarCounts }

/** How many standard errors are more than chance, for a level of 5% shared by all pairs of so many groups (Bonferroni). */
const errorsBeyondChance = [1.96, 1.96, 1.96, 2.39, 2.64, 2.81, 2.94, 3.04, 3.12, 3.2, 3.26, 3.32, 3.37]

/** True if two averages differ by more than chance explains; `of`: they are the extremes of so many. */
export function isBeyondChance(one: Side, other: Side, of = 2) {
  const variance = ({ stars, count }: Side) => spreadOf(stars) ** 2 / count
  const errors = errorsBeyondChance[of] ?? 4
  return Math.abs(one.value - other.value) > errors * Math.sqrt(variance(one) + variance(other))
}

export const ratingInterval = ({ low, high }: Estimate) => `${formatAverage(low)} to ${formatAverage(high)}`
export const shareInterval = ({ low, high }: { low: number; high: number }) =>
  `${formatPercent(low)} to ${formatPercent(high)}`
