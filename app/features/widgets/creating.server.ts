import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findWall } from './wall-widget.server.ts'
import { wallSettings } from './widget.schema.ts'
import { widgetDirectory, widgets } from './widget.table.ts'

/** Creates a business's wall if it has none. Two concurrent requests create only one. */
export async function createWallOnce(db: Database, business: { id: string; name: string; tierName: string }) {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, business.id))
      .for('update')
    if (!(await findWall(tx, business.id))) await createWidget(tx, { business })
  })
}

/** Creates a wall and its entry in the global directory. Must run in a transaction. */
export async function createWidget(
  tx: Database,
  { business }: { business: { id: string; name: string; tierName: string } },
) {
  const id = uuidv7()
  const at = now()
  const widget = {
    businessId: business.id,
    id,
    kind: 'wall' as const,
    name: 'Wall',
    settings: wallSettings.parse({}),
    createdAt: at,
    updatedAt: at,
  }
  await tx.insert(widgets).values(widget)
  await tx.insert(widgetDirectory).values({ widgetId: id, businessId: business.id })
  await recordActivity(tx, {
    business,
    type: 'widget_created',
    message: 'Created the wall',
    relatedId: id,
  })
  return widget
}
