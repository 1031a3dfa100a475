import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type TierName, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound, planRequired } from '#app/platform/refusal.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import { fieldNames, isAllowed, neededFor, type WidgetField } from './field-gates.ts'
import { type WidgetForm, type WidgetSettings, widgetSettings } from './widget.schema.ts'
import { widgets, widgetVersions } from './widget.table.ts'
import { widgetLimits } from './widget.vocabulary.ts'
import { findWidget, isWidget, lockWidget, type OfWidget } from './widgets.server.ts'

export type Content = { kind: WidgetKind; name: string; settings: WidgetSettings }
type Stored = typeof widgets.$inferSelect

type Saving = {
  business: { id: string; tierName: TierName }
  widgetId: string
  /** The version on which the change was made: a newer one is not written over. */
  openedVersion?: number
}

type Next = { content: Content; message: string }

/**
 * Saves what `change` makes of a widget, and keeps what it was. Returns its version, which stays the same if nothing
 * changed.
 */
export async function saveContent(
  db: Database,
  { business, widgetId, openedVersion }: Saving,
  change: (before: Content, tx: Database) => Next | Promise<Next>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const stored = await lockWidget(tx, { businessId: business.id, widgetId })
    const before = contentOf(stored)
    const { content, message } = await change(before, tx)
    if (isDeepStrictEqual(before, content)) return stored.version
    if (openedVersion !== undefined && openedVersion !== stored.version) throw changedMeanwhile()
    requireFeatures(business.tierName, before.settings, content.settings)
    const at = now()
    await keepVersion(tx, stored, at)
    const version = stored.version + 1
    await tx
      .update(widgets)
      .set({ ...content, version, updatedAt: at })
      .where(isWidget({ businessId: business.id, widgetId }))
    await recordActivity(tx, { business, type: 'widget_updated', message, relatedId: widgetId })
    return version
  })
}

/** Kind, name and settings alone, of a widget or one of its versions. */
export function contentOf({ kind, name, settings }: Content): Content {
  return { kind, name, settings: widgetSettings.parse(settings) }
}

async function keepVersion(
  tx: Database,
  { businessId, id, kind, name, settings, version }: Stored,
  at: Date,
) {
  const isIts = and(eq(widgetVersions.businessId, businessId), eq(widgetVersions.widgetId, id))
  await tx
    .delete(widgetVersions)
    .where(and(isIts, lte(widgetVersions.number, version - widgetLimits.versions)))
  await tx
    .insert(widgetVersions)
    .values({ businessId, widgetId: id, number: version, kind, name, settings, replacedAt: at })
}

const changedMeanwhile = () =>
  conflict(
    'Somebody changed this widget after you opened this page, so we did not save. Your entries are still here. Save again to replace the other change (it stays under “Earlier versions”), or reload the page to see it.',
  )

type OfOwner = { business: { id: string; tierName: TierName }; widgetId: string }

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

export const initialSettings = (settings: Partial<WidgetSettings> = {}) => widgetSettings.parse(settings)

const fields = Object.keys(neededFor) as WidgetField[]

const changedFields = (before: WidgetSettings, after: WidgetSettings) =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))

/**
 * Refuses changes of settings that the plan in force does not have. Unchanged settings pass, so that a smaller plan loses
 * nothing. So does a return to the initial value, so that nobody must pay to get rid of a setting.
 */
export function requireFeatures(tierName: TierName, before: WidgetSettings, after: WidgetSettings) {
  const tier = tierInForce(tierName)
  const initial = initialSettings()
  const needed = changedFields(before, after)
    .filter((field) => !isAllowed(tier, field) && !isDeepStrictEqual(after[field], initial[field]))
    .map((field) => neededFor[field]!)
  if (needed.length === 0) return
  throw planRequired(
    tierFor(needed.includes('customBranding') ? 'customBranding' : 'advancedWidgets').longName,
  )
}

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
