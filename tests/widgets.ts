import type { Business } from '#app/features/businesses/business.table.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { saveContent, updateWidget } from '#app/features/widgets/save-widget.server.ts'
import { widgetForm } from '#app/features/widgets/widget.schema.ts'
import type { Database } from '#app/platform/database.server.ts'

/** A wall's form; a selection where a filter is given. */
export const wallForm = (settings: Record<string, string>) =>
  widgetForm.parse({
    name: 'Wall',
    kind: 'wall',
    select: settings.minimumRating ? 'some' : 'all',
    ...settings,
  })

/** Makes a wall with these settings, and gives its id. */
export async function aWall(db: Database, business: Business, settings: Record<string, string> = {}) {
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  await updateWidget(db, { business, widgetId: id, form: wallForm(settings) })
  return id
}

/** As an owner who changes nothing but its name. */
export const renameWidget = (
  db: Database,
  {
    business,
    widgetId,
    name,
  }: { business: { id: string; tierName: TierName }; widgetId: string; name: string },
) =>
  saveContent(db, { business, widgetId }, (before) => ({
    content: { ...before, name },
    message: `Changed the widget “${name}”`,
  }))
