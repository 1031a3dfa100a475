import { studentQuantile } from './probability.ts'
import type { Estimate, Opinions } from './trends.ts'

/** Scores from -1 to 1: how many, their sum and that of their squares. */
export type OpinionSums = { reviews: number; total: number; squares: number }

/** Before an interval of a mean is told. */
export const fewestOpinions = 10
/** Of scores: ten equal ones do not mean that the eleventh cannot differ. */
export const leastVariance = 0.2 ** 2

export const noOpinions: OpinionSums = { reviews: 0, total: 0, squares: 0 }

export const plus = (one: OpinionSums, other: OpinionSums): OpinionSums => ({
  reviews: one.reviews + other.reviews,
  total: one.total + other.total,
  squares: one.squares + other.squares,
})

export const less = (all: OpinionSums, some: OpinionSums): OpinionSums => ({
  reviews: all.reviews - some.reviews,
  total: all.total - some.total,
  squares: all.squares - some.squares,
})

export const addUp = (all: OpinionSums[]) => all.reduce(plus, noOpinions)
export const meanOf = ({ reviews, total }: OpinionSums) => total / reviews
/** The sum of squares around the mean. */
const spreadOf = ({ reviews, total, squares }: OpinionSums) => Math.max(squares - total ** 2 / reviews, 0)
const varianceOf = (sums: OpinionSums) => Math.max(spreadOf(sums) / (sums.reviews - 1), leastVariance)

export const opinionsOf = (sums: OpinionSums): Opinions => ({
  mean: sums.reviews === 0 ? 0 : meanOf(sums),
  reviews: sums.reviews,
})

/** The mean of these opinions. Null if there are too few. */
export function estimateMean(sums: OpinionSums): Estimate | null {
  if (sums.reviews < fewestOpinions) return null
  const width = studentQuantile(0.025, sums.reviews - 1) * Math.sqrt(varianceOf(sums) / sums.reviews)
  return within(meanOf(sums), width, 1)
}

/** Of one score, if only the mean differs. */
export const pooledVariance = (before: OpinionSums, after: OpinionSums) =>
  Math.max((spreadOf(before) + spreadOf(after)) / (before.reviews + after.reviews - 2), leastVariance)

/** How much higher the second mean is, with Welch's interval. `beyond`: the chance on either side of it. */
export function estimateDifference(before: OpinionSums, after: OpinionSums, beyond = 0.025): Estimate {
  const [one, other] = [varianceOf(before) / before.reviews, varianceOf(after) / after.reviews]
  const freedom = (one + other) ** 2 / (one ** 2 / (before.reviews - 1) + other ** 2 / (after.reviews - 1))
  const width = studentQuantile(beyond, freedom) * Math.sqrt(one + other)
  return within(meanOf(after) - meanOf(before), width, 2)
}

const within = (value: number, width: number, limit: number): Estimate => ({
  value,
  low: Math.max(value - width, -limit),
  high: Math.min(value + width, limit),
})
