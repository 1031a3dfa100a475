import { days, lastTwelveMonths } from '#app/platform/clock.ts'

/** Topics are counted over as many days, and compared with as many before them. */
export const topicDays = 90
/** A reply still helps: reviews of the last days. */
export const replyDays = 30

export type Window = { from: Date; to: Date | null }

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/**
 * "any": null, all time. "90": the days until now, from a midnight on. "year": the last twelve calendar months.
 * "2026-11": that month. All in UTC, so that a claim and the list behind it count the same.
 */
export function windowOf(period: string, at: Date): Window | null {
  if (period === 'any') return null
  if (period === 'year') return { from: lastTwelveMonths(at)[0]!, to: null }
  if (monthPattern.test(period)) return { from: monthStart(period), to: monthStart(shiftMonth(period, 1)) }
  return { from: daysBefore(at, Number(period)), to: null }
}

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
