import { and, eq, inArray, isNull } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { widgetDirectory, widgets } from './widget.table.ts'

/** The businesses of those widgets that exist and may be shown, by the widgets' ids. */
export async function findBusinesses(db: Database, widgetIds: string[]) {
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

export type Serving = {
  /** Whether views and clicks are counted. */
  isCounted: boolean
  /** Origins that may frame its page; empty means all. */
  sites: string[]
}

export async function findServing(db: Database, widgetId: string): Promise<Serving> {
  const [found] = await db
    .select({ settings: widgets.settings })
    .from(widgetDirectory)
    .innerJoin(
      widgets,
      and(eq(widgets.businessId, widgetDirectory.businessId), eq(widgets.id, widgetDirectory.widgetId)),
    )
    .where(eq(widgetDirectory.widgetId, widgetId))
  return { isCounted: found?.settings.isCounted ?? true, sites: found?.settings.origins ?? [] }
}
