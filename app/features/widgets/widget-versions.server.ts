import { and, desc, eq } from 'drizzle-orm'
import type { TierName } from '#app/features/plans/plans.ts'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { fieldNames } from './field-gates.ts'
import { type Content, changedFields, contentOf, saveContent } from './save-widget.server.ts'
import { widgetVersions } from './widget.table.ts'
import { findWidget, type OfWidget } from './widgets.server.ts'

/** The earlier states of a widget, the newest first. */
export async function listVersions(db: Database, of: OfWidget) {
  const widget = await findWidget(db, of.businessId, of.widgetId)
  if (!widget) throw notFound('widget')
  const rows = await db
    .select()
    .from(widgetVersions)
    .where(isVersionOf(of))
    .orderBy(desc(widgetVersions.number))
  return rows.map((row, at) => ({
    number: row.number,
    kind: row.kind,
    name: row.name,
    replacedAt: row.replacedAt.toISOString(),
    /** The parts that the next change altered: "theme", "corners". */
    changed: changesBetween(contentOf(row), contentOf(rows[at - 1] ?? widget)),
  }))
}
export type WidgetVersion = Awaited<ReturnType<typeof listVersions>>[number]

function changesBetween(before: Content, after: Content) {
  return [
    ...(before.kind === after.kind ? [] : ['kind']),
    ...(before.name === after.name ? [] : ['name']),
    ...changedFields(before.settings, after.settings).map((field) => fieldNames[field]),
  ]
}

type Restoring = {
  business: { id: string; tierName: TierName }
  widgetId: string
  number: number
  openedVersion?: number
}

/** The largest integer of the database. */
const largestNumber = 2 ** 31 - 1

/** Makes a widget what it was in a version. That is a change too, and can be undone like any other. */
export async function restoreVersion(db: Database, { number, ...saving }: Restoring) {
  const of = { businessId: saving.business.id, widgetId: saving.widgetId }
  return saveContent(db, saving, async (_, tx) => {
    if (number > largestNumber) throw notFound('version')
    const [version] = await tx
      .select()
      .from(widgetVersions)
      .where(and(isVersionOf(of), eq(widgetVersions.number, number)))
    if (!version) throw notFound('version')
    return {
      content: contentOf(version),
      message: `Restored version ${number} of the widget “${version.name}”`,
    }
  })
}

const isVersionOf = ({ businessId, widgetId }: OfWidget) =>
  and(eq(widgetVersions.businessId, businessId), eq(widgetVersions.widgetId, widgetId))
