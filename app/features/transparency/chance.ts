import { chanceOfShares, rounded, shareOf, unlikely } from '#app/features/figures/statistics.ts'
import type { Comparison } from './public-record.ts'

type Counted = { count: number; of: number }

/** Compares two shares. The verdict names a side only if chance is an unlikely explanation. */
export function compare(low: Counted, high: Counted): Comparison {
  const chance = chanceOfShares(low, high)
  return {
    low: shareOf(low.count, low.of),
    high: shareOf(high.count, high.of),
    chance: rounded(chance, 4),
    verdict: verdictOf(low, high, chance),
  }
}

function verdictOf(low: Counted, high: Counted, chance: number) {
  if (low.count + high.count === 0) return 'none'
  if (chance >= unlikely) return 'may_be_chance'
  return low.count * high.of > high.count * low.of ? 'more_low' : 'more_high'
}
