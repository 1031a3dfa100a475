import { inverseOf } from './least-squares.ts'
import { addUp, type OpinionSums, pooledVariance } from './opinion-sums.ts'
import { normalQuantile } from './probability.ts'

/** Standard deviations of what passes for usual: how far a mean moves in a year, and how high a yearly wave is. */
const usualSlope = 0.5
const usualWave = 0.1

const year = 365.25 * 24 * 60 * 60 * 1000

/**
 * True if the mean of opinions is higher or lower from the week `at` on by more than a straight line and a yearly wave
 * through all weeks explain, beyond this chance.
 */
export function isBeyondDrift(weeks: (OpinionSums & { week: string })[], at: number, chance: number) {
  const variance = pooledVariance(addUp(weeks.slice(0, at)), addUp(weeks.slice(at)))
  const from = Date.parse(weeks[at]!.week)
  const rows = weeks.map(({ week }, index) => {
    const years = (Date.parse(week) - from) / year
    const angle = 2 * Math.PI * years
    return [1, Number(index >= at), years, Math.cos(angle), Math.sin(angle)]
  })
  const usual = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, usualSlope, usualWave, usualWave]
  const products = usual.map((one, i) =>
    usual.map(
      (_, j) =>
        rows.reduce((sum, row, index) => sum + weeks[index]!.reviews * row[i]! * row[j]!, 0) / variance +
        (i === j ? 1 / one ** 2 : 0),
    ),
  )
  const by = usual.map(
    (_, i) => rows.reduce((sum, row, index) => sum + weeks[index]!.total * row[i]!, 0) / variance,
  )
  const [, step] = inverseOf(products)
  const value = step!.reduce((sum, each, i) => sum + each * by[i]!, 0)
  return Math.abs(value) >= normalQuantile(chance / 2) * Math.sqrt(step![1]!)
}
