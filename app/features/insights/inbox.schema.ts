import { z } from 'zod'
import { provenances } from '#app/features/reviews/review.schema.ts'
import { days } from '#app/platform/clock.ts'
import { sentimentLabels } from './analysis.schema.ts'

/** Waiting: a check failed, and the operator has not decided yet. Unanswered: published, ours, no answer. */
export const inboxStates = ['all', 'published', 'unanswered', 'waiting', 'withdrawn', 'removed'] as const
/** Own: everything but the imported, which is what the score is made of. */
export const inboxProvenances = ['any', 'own', ...provenances] as const
export const inboxPeriods = ['any', '7', '30', '90', '365'] as const
const month = /^20\d\d-(0[1-9]|1[0-2])$/

const textOf = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined)

/** What the inbox shows, as its address says it. What makes no sense there is as if it were not there. */
export const inboxFilter = z.object({
  state: z.enum(inboxStates).catch('all'),
  topic: textOf(80),
  /** Of the topic when there is one, otherwise of the whole review. */
  label: z.enum(sentimentLabels).optional().catch(undefined),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  provenance: z.enum(inboxProvenances).catch('any'),
  /** A number of days until now, or a month: "2026-11". In UTC. */
  period: z.union([z.enum(inboxPeriods), z.string().regex(month)]).catch('any'),
  q: textOf(200),
  /** The review after which the page begins. */
  after: z.uuid().optional().catch(undefined),
})
export type InboxFilter = z.output<typeof inboxFilter>

export const readInboxFilter = (query: URLSearchParams): InboxFilter =>
  inboxFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )

/** The address of the reviews behind a claim, or of one of them. */
export function inboxAddress(filter: Partial<InboxFilter> & { review?: string } = {}) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '' && value !== 'all' && value !== 'any')
      query.set(name, String(value))
  }
  return query.size > 0 ? `/business/reviews?${query}` : '/business/reviews'
}

/** Topics are counted over as many days, and compared with as many before them. */
export const topicDays = 90
/** An answer still helps: reviews of the last days. */
export const answerDays = 30

export type Window = { from: Date; to: Date | null }

/** Null: all time. Days begin at midnight UTC, so that a claim and the list behind it count the same. */
export function windowOf(period: string, at: Date): Window | null {
  if (period === 'any') return null
  if (month.test(period)) return { from: monthStart(period), to: monthStart(shiftMonth(period, 1)) }
  return { from: daysBefore(at, Number(period)), to: null }
}

export function daysBefore(at: Date, count: number) {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) - days(count))
}

/** "2026-11" */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)
export const monthStart = (name: string) => new Date(`${name}-01T00:00:00Z`)

export function shiftMonth(name: string, by: number) {
  const start = monthStart(name)
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + by, 1)))
}

/** The last so many months, the oldest first. */
export const lastMonths = (at: Date, count: number) =>
  Array.from({ length: count }, (_, back) => shiftMonth(monthOf(at), back - count + 1))

export const monthName = (name: string, month: 'long' | 'short' = 'long') =>
  monthStart(name).toLocaleDateString('en', { month, timeZone: 'UTC' })
