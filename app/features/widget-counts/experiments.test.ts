import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterEach } from 'vitest'
import { businesses } from '#app/features/businesses/business.table.ts'
import { createWidget } from '#app/features/widgets/creating.server.ts'
import { days, hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import {
  endExperiment,
  findServing,
  isHeldBack,
  readExperiment,
  startExperiment,
} from './experiments.server.ts'
import { widgetHours } from './widget-count.table.ts'

afterEach(() => moveClock(Date.now() - now().getTime()))

async function aWidget(db: Database) {
  const business = await aBusiness(db, { tierName: 'pro' })
  const { id: widgetId } = await db.transaction((tx) => createWidget(tx, { business }))
  return { business, widgetId }
}

test('an experiment holds a widget back in about half of the hours, and each in its own', () => {
  const [one, other] = [uuidv7(), uuidv7()]
  const all = Array.from({ length: 2000 }, (_, at) => new Date(hours(490_000 + at)))
  const held = all.filter((at) => isHeldBack(one, at)).length
  expect(held).toBeGreaterThan(900)
  expect(held).toBeLessThan(1100)
  const alike = all.filter((at) => isHeldBack(one, at) === isHeldBack(other, at)).length
  expect(alike).toBeLessThan(1100)
})

test('the hour decides, not the minute', () => {
  const id = uuidv7()
  for (let at = 0; at < 100; at++) {
    const hour = hours(490_000 + at)
    expect(isHeldBack(id, new Date(hour))).toBe(isHeldBack(id, new Date(hour + hours(1) - 1)))
  }
})

test('while it runs the widget is served by the hour, and in every hour once it has ended', async ({
  db,
}) => {
  const it = await aWidget(db)
  expect(await findServing(db, it.widgetId)).toEqual({ isCounted: true, experiment: null, sites: [] })
  await startExperiment(db, it)
  const seen = new Set<boolean>()
  for (let hour = 0; hour < 40; hour++) {
    const { experiment } = await findServing(db, it.widgetId)
    seen.add(experiment!.isHeld)
    moveClock(hours(1))
  }
  expect(seen.size).toBe(2)
  await endExperiment(db, it)
  expect((await findServing(db, it.widgetId)).experiment).toBeNull()
})

test('on a plan that cannot show it, an experiment holds nothing back', async ({ db }) => {
  const it = await aWidget(db)
  await startExperiment(db, it)
  await db.update(businesses).set({ tierName: 'starter' }).where(eq(businesses.id, it.business.id))
  expect((await findServing(db, it.widgetId)).experiment).toBeNull()
})

test('two at once, one of another business, and the end of none are refused', async ({ db }) => {
  const [mine, theirs] = [await aWidget(db), await aWidget(db)]
  await startExperiment(db, mine)
  await expect(startExperiment(db, mine)).rejects.toMatchObject({ status: 409 })
  const across = { business: mine.business, widgetId: theirs.widgetId }
  await expect(startExperiment(db, across)).rejects.toMatchObject({ status: 404 })
  await expect(endExperiment(db, across)).rejects.toMatchObject({ status: 404 })
  await expect(endExperiment(db, theirs)).rejects.toMatchObject({ status: 404 })
})

test('the figures are of full hours within it, and there is no lift before there is enough', async ({
  db,
}) => {
  const it = await aWidget(db)
  moveClock(Date.parse('2026-11-01T09:30:00Z') - now().getTime())
  await startExperiment(db, it)
  const of = { businessId: it.business.id, widgetId: it.widgetId }
  const report = (time: string) => ({ ...of, hour: new Date(time), openings: 10, goals: 1 })
  await db
    .insert(widgetHours)
    .values([report('2026-11-01T09:00:00Z'), report('2026-11-01T10:00:00Z'), report('2026-11-03T11:00:00Z')])
  moveClock(days(2) + hours(2))
  const experiment = await readExperiment(db, of)
  expect(experiment!.shown.openings + experiment!.held.openings).toBe(10)
  expect(experiment).toMatchObject({ lift: null, endedAt: null, missing: ['days', 'hours', 'goals'] })
})
