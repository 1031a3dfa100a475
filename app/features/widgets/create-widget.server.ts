import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import type { Language } from '#app/languages/languages.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import { contentOf, initialSettings, requireFeatures } from './save-widget.server.ts'
import type { WidgetSettings } from './widget.schema.ts'
import { widgetDirectory, widgets } from './widget.table.ts'
import { heightFor, kindNames, widgetLimits } from './widget.vocabulary.ts'
import { isKept, lockWidget, putAt } from './widgets.server.ts'

type Owned = { id: string; name: string; tierName: TierName; language: Language }

type New = { business: Owned; kind: WidgetKind; name?: string }

/** Adds a widget behind the others, in the business's language. Without a name it has that of its kind: "Wall 2". */
export async function addWidget(db: Database, { business, kind, name }: New) {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    await requireRoom(tx, business.id)
    return createWidget(tx, {
      business,
      kind,
      name: name ?? (await freeName(tx, business.id, kindNames[kind])),
    })
  })
}

/** Copies a widget and puts the copy behind it. The plan must allow what the copy is set to. */
export async function copyWidget(
  db: Database,
  { business, widgetId }: { business: Owned; widgetId: string },
) {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    const original = await lockWidget(tx, { businessId: business.id, widgetId })
    await requireRoom(tx, business.id)
    const { kind, name, settings } = contentOf(original)
    requireFeatures(business.tierName, initialSettings(), settings)
    const copied = await createWidget(tx, {
      business,
      kind,
      name: await freeName(tx, business.id, name, ', copy'),
      settings,
    })
    const position = original.position + 1
    await putAt(tx, { businessId: business.id, widgetId: copied.id }, position)
    return { ...copied, position }
  })
}

type Created = { business: Owned; kind?: WidgetKind; name?: string; settings?: WidgetSettings }

/** Creates a widget and its entry in the global directory. Must run in a transaction. */
export async function createWidget(
  tx: Database,
  { business, kind = 'wall', name = kindNames[kind], settings }: Created,
) {
  const id = uuidv7()
  const at = now()
  const widget = {
    businessId: business.id,
    id,
    kind,
    name,
    position: await tx.$count(widgets, isKept(business.id)),
    settings: settings ?? initialSettings({ language: business.language, height: heightFor(kind, 6) }),
    createdAt: at,
    updatedAt: at,
  }
  await tx.insert(widgets).values(widget)
  await tx.insert(widgetDirectory).values({ widgetId: id, businessId: business.id })
  await recordActivity(tx, {
    business,
    type: 'widget_created',
    message: `Created the widget “${name}”`,
    relatedId: id,
  })
  return widget
}

export async function requireRoom(tx: Database, businessId: string) {
  if ((await tx.$count(widgets, isKept(businessId))) >= widgetLimits.ofBusiness)
    throw conflict(
      `You have ${widgetLimits.ofBusiness} widgets, which is the most. Delete one to add another.`,
    )
}

/** "Wall", "Wall 2"; with an addition "Wall, copy", "Wall, copy 2". Case does not tell names apart. */
async function freeName(tx: Database, businessId: string, base: string, addition = '') {
  const rows = await tx.select({ name: widgets.name }).from(widgets).where(isKept(businessId))
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()))
  for (let nth = 1; ; nth++) {
    const end = `${addition}${nth > 1 ? ` ${nth}` : ''}`
    const name = `${base.slice(0, widgetLimits.name - end.length).toWellFormed()}${end}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
