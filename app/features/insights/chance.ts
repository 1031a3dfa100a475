import { averageOf as averageOfStars } from '#app/features/reviews/average.ts'

/** The number of reviews with each rating, from 1 star to 5. */
export type StarCounts = [number, number, number, number, number]

/**
 * Averages of a period, shares, topics and comparisons need so many reviews. The overall rating is shown from the first
 * review, always with its number, as the public page shows it; and a quote is no number.
 */
export const fewestReviews = 10

const z95 = 1.96
const z90 = 1.645

export function addUp(all: StarCounts[]): StarCounts {
  return all.reduce<StarCounts>(
    (sum, each) => sum.map((count, at) => count + each[at]!) as StarCounts,
    [0, 0, 0, 0, 0],
  )
}

export const countOf = (stars: StarCounts) => stars.reduce((sum, count) => sum + count, 0)

const starTotalOf = (stars: StarCounts) => stars.reduce((sum, each, at) => sum + each * (at + 1), 0)

/** To two decimals; null when there is nothing to average. */
export const averageOf = (stars: StarCounts) => averageOfStars(starTotalOf(stars), countOf(stars))

/**
 * The standard deviation of ratings. One imaginary review of each rating is added: five five-star reviews do not
 * mean that the sixth customer cannot be unhappy.
 */
export function spreadOf(stars: StarCounts) {
  const smoothed = stars.map((count) => count + 1) as StarCounts
  const average = starTotalOf(smoothed) / countOf(smoothed)
  const squares = smoothed.reduce((sum, count, at) => sum + count * (at + 1 - average) ** 2, 0)
  return Math.sqrt(squares / countOf(smoothed))
}

/** Half the width of the 95% confidence interval of an average. */
export const uncertaintyOf = (spread: number, count: number) => (z95 * spread) / Math.sqrt(count)

/** Whether two averages differ at the 95% level. */
export function isSignificant(spread: number, one: { average: number; count: number }, other: typeof one) {
  const error = z95 * spread * Math.sqrt(1 / one.count + 1 / other.count)
  return Math.abs(one.average - other.average) > error
}

/** Whether two shares differ at the 90% level. */
export function isShareChanged(count: number, of: number, countBefore: number, ofBefore: number) {
  if (of === 0 || ofBefore === 0) return false
  const together = (count + countBefore) / (of + ofBefore)
  const error = Math.sqrt(together * (1 - together) * (1 / of + 1 / ofBefore))
  return error > 0 && Math.abs(count / of - countBefore / ofBefore) > z90 * error
}
