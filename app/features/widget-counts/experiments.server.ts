import { createHash } from 'node:crypto'
import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { widgetDirectory, widgets } from '#app/features/widgets/widget.table.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { type Lift, liftOf } from './experiment.ts'
import { widgetExperiments, widgetHours } from './widget-count.table.ts'

/** Half of all hours, by chance, and by the same chance whoever looks. */
export function isHeldBack(experimentId: string, at: Date) {
  const hour = Math.floor(at.getTime() / hours(1))
  return createHash('sha256').update(`${experimentId} ${hour}`).digest()[0]! < 128
}

/** How a widget is served just now. */
export type Serving = {
  /** Views and clicks are counted. */
  isCounted: boolean
  /** While an experiment runs: whether this hour holds it back. */
  experiment: { isHeld: boolean } | null
  /** Those that may show its page in a frame; none means all. */
  sites: string[]
}

export async function findServing(db: Database, widgetId: string): Promise<Serving> {
  const [found] = await db
    .select({
      settings: widgets.settings,
      experimentId: widgetExperiments.id,
      tierName: businesses.tierName,
    })
    .from(widgetDirectory)
    .innerJoin(
      widgets,
      and(eq(widgets.businessId, widgetDirectory.businessId), eq(widgets.id, widgetDirectory.widgetId)),
    )
    .innerJoin(businesses, eq(businesses.id, widgets.businessId))
    .leftJoin(
      widgetExperiments,
      and(
        eq(widgetExperiments.businessId, widgets.businessId),
        eq(widgetExperiments.widgetId, widgets.id),
        isNull(widgetExperiments.endedAt),
      ),
    )
    .where(eq(widgetDirectory.widgetId, widgetId))
  // On a smaller plan nobody could see or end it.
  const isAllowed = found && allows(tierInForce(found.tierName), 'analytics')
  const id = isAllowed ? found.experimentId : null
  return {
    isCounted: found?.settings.isCounted ?? true,
    experiment: id ? { isHeld: isHeldBack(id, now()) } : null,
    sites: found?.settings.origins ?? [],
  }
}

type OfWidget = { business: { id: string; tierName: string }; widgetId: string }

export async function startExperiment(db: Database, { business, widgetId }: OfWidget) {
  await db.transaction(async (tx) => {
    const widget = await findWidget(tx, business.id, widgetId)
    if (!widget) throw notFound('widget')
    const started = await tx
      .insert(widgetExperiments)
      .values({ businessId: business.id, widgetId, id: uuidv7(), startedAt: now() })
      .onConflictDoNothing()
      .returning({ id: widgetExperiments.id })
    if (started.length === 0) throw conflict('An experiment with this widget is running already.')
    const message = `Started an experiment with the widget “${widget.name}”`
    await recordActivity(tx, { business, type: 'widget_updated', message, relatedId: widgetId })
  })
}

/** The widget is shown in all hours again. The figures stay. */
export async function endExperiment(db: Database, { business, widgetId }: OfWidget) {
  await db.transaction(async (tx) => {
    const widget = await findWidget(tx, business.id, widgetId)
    const ended = await tx
      .update(widgetExperiments)
      .set({ endedAt: now() })
      .where(and(isOf({ businessId: business.id, widgetId }), isNull(widgetExperiments.endedAt)))
      .returning({ id: widgetExperiments.id })
    if (!widget || ended.length === 0) throw notFound('experiment')
    const message = `Ended the experiment with the widget “${widget.name}”`
    await recordActivity(tx, { business, type: 'widget_updated', message, relatedId: widgetId })
  })
}

export type Experiment = { startedAt: string; endedAt: string | null } & Lift

/** The running experiment with a widget, or the last one. */
export async function readExperiment(
  db: Database,
  of: { businessId: string; widgetId: string },
): Promise<Experiment | null> {
  const [last] = await db
    .select()
    .from(widgetExperiments)
    .where(isOf(of))
    .orderBy(desc(widgetExperiments.startedAt), desc(widgetExperiments.id))
    .limit(1)
  if (!last) return null
  const { id, startedAt, endedAt } = last
  const at = endedAt ?? now()
  const reported = await db
    .select()
    .from(widgetHours)
    .where(
      and(
        eq(widgetHours.businessId, of.businessId),
        eq(widgetHours.widgetId, of.widgetId),
        gte(widgetHours.hour, startedAt),
        lt(widgetHours.hour, new Date(at.getTime() - hours(1))),
      ),
    )
  const counted = reported.map(({ hour, openings, goals }) => ({
    hour,
    openings,
    goals,
    isHeld: isHeldBack(id, hour),
  }))
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ...liftOf(counted, startedAt, at),
  }
}

const isOf = ({ businessId, widgetId }: { businessId: string; widgetId: string }) =>
  and(eq(widgetExperiments.businessId, businessId), eq(widgetExperiments.widgetId, widgetId))
