import { countOf, formatMonth, formatNumber } from '#app/languages/format.ts'

/** "298 reviews and 14 imported": imported ones are counted apart, wherever a number stands. */
export function allReviewsOf({ own, imported }: { own: number; imported: number }) {
  if (imported === 0) return countOf(own, 'review')
  if (own === 0) return countOf(imported, 'imported review')
  return `${countOf(own, 'review')} and ${formatNumber(imported)} imported`
}

type Rated = { average: number | null; count: number; period: { from: string } | null }

/** "4.6 of 5 from 312 reviews since March 2024": an average never stands alone. Null while there is none. */
export const ratingInWords = ({ average, count, period }: Rated) =>
  average === null || !period
    ? null
    : `${average.toFixed(1)} of 5 from ${countOf(count, 'review')} since ${formatMonth(period.from)}`
