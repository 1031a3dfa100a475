import { countOf, formatLongDate, formatMonth, formatMonthName, formatNumber } from '#app/languages/format.ts'
import { type RatingRange, ratingsOf } from './inbox-address.ts'
import { daysOf, daysPattern, monthsOf } from './periods.ts'

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Numbers up to twelve as words, as in a sentence. */
export const inWords = (count: number) => small[count] ?? formatNumber(count)

/** "November 2026", "January to March 2026", "December 2025 to November 2026": "2026-01..2026-03" in words. */
export function monthsInWords(period: string) {
  const { from, to } = monthsOf(period)
  if (from === to) return formatMonth(to)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? formatMonthName(from) : formatMonth(from)} to ${formatMonth(to)}`
}

/** "in November 2026", "in January to March 2026", "from 12 March 2026 to 22 November 2026", "since 1 June 2026". */
export function periodInWords(period: string) {
  if (!daysPattern.test(period)) return `in ${monthsInWords(period)}`
  const { from, to } = daysOf(period)
  if (from && to)
    return from === to ? `on ${formatLongDate(to)}` : `from ${formatLongDate(from)} to ${formatLongDate(to)}`
  return from ? `since ${formatLongDate(from)}` : `until ${formatLongDate(to!)}`
}

/** "3 stars", "1 to 2 stars" */
export function ratingInWords(rating: number | RatingRange) {
  const { lowest, highest } = ratingsOf(rating)
  return lowest === highest ? countOf(lowest, 'star') : `${lowest} to ${highest} stars`
}
