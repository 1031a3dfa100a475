import type { Business } from '#app/features/businesses/business.table.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { days as daysLong } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { readExperiment } from './experiments.server.ts'
import { countByDay, countByPage, listOrigins } from './views.server.ts'

export type WidgetFigures = Awaited<ReturnType<typeof readFigures>>

/** How often a widget was seen in the last 30 days, where, and what its experiment says. */
export async function readFigures(
  db: Database,
  business: Pick<Business, 'id' | 'timeZone'>,
  widget: Widget,
  at: Date,
) {
  const of = { businessId: business.id, widgetId: widget.id }
  const all = lastDays(30, at, business.timeZone)
  const window = {
    days: { from: all[0]!, to: dayIn(business.timeZone, new Date(at.getTime() + daysLong(1))) },
  }
  const [counted, pages, origins, experiment] = await Promise.all([
    countByDay(db, business.id, { ...window, widgetId: widget.id }),
    countByPage(db, business.id, { ...window, widgetId: widget.id, limit: 20 }),
    listOrigins(db, of),
    readExperiment(db, of),
  ])
  const byDay = new Map(counted.map((each) => [each.day, each]))
  return {
    days: all.map((day) => ({ day, views: byDay.get(day)?.views ?? 0, clicks: byDay.get(day)?.clicks ?? 0 })),
    pages,
    origins,
    experiment,
    goalCode: `<script>navigator.sendBeacon("${addressOf(`/w/${widget.id}/goal`)}")</script>`,
  }
}

/** The last days of a time zone, today included, the oldest first. */
function lastDays(count: number, at: Date, timeZone: string) {
  const today = Date.parse(dayIn(timeZone, at))
  return Array.from({ length: count }, (_, ago) =>
    new Date(today - daysLong(count - 1 - ago)).toISOString().slice(0, 10),
  )
}

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
