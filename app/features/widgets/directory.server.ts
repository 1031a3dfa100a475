import { and, eq, inArray, isNull } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { widgetDirectory, widgets } from './widget.table.ts'

/** The businesses of those widgets that exist and may be shown, by the widgets' ids. */
export async function findBusinessesOf(db: Database, widgetIds: string[]) {
  const rows = await db
    .select({ widgetId: widgetDirectory.widgetId, businessId: widgetDirectory.businessId })
    .from(widgetDirectory)
    .innerJoin(
      widgets,
      and(
        eq(widgets.businessId, widgetDirectory.businessId),
        eq(widgets.id, widgetDirectory.widgetId),
        isNull(widgets.deletedAt),
      ),
    )
    .innerJoin(businesses, and(eq(businesses.id, widgets.businessId), eq(businesses.isActive, true)))
    .where(inArray(widgetDirectory.widgetId, widgetIds))
  return new Map(rows.map(({ widgetId, businessId }) => [widgetId, businessId]))
}
