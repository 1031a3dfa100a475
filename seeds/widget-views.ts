import type { Business } from '#app/features/businesses/business.table.ts'
import { widgetDays, widgetOrigins } from '#app/features/widget-counts/widget-count.table.ts'
import { listWidgets } from '#app/features/widgets/widgets.server.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { type Chance, chanceOf } from './chance.ts'
import { daysBefore } from './past.ts'

const pages = [
  { path: '/', share: 0.6 },
  { path: '/prices', share: 0.25 },
  { path: '/order', share: 0.15 },
]
const lastDays = 90

/** Three months of views of a business's widgets on its own site. */
export async function plantWidgetViews(tx: Database, { id: businessId, website }: Business) {
  const { origin } = new URL(website!)
  const chance = chanceOf(16)
  const widgets = await listWidgets(tx, businessId)
  const seen = widgets.flatMap(({ id: widgetId }, at) => {
    const busy = 120 / (at + 1)
    return lastOf(lastDays).flatMap((ago) => viewsOn(chance, { businessId, widgetId, origin, ago, busy }))
  })
  await tx.execute(insertRows(widgetDays, seen))
  await tx.insert(widgetOrigins).values(
    widgets.map(({ id: widgetId }) => ({
      businessId,
      widgetId,
      origin,
      firstSeenAt: daysBefore(now(), lastDays),
      lastSeenAt: now(),
    })),
  )
}

type OfWidget = { businessId: string; widgetId: string; origin: string }

function viewsOn(chance: Chance, { origin, ago, busy, ...of }: OfWidget & { ago: number; busy: number }) {
  const at = daysBefore(now(), ago)
  const isSunday = at.getUTCDay() === 0
  return pages.map(({ path, share }) => {
    const views = Math.round(busy * share * (isSunday ? 0.4 : 1) * (0.7 + 0.6 * chance.next()))
    const clicks = Array.from({ length: views }, chance.next).filter((luck) => luck < 0.04).length
    return { ...of, day: at.toISOString().slice(0, 10), page: origin + path, views, clicks }
  })
}

const lastOf = (count: number) => Array.from({ length: count }, (_, at) => at)
