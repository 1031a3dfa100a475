import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { type WallSettings, wallSettings } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

export type WallWidget = {
  id: string
  settings: WallSettings
  updatedAt: string
  codeCopiedAt: string | null
}

/** A business's wall, or null. */
export async function findWall(db: Database, businessId: string): Promise<WallWidget | null> {
  const [found] = await db
    .select()
    .from(widgets)
    .where(and(eq(widgets.businessId, businessId), eq(widgets.kind, 'wall')))
    .orderBy(asc(widgets.createdAt), asc(widgets.id))
    .limit(1)
  if (!found) return null
  const { id, settings, updatedAt, codeCopiedAt } = found
  return {
    id,
    settings: wallSettings.parse(settings),
    updatedAt: updatedAt.toISOString(),
    codeCopiedAt: codeCopiedAt?.toISOString() ?? null,
  }
}
