import { CronExpressionParser } from 'cron-parser'
import { utcMonday, utcMonth } from 'd3-time'
import { formatDate, formatMonth } from '#app/languages/format.ts'
import { dayOf, days, plusDays } from '#app/platform/clock.ts'

// Whole weeks, from Monday, and whole months in UTC: as reviews are counted.

/** Of a digest. `from` and `to` are its first day and its last: "2026-11-16". */
export type DigestPeriod = { often: 'weekly' | 'monthly'; from: string; to: string }

const units = { weekly: utcMonday, monthly: utcMonth }

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function periodFrom(often: DigestPeriod['often'], start: Date): DigestPeriod {
  const end = units[often].offset(start, 1)
  return { often, from: dayOf(start), to: plusDays(dayOf(end), -1) }
}

/** The last week or month that was over. */
export const lastFullPeriod = (often: DigestPeriod['often'], at: Date) =>
  periodFrom(often, units[often].offset(units[often].floor(at), -1))

export const shiftPeriod = ({ often, from }: DigestPeriod, by: number) =>
  periodFrom(often, units[often].offset(startOf(from), by))

/** The instant at which the period is over. */
export const endOf = ({ to }: DigestPeriod) => new Date(startOf(to).getTime() + days(1))

/** As the inbox filters by it, and as it is kept: "2026-11-16..2026-11-22". */
export const periodKey = ({ from, to }: DigestPeriod) => `${from}..${to}`

export function periodOfKey(key: string): DigestPeriod {
  const [from = '', to = ''] = key.split('..')
  const month = periodFrom('monthly', startOf(from))
  return month.to === to ? month : { often: 'weekly', from, to }
}

/** The next time at which a digest is due: the first 8:00 local time after a week or a month has ended. */
export function digestDueAt(often: DigestPeriod['often'], after: Date, zone: string): Date {
  for (let end = units[often].floor(after); ; end = units[often].offset(end, 1)) {
    const due = nextDigestAt('daily', new Date(end.getTime() - 1), zone)
    if (due > after) return due
  }
}

/** Without a period, the last full one. */
export const digestAddress = ({ often, from }: DigestPeriod) =>
  `/business/analytics/digest?by=${unitName({ often })}&from=${from}`

/** The period that an address asks for: the last full one if it is not over yet, or no such day. */
export function readDigestPeriod(query: URLSearchParams, at: Date): DigestPeriod {
  const often = query.get('by') === 'month' ? 'monthly' : 'weekly'
  const last = lastFullPeriod(often, at)
  const from = /^20\d\d-\d\d-\d\d$/.exec(query.get('from') ?? '')?.[0]
  const start = startOf(from ?? '')
  if (Number.isNaN(start.getTime())) return last
  const asked = periodFrom(often, units[often].floor(start))
  return asked.from < last.from ? asked : last
}

/** "16 Nov 2026 to 22 Nov 2026", "November 2026" */
export const periodName = ({ often, from, to }: DigestPeriod) =>
  often === 'monthly' ? formatMonth(from) : `${formatDate(startOf(from))} to ${formatDate(startOf(to))}`

/** "the week", "the month" */
export const unitName = ({ often }: Pick<DigestPeriod, 'often'>) => (often === 'weekly' ? 'week' : 'month')

const times = { daily: '0 8 * * *', weekly: '0 8 * * 1' }

/**
 * The next time after `after` at which a digest is due: 8:00 in this time zone, early enough to be read with the morning's
 * mail, daily or on Mondays.
 */
export const nextDigestAt = (often: keyof typeof times, after: Date, tz: string): Date =>
  CronExpressionParser.parse(times[often], { currentDate: after, tz }).next().toDate()
