import { countOf, formatList, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { Comparison, Share, Stars } from './public-record.ts'
import type { Verdict } from './verdicts.ts'

type Bias = { bias: Comparison; byStars: Record<Stars, Share> }

/**
 * Compares the treatment of bad and good reviews: first the answer, exactly as strong as the numbers, then how often
 * chance alone produces such a gap. `verb`: "challenged". Null if nothing with any stars was.
 */
export function biasVerdict({ bias, byStars }: Bias, verb: string): Verdict | null {
  const { low, high, chance, verdict } = bias
  if (low.count + high.count + byStars[3].count === 0) return null
  const shares = [
    share(low, 'review', '1 or 2 stars'),
    ...(byStars[3].count > 0 ? [share(byStars[3], null, '3')] : []),
    share(high, null, '4 or 5'),
  ]
  const were = `${formatList(shares)} were ${verb}`
  if (verdict === 'none') return [`${were}.`]
  if (low.of === 0 || high.of === 0) return [`${were}; there is nothing to compare.`]
  const gap = `a gap this size turns up ${howOften(chance)}`
  if (verdict === 'may_be_chance') {
    const onlyBad = high.count + byStars[3].count === 0 ? 'Only bad reviews: ' : ''
    return [`${onlyBad}${were}; this could be chance.`, `By chance alone, ${gap}.`]
  }
  const [more, fewer] = verdict === 'more_low' ? ['Bad', 'good'] : ['Good', 'bad']
  return [
    `${more} reviews were ${verb} more often than ${fewer} ones: ${formatList(shares)}.`,
    `Chance is an unlikely explanation: by chance alone, ${gap}.`,
  ]
}

/** "3 of 27 reviews with 1 or 2 stars (11%)" */
function share({ count, of, rate }: Share, noun: 'review' | null, which: string) {
  const all = noun ? countOf(of, noun) : formatNumber(of)
  return `${formatNumber(count)} of ${all} with ${which}${rate === null ? '' : ` (${formatPercent(rate)})`}`
}

function howOften(chance: number) {
  if (chance < 0.001) return 'less than once in 1,000'
  if (chance >= 0.995) return 'almost always'
  const [times, of] = chance < 0.01 ? [1000 * chance, '1,000'] : [100 * chance, '100']
  return `${Math.round(times) === 1 ? 'once' : `${Math.round(times)} times`} in ${of}`
}
