import { eq } from 'drizzle-orm'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { type TierName, tierFor, tierNames } from '#app/features/plans/plans.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { addWidget, copyWidget } from './create-widget.server.ts'
import { isAllowed, neededFor, type WidgetField } from './field-gates.ts'
import { renderWidget } from './render-widget.server.ts'
import { listVersions, restoreVersion, updateWidget } from './save-widget.server.ts'
import { widgetFormOf, widgetSettings } from './widget.schema.ts'
import { findWidget } from './widgets.server.ts'

/** Another value than the initial one for each setting. */
const changes: Record<WidgetField, string> = {
  count: '3',
  theme: 'light',
  language: 'de',
  height: '700',
  origins: 'shop.example',
  isCounted: 'off',
  paper: '#ffffff',
  ink: '#000000',
  star: '#884400',
  font: 'serif',
  radius: '0',
  density: 'roomy',
  hasStars: 'off',
  hasAvatars: 'on',
  hasDates: 'off',
  product: '0190a0a0-0000-7000-8000-000000000001',
  hasPhotos: 'off',
  select: 'some',
  picked: '0190a0a0-0000-7000-8000-000000000000',
  minimumRating: '4',
  topic: 'bread',
  reviewLanguage: 'de',
  source: 'order',
  tag: 'Front page',
  hasReply: 'on',
  sorting: 'highest',
  style: '::part(card) { padding: 4px }',
  hasMaker: 'on',
}

async function aWall(db: Database, tierName: TierName, values: Record<string, string> = {}) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const { id: widgetId } = await addWidget(db, { business, kind: 'wall' })
  const saveAs = async (tier: TierName, posted: Record<string, string>) => {
    const widget = (await findWidget(db, business.id, widgetId))!
    const form = widgetFormOf(widget).parse(posted)
    return updateWidget(db, { business: { ...business, tierName: tier }, widgetId, form })
  }
  if (Object.keys(values).length > 0) await saveAs('enterprise', values)
  const settings = async () => (await findWidget(db, business.id, widgetId))!.settings
  const owner = { ...business, tierName }
  return {
    business: owner,
    widgetId,
    save: (posted: Record<string, string>) => saveAs(tierName, posted),
    settings,
  }
}

test('every setting says what it needs', () => {
  expect(Object.keys(neededFor).toSorted()).toEqual(Object.keys(widgetSettings.shape).toSorted())
})

test('each plan changes the settings that its price table has and no others', async ({ db }) => {
  for (const tier of tierNames) {
    const { save } = await aWall(db, tier)
    for (const [field, value] of Object.entries(changes)) {
      const change = save({ [field]: value })
      if (isAllowed(tier, field as WidgetField)) expect(await change).toBeGreaterThan(1)
      else
        await expect(change, field).rejects.toMatchObject({
          status: 402,
          message: `This needs the ${tierFor(neededFor[field as WidgetField]!).longName} plan.`,
        })
    }
  }
})

describe('after a downgrade', () => {
  const paid = { paper: '#ffffff', ink: '#222222', select: 'some', minimumRating: '4', style: changes.style }

  test('look and selection stay, the plan’s part can change, nothing is lost', async ({ db }) => {
    const { save, settings } = await aWall(db, 'starter', paid)
    // As a form sends it whose other fields are disabled.
    await save({ name: 'Still here', kind: 'grid', count: '3', theme: 'dark' })
    expect(await settings()).toMatchObject({ paper: '#ffffff', minimumRating: 4, count: 3, theme: 'dark' })
    await expect(save({ paper: '#eeeeee' })).rejects.toMatchObject({ status: 402 })
  })

  test('what is above the plan can be given up, but not restored or copied', async ({ db }) => {
    const { business, widgetId, save, settings } = await aWall(db, 'starter', paid)
    await expect(copyWidget(db, { business, widgetId })).rejects.toMatchObject({ status: 402 })
    await save({ paper: '', ink: '', style: '', select: 'all', minimumRating: '1' })
    expect(await settings()).toMatchObject({ paper: null, style: '', select: 'all' })
    const [last] = await listVersions(db, { businessId: business.id, widgetId })
    const restoring = restoreVersion(db, { business, widgetId, number: last!.number })
    await expect(restoring).rejects.toMatchObject({ status: 402 })
    await copyWidget(db, { business, widgetId })
  })

  test('a selection still says who selected, and our name is back', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    const { id: widgetId } = await addWidget(db, { business, kind: 'wall' })
    const widget = (await findWidget(db, business.id, widgetId))!
    await updateWidget(db, { business, widgetId, form: widgetFormOf(widget).parse(paid) })
    const before = (await renderWidget(db, widgetId))!
    expect(before.links.maker).toBeNull()
    await db.update(businessRows).set({ tierName: 'starter' }).where(eq(businessRows.id, business.id))
    const after = (await renderWidget(db, widgetId))!
    expect(after.look).toEqual(before.look)
    expect(after.texts.label).toMatch(/^Only 4 stars or more, selected by /)
    expect(after.texts.label).toBe(before.texts.label)
    expect(after.links.maker).not.toBeNull()
  })
})
