import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { widgets } from './widget.table.ts'

export type OfWidget = { businessId: string; widgetId: string }

export const isWidget = ({ businessId, widgetId }: OfWidget) =>
  and(eq(widgets.businessId, businessId), eq(widgets.id, widgetId))

/** Locks a widget that is not deleted until the transaction ends. */
export async function lockWidget(tx: Database, of: OfWidget) {
  if (!isUuid(of.widgetId)) throw notFound('widget')
  const [widget] = await tx
    .select()
    .from(widgets)
    .where(and(isWidget(of), isNull(widgets.deletedAt)))
    .for('update')
  if (!widget) throw notFound('widget')
  return widget
}
