import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import { inOrder, isKept } from './ordering.server.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

export type Widget = {
  id: string
  kind: WidgetKind
  name: string
  settings: WidgetSettings
  version: number
  createdAt: string
  updatedAt: string
  codeCopiedAt: string | null
}

/** A business's widgets in its owner's order. */
export async function listWidgets(db: Database, businessId: string): Promise<Widget[]> {
  const rows = await db
    .select()
    .from(widgets)
    .where(isKept(businessId))
    .orderBy(...inOrder)
  return rows.map(widgetOf)
}

export async function findWidget(db: Database, businessId: string, id: string): Promise<Widget | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(widgets)
    .where(and(isKept(businessId), eq(widgets.id, id)))
  return row ? widgetOf(row) : null
}

/** The widget that a page for one alone speaks of: the first in its owner's order. */
export async function findFirstWidget(db: Database, businessId: string): Promise<Widget | null> {
  return (await listWidgets(db, businessId))[0] ?? null
}

function widgetOf(row: typeof widgets.$inferSelect): Widget {
  const { id, kind, name, settings, version, createdAt, updatedAt, codeCopiedAt } = row
  return {
    ...{ id, kind, name, version },
    settings: widgetSettings.parse(settings),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    codeCopiedAt: codeCopiedAt?.toISOString() ?? null,
  }
}
