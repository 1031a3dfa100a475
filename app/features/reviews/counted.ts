/** "1 review", "312 reviews" */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** "298 reviews and 14 imported": imported ones are counted apart, wherever a number stands. */
export function allReviewsOf({ own, imported }: { own: number; imported: number }) {
  if (imported === 0) return countOf(own, 'review')
  if (own === 0) return countOf(imported, 'imported review')
  return `${countOf(own, 'review')} and ${imported.toLocaleString('en')} imported`
}

const monthAndYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "March 2024" */
export const monthOf = (time: string | Date) => monthAndYear.format(new Date(time))

type Rated = { average: number | null; count: number; period: { from: string } | null }

/** "4.6 of 5 from 312 reviews since March 2024": an average never stands alone. Null while there is none. */
export const ratingInWords = ({ average, count, period }: Rated) =>
  average === null || !period
    ? null
    : `${average.toFixed(1)} of 5 from ${countOf(count, 'review')} since ${monthOf(period.from)}`
