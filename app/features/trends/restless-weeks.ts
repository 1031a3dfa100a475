import { meanOf, type OpinionSums } from './opinion-sums.ts'

/** That differ as chance explains: they keep what few weeks show from being chance itself. */
export const imaginedWeeks = 15
/** A week also resembles so many before it. */
const weeksThatAgree = 3

/**
 * How many times the error of a mean is squared that chance alone explains: more than 1 where weeks differ, or several in a row
 * differ, from their mean before and after the week `at` by more than the variance of their opinions explains. As far as the
 * excess is itself chance, with one standard error, it does not count.
 */
export function restlessnessOf(
  weeks: OpinionSums[],
  at: number,
  before: OpinionSums,
  after: OpinionSums,
  variance: number,
) {
  const residuals = weeks.map((week, index) => {
    const mean = meanOf(index < at ? before : after)
    return (week.total - week.reviews * mean) / Math.sqrt(week.reviews * variance)
  })
  const freedom = weeks.length - 2
  const known = freedom + imaginedWeeks
  const apart = productsAt(residuals, 0)
  let together = apart
  let squares = 1
  for (let lag = 1; lag <= weeksThatAgree; lag++) {
    const weight = 1 - lag / (weeksThatAgree + 1)
    together += 2 * weight * productsAt(residuals, lag)
    squares += 2 * weight ** 2
  }
  const error = Math.sqrt(2 * freedom) / known
  return Math.max(
    1,
    (apart + imaginedWeeks) / known / (1 + error),
    (together + imaginedWeeks) / known / (1 + error * Math.sqrt(squares)),
  )
}

function productsAt(residuals: number[], lag: number) {
  let sum = 0
  for (let at = lag; at < residuals.length; at++) sum += residuals[at]! * residuals[at - lag]!
  return sum
}
