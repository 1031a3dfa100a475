import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { lockWidget, type OfWidget } from './locking-widget.server.ts'
import { widgets } from './widget.table.ts'

/** Without deleted ones. */
export const isKept = (businessId: string) =>
  and(eq(widgets.businessId, businessId), isNull(widgets.deletedAt))
export const inOrder = [asc(widgets.position), asc(widgets.createdAt), asc(widgets.id)]

/** Moves a widget to a position of its owner's order, from 0; beyond the end it becomes the last. */
export async function moveWidget(db: Database, { to, ...of }: OfWidget & { to: number }) {
  await db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    await lockWidget(tx, of)
    await putAt(tx, of, to)
  })
}

/** Must run under the lock of the business. */
export async function putAt(tx: Database, { businessId, widgetId }: OfWidget, to: number) {
  const others = (await listIds(tx, businessId)).filter((id) => id !== widgetId)
  await renumber(tx, businessId, others.toSpliced(Math.max(to, 0), 0, widgetId))
}

/** Closes the gap that a deleted widget left. Must run under the lock of the business. */
export async function closeGap(tx: Database, businessId: string) {
  await renumber(tx, businessId, await listIds(tx, businessId))
}

async function listIds(tx: Database, businessId: string) {
  const rows = await tx
    .select({ id: widgets.id })
    .from(widgets)
    .where(isKept(businessId))
    .orderBy(...inOrder)
  return rows.map(({ id }) => id)
}

async function renumber(tx: Database, businessId: string, ids: string[]) {
  await tx.execute(sql`
    update ${widgets} w set position = o.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality o (id, place)
    where w.business_id = ${businessId} and w.id = o.id and w.position <> o.place - 1`)
}
