import { countOf } from '#app/features/reviews/counted.ts'
import { percent } from '#app/ui/share-bars.tsx'
import type { Comparison, Share } from './public-record.ts'
import { likelihood } from './record-words.ts'

/**
 * Both shares, and whether chance explains their difference. `did`: "Corner & Crumb challenged"; `done`:
 * "challenged".
 */
export function biasSentences(
  { low, high, chance, verdict }: Comparison,
  { did, done }: { did: string; done: string },
) {
  if (verdict === 'none') return ''
  const shares = `${did} ${said(low, '1 or 2 stars')} and ${said(high, '4 or 5 stars')}.`
  if (low.of === 0 || high.of === 0) return `${shares} There is nothing yet to compare with.`
  if (verdict === 'may_be_chance') {
    return `${shares} It may be chance: chance alone makes shares as unlike as these in ${likelihood(chance)} cases.`
  }
  const [more, fewer] = verdict === 'more_low' ? ['Bad', 'good'] : ['Good', 'bad']
  return `${shares} ${more} ones were ${done} more often than ${fewer} ones, and chance is an unlikely explanation: alone it makes shares as unlike as these in ${likelihood(chance)} cases.`
}

function said({ count, of, rate }: Share, which: string) {
  const whole = countOf(of, 'review')
  return `${count.toLocaleString('en')} of ${whole} with ${which}${rate === null ? '' : ` (${percent(rate)})`}`
}
