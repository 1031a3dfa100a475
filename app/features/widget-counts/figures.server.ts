import type { Business } from '#app/features/businesses/business.table.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { days as daysLong } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countByDay, countByPage, type Days, listOrigins } from './views.server.ts'

export type WidgetFigures = Awaited<ReturnType<typeof readFigures>>

/** How often a widget was seen in the last 30 days and where. */
export async function readFigures(
  db: Database,
  business: Pick<Business, 'id' | 'timeZone'>,
  widget: Widget,
  at: Date,
) {
  const of = { businessId: business.id, widgetId: widget.id }
  const { all, ...window } = lastDays(at, business.timeZone)
  const [counted, pages, origins] = await Promise.all([
    countByDay(db, business.id, { ...window, widgetId: widget.id }),
    countByPage(db, business.id, { ...window, widgetId: widget.id, limit: 20 }),
    listOrigins(db, of),
  ])
  const byDay = new Map(counted.map((each) => [each.day, each]))
  return {
    days: all.map((day) => ({ day, views: byDay.get(day)?.views ?? 0, clicks: byDay.get(day)?.clicks ?? 0 })),
    pages,
    origins,
  }
}

/** The last 30 days of a time zone, today included, the oldest first: the period of every number of views. */
export function lastDays(at: Date, timeZone: string): { all: string[]; days: Days } {
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at))
  const [from, ...after] = Array.from({ length: 31 }, (_, day) =>
    new Date(today + daysLong(day - 29)).toISOString().slice(0, 10),
  )
  return { all: [from!, ...after.slice(0, -1)], days: { from: from!, to: after.at(-1)! } }
}
