import type { Estimate } from '#app/features/trends/trends.ts'

const z95 = 1.96

/** Wilson's 95% interval of a share, which holds for small numbers too. */
export function shareOf(count: number, of: number): Estimate {
  const value = count / of
  const squared = z95 ** 2
  const centre = value + squared / (2 * of)
  const margin = z95 * Math.sqrt((value * (1 - value) + squared / (4 * of)) / of)
  const scale = 1 + squared / of
  return {
    value,
    low: Math.max(0, (centre - margin) / scale),
    high: Math.min(1, (centre + margin) / scale),
  }
}

export type Count = { count: number; of: number }

/** By how much the second share is larger, with Newcombe's 95% interval. */
export function differenceOf(before: Count, after: Count): Estimate {
  const [one, other] = [shareOf(before.count, before.of), shareOf(after.count, after.of)]
  const value = other.value - one.value
  return {
    value,
    low: value - Math.hypot(other.value - other.low, one.high - one.value),
    high: value + Math.hypot(other.high - other.value, one.value - one.low),
  }
}

/** The chance of at least so many of `of` if each came with this chance. */
export function tailOf(count: number, of: number, chance: number): number {
  let term = (1 - chance) ** of
  let below = 0
  for (let k = 0; k < count; k++) {
    below += term
    term *= ((of - k) / (k + 1)) * (chance / (1 - chance))
  }
  return Math.max(0, 1 - below)
}
