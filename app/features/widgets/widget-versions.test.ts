import { eq, sql } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { addWidget } from './create-widget.server.ts'
import { listVersions, restoreVersion, updateWidget } from './save-widget.server.ts'
import { widgetFormOf } from './widget.schema.ts'
import { widgetVersions } from './widget.table.ts'
import { widgetLimits } from './widget.vocabulary.ts'
import { findWidget } from './widgets.server.ts'

async function aWall(db: Database, tierName: TierName = 'pro') {
  const business = await aBusiness(db, { tierName })
  const { id: widgetId } = await addWidget(db, { business, kind: 'wall' })
  const of = { businessId: business.id, widgetId }
  const read = async () => (await findWidget(db, business.id, widgetId))!
  const save = async (values: Record<string, string>) =>
    updateWidget(db, { business, widgetId, form: widgetFormOf(await read()).parse(values) })
  const restore = (number: number, openedVersion?: number) =>
    restoreVersion(db, { business, widgetId, number, openedVersion })
  return { business, of, read, save, restore, versions: () => listVersions(db, of) }
}

test('each change keeps what was there before and names what it changed', async ({ db }) => {
  const { save, versions } = await aWall(db)
  expect(await save({ theme: 'dark', name: 'Evening' })).toBe(2)
  expect(await save({ radius: '0', kind: 'list' })).toBe(3)
  expect(await versions()).toMatchObject([
    { number: 2, name: 'Evening', kind: 'wall', changed: ['kind', 'corners'] },
    { number: 1, name: 'Wall', changed: ['name', 'theme'] },
  ])
})

test('saving what is there already makes no version and no activity', async ({ db }) => {
  const { business, read, save, versions } = await aWall(db)
  expect(await save({ version: '1' })).toBe(1)
  expect(await versions()).toEqual([])
  expect((await read()).version).toBe(1)
  expect(await db.$count(activities, eq(activities.businessId, business.id))).toBe(1)
})

test('a version is restored as a change, which can be undone too', async ({ db }) => {
  const { read, save, restore, versions } = await aWall(db)
  await save({ theme: 'dark', kind: 'grid' })
  await restore(1)
  expect(await read()).toMatchObject({ kind: 'wall', version: 3, settings: { theme: 'page' } })
  await restore(2)
  expect(await read()).toMatchObject({ kind: 'grid', version: 4, settings: { theme: 'dark' } })
  expect((await versions()).map(({ number }) => number)).toEqual([3, 2, 1])
  await expect(restore(99)).rejects.toMatchObject({ status: 404 })
  await expect(restore(2 ** 40)).rejects.toMatchObject({ status: 404 })
})

test('the last fifty versions are kept', async ({ db }) => {
  const { read, save, versions } = await aWall(db)
  for (let count = 0; count < widgetLimits.versions + 2; count++) await save({ count: `${1 + (count % 2)}` })
  const numbers = (await versions()).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => 52 - at))
  expect((await read()).version).toBe(53)
})

test('a save in one tab is not written over by another tab that was opened before', async ({ db }) => {
  const { read, save, restore } = await aWall(db)
  await save({ theme: 'dark', version: '1' })
  await expect(save({ theme: 'light', version: '1' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('we did not save'),
  })
  await expect(restore(1, 1)).rejects.toMatchObject({ status: 409 })
  expect((await read()).settings.theme).toBe('dark')
  // The same form sent twice is no conflict.
  expect(await save({ theme: 'dark', version: '1' })).toBe(2)
  expect(await save({ theme: 'light', version: '2' })).toBe(3)
})

test('of two tabs that save at once, one is told and each version is kept once', async ({ db }) => {
  const { save, versions } = await aWall(db)
  const works = [1, 2, 3, 4].map((count) => () => save({ count: `${count}`, version: '1' }))
  await Promise.all(works.map(() => db.execute(sql`select pg_sleep(0.05)`)))
  const outcomes = await Promise.allSettled(works.map((work) => work()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await versions()).toHaveLength(1)
})

test("another business's versions are neither shown nor restored", async ({ db }) => {
  const theirs = await aWall(db)
  await theirs.save({ theme: 'dark' })
  const mine = await aWall(db)
  const { widgetId } = theirs.of
  await expect(listVersions(db, { businessId: mine.business.id, widgetId })).rejects.toMatchObject({
    status: 404,
  })
  await expect(restoreVersion(db, { business: mine.business, widgetId, number: 1 })).rejects.toMatchObject({
    status: 404,
  })
  expect((await theirs.read()).version).toBe(2)
  expect(await db.$count(widgetVersions, eq(widgetVersions.businessId, mine.business.id))).toBe(0)
})
