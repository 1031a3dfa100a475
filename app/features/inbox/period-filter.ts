import { formatLongDate, formatMonth, formatMonthName } from '#app/languages/format.ts'
import { days, lastTwelveMonths } from '#app/platform/clock.ts'

/**
 * Topics are counted over this many months, the current one included, and compared with as many before. Whole months,
 * because topics are counted by the month.
 */
const topicMonths = 3
/** How many days after a review a reply still helps. */
export const replyDays = 30

type Window = { from: Date; to: Date | null }

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
/** From a month to a month, both included: "2026-01..2026-03". */
export const monthsPattern = /^20\d\d-(0[1-9]|1[0-2])\.\.20\d\d-(0[1-9]|1[0-2])$/
/** From a day to a day, both included, or without one of them: "2026-03-12..2026-11-22", "2026-03-12..", "..2026-11-22". */
export const daysPattern = /^(?=.{12})(20\d\d-\d\d-\d\d)?\.\.(20\d\d-\d\d-\d\d)?$/

/**
 * "any": null, all time. "90": the days until now, from a midnight on. "quarter": this month and the two before. "year": the
 * last twelve calendar months. "2026-11": that month. "2026-01..2026-03": those months; so with days. All in UTC, so that a claim and the
 * list behind it count the same.
 */
export function readWindow(period: string, at: Date): Window | null {
  if (period === 'any') return null
  if (period === 'quarter') return { from: topicsFrom(at), to: null }
  if (period === 'year') return { from: lastTwelveMonths(at)[0]!, to: null }
  if (monthPattern.test(period)) return { from: monthStart(period), to: monthStart(shiftMonth(period, 1)) }
  if (monthsPattern.test(period)) return windowOfMonths(monthsOf(period))
  if (daysPattern.test(period)) return windowOfDays(daysOf(period))
  return { from: daysBefore(at, Number(period)), to: null }
}

/** The first and the last day of a period, both included. */
type Days = { from: string | null; to: string | null }

function daysOf(period: string): Days {
  const [from, to] = period.split('..') as [string, string]
  return { from: from || null, to: to || null }
}

const dayStart = (day: string) => new Date(`${day}T00:00:00Z`)

/** Every day of the period is in the calendar. */
export const areDays = (period: string) =>
  Object.values(daysOf(period)).every(
    (day) => !day || (dayStart(day).getTime() > 0 && dayStart(day).toISOString().startsWith(day)),
  )

function windowOfDays({ from, to }: Days): Window {
  return {
    from: from ? dayStart(from) : new Date(0),
    to: to ? new Date(dayStart(to).getTime() + days(1)) : null,
  }
}

/** The first and the last month of a period, both included. */
export type Months = { from: string; to: string }

function monthsOf(period: string): Months {
  const [from, to = from] = period.split('..') as [string, string?]
  return { from, to }
}

export const windowOfMonths = ({ from, to }: Months) => ({
  from: monthStart(from),
  to: monthStart(shiftMonth(to, 1)),
})

export const topicsFrom = (at: Date) => monthStart(shiftMonth(monthOf(at), 1 - topicMonths))

export function daysBefore(at: Date, count: number) {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) - days(count))
}

/** "2026-11" */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)
export const monthStart = (month: string) => new Date(`${month}-01T00:00:00Z`)

export function shiftMonth(month: string, by: number) {
  const start = monthStart(month)
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + by, 1)))
}

/** The last so many months, the oldest first. */
export const lastMonths = (at: Date, count: number) =>
  Array.from({ length: count }, (_, index) => shiftMonth(monthOf(at), index - count + 1))

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
