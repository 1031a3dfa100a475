import type { Driver, Estimate } from '#app/features/trends/trends.ts'

/**
 * By how much the average rating would rise if none of these complaints had been made: the stars that a complaint on the
 * topic goes with, times the share of reviews that complain. Null if it may as well be nothing.
 */
export function gainOf(topic: string, share: Estimate, drivers: Driver[]): Estimate | null {
  const driver = drivers.find((each) => each.topic === topic && each.label === 'negative')
  if (!driver || driver.effect.high >= 0) return null
  const stars = -driver.effect.value
  const value = stars * share.value
  const off = (side: 'low' | 'high') => {
    const other = side === 'low' ? -driver.effect.high : -driver.effect.low
    return Math.hypot((other - stars) * share.value, (share[side] - share.value) * stars)
  }
  return { value, low: Math.max(0, value - off('low')), high: value + off('high') }
}
