import { and, eq, isNull } from 'drizzle-orm'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { saveContent } from './saving.server.ts'
import type { WidgetForm } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

type OfOwner = { business: { id: string; tierName: TierName }; widgetId: string }

/** Saves a widget's kind, name and settings, and returns its version. */
export async function updateWidget(
  db: Database,
  { business, widgetId, form }: OfOwner & { form: WidgetForm },
) {
  const { kind, name, version, ...settings } = form
  return saveContent(db, { business, widgetId, openedVersion: version }, () => ({
    content: { kind, name, settings },
    message: `Changed the widget “${name}”`,
  }))
}

/** Records when the owner first copied the embed code, which does not prove that a site uses it. */
export async function noteCodeCopied(db: Database, businessId: string) {
  await db
    .update(widgets)
    .set({ codeCopiedAt: now() })
    .where(and(eq(widgets.businessId, businessId), isNull(widgets.codeCopiedAt)))
}
