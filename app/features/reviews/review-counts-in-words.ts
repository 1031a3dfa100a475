import { countOf, formatAverage, formatList, formatMonth, formatNumber } from '#app/languages/format.ts'

type Counted = { own: number; insiders?: number; imported: number }

/** "298 reviews, 14 imported and 2 by insiders": those outside the rating are counted apart, wherever a number stands. */
export function describeReviewCounts({ own, insiders = 0, imported }: Counted) {
  const [first, ...more] = [
    ...(own > 0 || imported + insiders === 0 ? [countOf(own, 'review')] : []),
    ...(imported > 0
      ? [own === 0 ? countOf(imported, 'imported review') : `${formatNumber(imported)} imported`]
      : []),
    ...(insiders > 0
      ? [`${own + imported === 0 ? countOf(insiders, 'review') : formatNumber(insiders)} by insiders`]
      : []),
  ]
  return formatList([first!, ...more])
}

type Rated = { average: number | null; count: number; period: { from: string } | null }

/** "4.6 of 5 from 312 reviews since March 2024": an average never stands alone. Null while there is none. */
export const ratingInWords = ({ average, count, period }: Rated) =>
  average === null || !period
    ? null
    : `${formatAverage(average, 1)} of 5 from ${countOf(count, 'review')} since ${formatMonth(period.from)}`
