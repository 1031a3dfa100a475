import { and, eq, isNull } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { WallForm } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

type Change = { business: { id: string; tierName: string }; widgetId: string; settings: WallForm }

/** Saves a wall's settings. The wall itself says what it shows; see wall-content.ts. */
export async function updateWall(db: Database, { business, widgetId, settings }: Change) {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(widgets)
      .set({ settings, updatedAt: now() })
      .where(and(eq(widgets.businessId, business.id), eq(widgets.id, widgetId)))
      .returning({ id: widgets.id })
    if (!changed) throw notFound('widget')
    const { count, height, minimumRating } = settings
    const shown = minimumRating > 1 ? `reviews with ${minimumRating} stars and up` : 'all reviews'
    await recordActivity(tx, {
      business,
      type: 'widget_updated',
      message: `Changed the wall: ${shown}, ${count} at a time, ${height} pixels high`,
      relatedId: widgetId,
    })
  })
}

/** Records when the owner first copied the embed code, which does not prove that a site uses it. */
export async function noteCodeCopied(db: Database, businessId: string) {
  await db
    .update(widgets)
    .set({ codeCopiedAt: now() })
    .where(and(eq(widgets.businessId, businessId), isNull(widgets.codeCopiedAt)))
}
