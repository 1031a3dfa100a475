import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { days as daysLong } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { widgetDays, widgetOrigins } from './widget-count.table.ts'

/** Days as `2026-11-20` in the business's time zone, the end not included. */
type Days = { from: string; to: string }

export type WidgetViews = { widgetId: string; name: string; views: number; clicks: number }

/** Views and clicks of each widget in these days, the most viewed first. Widgets nobody saw are among them. */
export async function countByWidget(db: Database, businessId: string, days: Days): Promise<WidgetViews[]> {
  return db
    .select({ widgetId: widgets.id, name: widgets.name, ...sums })
    .from(widgets)
    .leftJoin(
      widgetDays,
      and(eq(widgetDays.businessId, widgets.businessId), eq(widgetDays.widgetId, widgets.id), isIn(days)),
    )
    .where(and(eq(widgets.businessId, businessId), isNull(widgets.deletedAt)))
    .groupBy(widgets.id, widgets.name, widgets.position)
    .orderBy(desc(sums.views), widgets.position)
}

const sums = {
  views: sql<number>`coalesce(sum(${widgetDays.views}), 0)::int`,
  clicks: sql<number>`coalesce(sum(${widgetDays.clicks}), 0)::int`,
}

export type PageViews = { page: string; views: number; clicks: number }

/** The pages with most views; '' stands for all that were too many to be told apart. */
export async function countByPage(
  db: Database,
  businessId: string,
  { days, widgetId, limit = 10 }: { days: Days; widgetId?: string; limit?: number },
): Promise<PageViews[]> {
  return db
    .select({ page: widgetDays.page, ...sums })
    .from(widgetDays)
    .where(ofBusiness(businessId, days, widgetId))
    .groupBy(widgetDays.page)
    .orderBy(desc(sums.views), desc(sums.clicks), widgetDays.page)
    .limit(limit)
}

/** Views of all widgets, or of one, by day; days without views are left out. */
async function countByDay(
  db: Database,
  businessId: string,
  { days, widgetId }: { days: Days; widgetId?: string },
) {
  return db
    .select({ day: widgetDays.day, ...sums })
    .from(widgetDays)
    .where(ofBusiness(businessId, days, widgetId))
    .groupBy(widgetDays.day)
    .orderBy(widgetDays.day)
}

/** The sites on which a widget was seen, the last one first. */
export async function listOrigins(db: Database, of: { businessId: string; widgetId: string }) {
  const rows = await db
    .select()
    .from(widgetOrigins)
    .where(and(eq(widgetOrigins.businessId, of.businessId), eq(widgetOrigins.widgetId, of.widgetId)))
    .orderBy(desc(widgetOrigins.lastSeenAt), widgetOrigins.origin)
    .limit(50)
  return rows.map(({ origin, lastSeenAt }) => ({
    origin,
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

const mostSites = 500

/** The sites on which each widget of a business was seen, the last one first. */
export const listSites = (db: Database, businessId: string) =>
  db
    .select({ widgetId: widgetOrigins.widgetId, origin: widgetOrigins.origin })
    .from(widgetOrigins)
    .where(eq(widgetOrigins.businessId, businessId))
    .orderBy(desc(widgetOrigins.lastSeenAt), widgetOrigins.origin)
    .limit(mostSites)

const isIn = ({ from, to }: Days) => and(gte(widgetDays.day, from), lt(widgetDays.day, to))
const ofBusiness = (businessId: string, days: Days, widgetId?: string) =>
  and(
    eq(widgetDays.businessId, businessId),
    isIn(days),
    widgetId ? eq(widgetDays.widgetId, widgetId) : undefined,
  )

export type WidgetFigures = Awaited<ReturnType<typeof readFigures>>

/** How often a widget was seen in the last 30 days, on which pages, and how often in the 30 days `before`. */
export async function readFigures(
  db: Database,
  business: Pick<Business, 'id' | 'timeZone'>,
  widget: Widget,
  at: Date,
) {
  const { all, ...window } = lastDays(at, business.timeZone)
  const earlier = lastDays(new Date(at.getTime() - daysLong(30)), business.timeZone)
  const [counted, previous, pages] = await Promise.all([
    countByDay(db, business.id, { ...window, widgetId: widget.id }),
    countByDay(db, business.id, { days: earlier.days, widgetId: widget.id }),
    countByPage(db, business.id, { ...window, widgetId: widget.id, limit: 20 }),
  ])
  const byDay = new Map(counted.map((each) => [each.day, each]))
  return {
    days: all.map((day) => ({ day, views: byDay.get(day)?.views ?? 0, clicks: byDay.get(day)?.clicks ?? 0 })),
    before: previous.reduce((total, { views }) => total + views, 0),
    pages,
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
