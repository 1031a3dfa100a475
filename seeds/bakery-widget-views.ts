import { v7 as uuidv7 } from 'uuid'
import { isHeldBack } from '#app/features/widget-counts/experiments.server.ts'
import {
  widgetDays,
  widgetExperiments,
  widgetHours,
  widgetOrigins,
} from '#app/features/widget-counts/widget-count.table.ts'
import { listWidgets } from '#app/features/widgets/widgets.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import { type Chance, chanceOf } from './chance.ts'
import { daysBefore } from './past.ts'

const origin = 'https://cornerandcrumb.example'
const pages = [
  { page: `${origin}/`, share: 0.6 },
  { page: `${origin}/cakes`, share: 0.25 },
  { page: `${origin}/order`, share: 0.15 },
]
const lastDays = 90

/** Three months of views of the bakery's widgets, and an experiment with the first. */
export async function plantWidgetViews(tx: Database, businessId: string) {
  const chance = chanceOf(16)
  const widgets = await listWidgets(tx, businessId)
  const seen = widgets.flatMap(({ id: widgetId }, at) => {
    const busy = 120 / (at + 1)
    return lastOf(lastDays).flatMap((ago) => viewsOn(chance, { businessId, widgetId, ago, busy }))
  })
  await tx.execute(insertRows(widgetDays, seen))
  await tx.insert(widgetOrigins).values(
    widgets.map(({ id: widgetId }) => ({
      ...{ businessId, widgetId, origin },
      firstSeenAt: daysBefore(now(), lastDays),
      lastSeenAt: now(),
    })),
  )
  if (widgets[0]) await plantExperiment(tx, chance, { businessId, widgetId: widgets[0].id })
}

type OfWidget = { businessId: string; widgetId: string }

function viewsOn(chance: Chance, { ago, busy, ...of }: OfWidget & { ago: number; busy: number }) {
  const at = daysBefore(now(), ago)
  const isSunday = at.getUTCDay() === 0
  return pages.map(({ page, share }) => {
    const views = Math.round(busy * share * (isSunday ? 0.4 : 1) * (0.7 + 0.6 * chance.next()))
    const clicks = Array.from({ length: views }, chance.next).filter((luck) => luck < 0.04).length
    return { ...of, day: at.toISOString().slice(0, 10), page, views, clicks }
  })
}

/** Three weeks, in which the wall helped. */
async function plantExperiment(tx: Database, chance: Chance, of: OfWidget) {
  const id = uuidv7()
  const startedAt = new Date(Math.floor(daysBefore(now(), 35).getTime() / hours(1)) * hours(1))
  const endedAt = new Date(startedAt.getTime() + days(21))
  await tx.insert(widgetExperiments).values({ ...of, id, startedAt, endedAt })
  const reported = lastOf(21 * 24).flatMap((at) => {
    const hour = new Date(startedAt.getTime() + at * hours(1))
    const isOpen = hour.getUTCHours() >= 6 && hour.getUTCHours() < 22
    const openings = isOpen ? 2 + chance.below(9) : chance.below(2)
    const rate = isHeldBack(id, hour) ? 0.1 : 0.14
    const goals = Array.from({ length: openings }, chance.next).filter((luck) => luck < rate).length
    return openings + goals > 0 ? [{ ...of, hour, openings, goals }] : []
  })
  await tx.execute(insertRows(widgetHours, reported))
}

const lastOf = (count: number) => Array.from({ length: count }, (_, at) => at)
