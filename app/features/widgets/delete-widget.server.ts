import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { requireRoom } from './create-widget.server.ts'
import { widgetDirectory, widgets } from './widget.table.ts'
import { closeGap, isWidget, lockWidget, putAt } from './widgets.server.ts'

type OfOwner = { business: { id: string; tierName: string }; widgetId: string }

/** Takes a widget from every site; returns its name. `restoreWidget` brings it back within a day. */
export async function deleteWidget(db: Database, { business, widgetId }: OfOwner) {
  return db.transaction(async (tx) => {
    const of = { businessId: business.id, widgetId }
    await lockBusiness(tx, business.id)
    const { name } = await lockWidget(tx, of)
    await tx.update(widgets).set({ deletedAt: now() }).where(isWidget(of))
    await closeGap(tx, business.id)
    await recordActivity(tx, {
      business,
      type: 'widget_deleted',
      message: `Deleted the widget “${name}”`,
      relatedId: widgetId,
    })
    return name
  })
}

/** Brings a widget back to its place in the order, with its settings, its versions and its embed code. */
export async function restoreWidget(db: Database, { business, widgetId }: OfOwner) {
  if (!isUuid(widgetId)) throw notFound('widget')
  return db.transaction(async (tx) => {
    const of = { businessId: business.id, widgetId }
    await lockBusiness(tx, business.id)
    const [kept] = await tx.select().from(widgets).where(isWidget(of))
    if (!kept || (kept.deletedAt && kept.deletedAt < forgettingTime())) throw notFound('widget')
    const { name, position, deletedAt } = kept
    if (!deletedAt) return name
    await requireRoom(tx, business.id)
    await tx.update(widgets).set({ deletedAt: null }).where(isWidget(of))
    await putAt(tx, of, position)
    await recordActivity(tx, {
      business,
      type: 'widget_restored',
      message: `Restored the widget “${name}”`,
      relatedId: widgetId,
    })
    return name
  })
}

/** Deletes for good what nobody restored, with its versions and counts. */
export async function forgetDeletedWidgets(db: Database) {
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .delete(widgets)
      .where(and(isNotNull(widgets.deletedAt), lt(widgets.deletedAt, forgettingTime())))
      .returning({ id: widgets.id })
    const ids = forgotten.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(widgetDirectory).where(inArray(widgetDirectory.widgetId, ids))
  })
}

const forgettingTime = () => new Date(now().getTime() - days(1))
