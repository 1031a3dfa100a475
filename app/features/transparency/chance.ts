import type { Comparison, Share } from './public-record.ts'

const z95 = 1.96
/** A difference less likely than this is not taken for chance. */
const unlikely = 0.05

export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** How many of how many, with Wilson's 95% interval, which holds for small numbers too. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, rate: null, from: null, to: null }
  const rate = count / of
  const squared = z95 ** 2
  const centre = rate + squared / (2 * of)
  const margin = z95 * Math.sqrt((rate * (1 - rate) + squared / (4 * of)) / of)
  const scale = 1 + squared / of
  return {
    count,
    of,
    rate: rounded(rate, 4),
    from: rounded(Math.max(0, (centre - margin) / scale), 4),
    to: rounded(Math.min(1, (centre + margin) / scale), 4),
  }
}

/** Compares two shares. The verdict names a side only if chance is an unlikely explanation. */
export function compare(low: { count: number; of: number }, high: typeof low): Comparison {
  const chance = chanceOf(low, high)
  return {
    low: shareOf(low.count, low.of),
    high: shareOf(high.count, high.of),
    chance: rounded(chance, 4),
    verdict: verdictOf(low, high, chance),
  }
}

function verdictOf(low: { count: number; of: number }, high: typeof low, chance: number) {
  if (low.count + high.count === 0) return 'none'
  if (chance >= unlikely) return 'may_be_chance'
  return low.count * high.of > high.count * low.of ? 'more_low' : 'more_high'
}

/**
 * Fisher's exact test, two-sided: the probability of all outcomes that are no likelier than the observed one, if as
 * many in all were drawn without regard to the side.
 */
function chanceOf(one: { count: number; of: number }, other: typeof one) {
  const drawn = one.count + other.count
  const all = one.of + other.of
  const likelihood = (count: number) =>
    Math.exp(logChoices(one.of, count) + logChoices(other.of, drawn - count) - logChoices(all, drawn))
  const observed = likelihood(one.count)
  let sum = 0
  for (let count = Math.max(0, drawn - other.of); count <= Math.min(drawn, one.of); count += 1) {
    const each = likelihood(count)
    // Equally likely outcomes must not differ by the last digit of a logarithm.
    if (each <= observed * (1 + 1e-7)) sum += each
  }
  return Math.min(1, sum)
}

const logChoices = (of: number, count: number) =>
  logFactorial(of) - logFactorial(count) - logFactorial(of - count)

function logFactorial(n: number) {
  if (n < 20) {
    let product = 1
    for (let factor = 2; factor <= n; factor += 1) product *= factor
    return Math.log(product)
  }
  // Stirling's series, exact to twelve digits from here on.
  return (
    n * Math.log(n) -
    n +
    Math.log(2 * Math.PI * n) / 2 +
    1 / (12 * n) -
    1 / (360 * n ** 3) +
    1 / (1260 * n ** 5)
  )
}
