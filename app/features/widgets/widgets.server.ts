import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'
import { widgetDirectory, widgets } from './widget.table.ts'
import { showsReviews } from './widget.vocabulary.ts'
import { isComplete } from './widget-words.ts'

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
    id,
    kind,
    name,
    version,
    settings: widgetSettings.parse(settings),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    codeCopiedAt: codeCopiedAt?.toISOString() ?? null,
  }
}

export type OfWidget = { businessId: string; widgetId: string }

export const isWidget = ({ businessId, widgetId }: OfWidget) =>
  and(eq(widgets.businessId, businessId), eq(widgets.id, widgetId))

/** Locks a widget that is not deleted until the transaction ends. */
export async function lockWidget(tx: Database, of: OfWidget) {
  if (!isUuid(of.widgetId)) throw notFound('widget')
  const [widget] = await tx
    .select()
    .from(widgets)
    .where(and(isWidget(of), isNull(widgets.deletedAt)))
    .for('update')
  if (!widget) throw notFound('widget')
  return widget
}

/** Matches the widgets of a business without deleted ones. */
export const isKept = (businessId: string) =>
  and(eq(widgets.businessId, businessId), isNull(widgets.deletedAt))
const inOrder = [asc(widgets.position), asc(widgets.createdAt), asc(widgets.id)]

/** Moves a widget to a position of its owner's order, from 0; beyond the end it becomes the last. */
export async function moveWidget(db: Database, { to, ...of }: OfWidget & { to: number }) {
  await db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    await lockWidget(tx, of)
    await putAt(tx, of, to)
  })
}

/** Must run under the lock of the business. */
export async function putAt(tx: Database, { businessId, widgetId }: OfWidget, to: number) {
  const others = (await listIds(tx, businessId)).filter((id) => id !== widgetId)
  await renumber(tx, businessId, others.toSpliced(Math.max(to, 0), 0, widgetId))
}

/** Closes the gap that a deleted widget left. Must run under the lock of the business. */
export async function closeGap(tx: Database, businessId: string) {
  await renumber(tx, businessId, await listIds(tx, businessId))
}

async function listIds(tx: Database, businessId: string) {
  const rows = await tx
    .select({ id: widgets.id })
    .from(widgets)
    .where(isKept(businessId))
    .orderBy(...inOrder)
  return rows.map(({ id }) => id)
}

async function renumber(tx: Database, businessId: string, ids: string[]) {
  await tx.execute(sql`
    update ${widgets} w set position = o.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality o (id, place)
    where w.business_id = ${businessId} and w.id = o.id and w.position <> o.place - 1`)
}

/** How many widgets show the newest of all reviews, the rating of all, and reviews that the owner selected or ordered. */
export type WidgetsByShown = { newest: number; ratings: number; selections: number }

export async function countWidgetsByShown(db: Database, businessId: string): Promise<WidgetsByShown> {
  const counts = { newest: 0, ratings: 0, selections: 0 }
  for (const widget of await listWidgets(db, businessId)) counts[shownBy(widget)]++
  return counts
}

function shownBy({ kind, settings }: Pick<Widget, 'kind' | 'settings'>): keyof WidgetsByShown {
  if (!showsReviews(kind)) return 'ratings'
  return isComplete(settings) ? 'newest' : 'selections'
}

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

export async function findServing(db: Database, widgetId: string) {
  const [found] = await db
    .select({ settings: widgets.settings })
    .from(widgetDirectory)
    .innerJoin(
      widgets,
      and(eq(widgets.businessId, widgetDirectory.businessId), eq(widgets.id, widgetDirectory.widgetId)),
    )
    .where(eq(widgetDirectory.widgetId, widgetId))
  return {
    /** Whether views and clicks are counted. */
    isCounted: found?.settings.isCounted ?? true,
    /** Origins that may frame its page; empty means all. */
    sites: found?.settings.origins ?? [],
  }
}
export type Serving = Awaited<ReturnType<typeof findServing>>
