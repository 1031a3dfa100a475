import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { days, hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { renameWidget } from '#tests/widgets.ts'
import { addWidget, copyWidget } from './create-widget.server.ts'
import { deleteWidget, forgetDeletedWidgets, restoreWidget } from './delete-widget.server.ts'
import { renderWidget } from './render-widget.server.ts'
import { widgetDirectory, widgets, widgetVersions } from './widget.table.ts'
import { widgetLimits } from './widget.vocabulary.ts'
import { listWidgets, moveWidget } from './widgets.server.ts'

const aWidget = (db: Database, business: Business, name?: string) =>
  addWidget(db, { business, kind: 'wall', name })

async function three(db: Database) {
  const business = await aBusiness(db)
  const ids: string[] = []
  for (const name of ['A', 'B', 'C']) ids.push((await aWidget(db, business, name)).id)
  return { business, ids: ids as [string, string, string] }
}

const namesOf = async (db: Database, { id }: Business) => (await listWidgets(db, id)).map(({ name }) => name)

async function positionsOf(db: Database, { id }: Business) {
  const { rows } = await db.execute<{ position: number }>(
    sql`select position from widgets where business_id = ${id} and deleted_at is null order by position`,
  )
  return rows.map(({ position }) => position)
}

/** So many connections are open before a race: the first would win while the others connect. */
async function race<T>(db: Database, works: (() => Promise<T>)[]) {
  await Promise.all(works.map(() => db.execute(sql`select pg_sleep(0.05)`)))
  return Promise.allSettled(works.map((work) => work()))
}

/** A business with so many widgets. */
async function withWidgets(db: Database, count: number) {
  const business = await aBusiness(db)
  const at = new Date()
  await db.insert(widgets).values(
    Array.from({ length: count }, (_, position) => ({
      businessId: business.id,
      id: uuidv7(),
      kind: 'wall' as const,
      name: `Wall ${position}`,
      position,
      settings: {} as never,
      createdAt: at,
      updatedAt: at,
    })),
  )
  return business
}

describe('adding', () => {
  test('a widget has its kind’s name, a free number, the business’s language', async ({ db }) => {
    const business = await aBusiness(db, { language: 'de' })
    await aWidget(db, business)
    await aWidget(db, business, 'wall 2')
    await addWidget(db, { business, kind: 'badge' })
    await aWidget(db, business)
    const list = await listWidgets(db, business.id)
    expect(list.map(({ name }) => name)).toEqual(['Wall', 'wall 2', 'Badge', 'Wall 3'])
    expect(list[2]!.settings).toMatchObject({ language: 'de', height: 48 })
  })

  test('a hundred widgets are the most, also when added at once', async ({ db }) => {
    const business = await withWidgets(db, widgetLimits.ofBusiness - 1)
    const outcomes = await race(
      db,
      Array.from({ length: 4 }, () => () => aWidget(db, business)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [refused] = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused!.reason).toMatchObject({
      status: 409,
      message: 'You have 100 widgets, which is the most. Delete one to add another.',
    })
    const [first] = await listWidgets(db, business.id)
    await expect(copyWidget(db, { business, widgetId: first!.id })).rejects.toMatchObject({ status: 409 })
    expect(await positionsOf(db, business)).toEqual(Array.from({ length: 100 }, (_, at) => at))
  })
})

describe('copying', () => {
  test('puts the copy behind the original, with its settings and a name of its own', async ({ db }) => {
    const { business, ids } = await three(db)
    await db
      .update(widgets)
      .set({ settings: sql`settings || '{"count": 3}'` as never })
      .where(eq(widgets.id, ids[0]))
    await copyWidget(db, { business, widgetId: ids[0] })
    await copyWidget(db, { business, widgetId: ids[0] })
    const list = await listWidgets(db, business.id)
    expect(list.map(({ name }) => name)).toEqual(['A', 'A, copy 2', 'A, copy', 'B', 'C'])
    expect(list[1]).toMatchObject({ kind: 'wall', version: 1, codeCopiedAt: null, settings: { count: 3 } })
    expect(await positionsOf(db, business)).toEqual([0, 1, 2, 3, 4])
  })

  test('a name as long as names may be is cut, never in the middle of a character', async ({ db }) => {
    const business = await aBusiness(db)
    const { id } = await aWidget(db, business, '😀'.repeat(40))
    const { name } = await copyWidget(db, { business, widgetId: id })
    expect(name).toBe(`${'😀'.repeat(37)}, copy`)
  })
})

describe('ordering', () => {
  test('a widget moves to a position, and beyond the ends to the ends', async ({ db }) => {
    const { business, ids } = await three(db)
    const move = (widgetId: string, to: number) => moveWidget(db, { businessId: business.id, widgetId, to })
    await move(ids[2], 0)
    expect(await namesOf(db, business)).toEqual(['C', 'A', 'B'])
    await move(ids[2], 99)
    expect(await namesOf(db, business)).toEqual(['A', 'B', 'C'])
    await move(ids[1], -5)
    expect(await namesOf(db, business)).toEqual(['B', 'A', 'C'])
  })

  test('two tabs that move and delete at once leave no gap and no double position', async ({ db }) => {
    for (let round = 0; round < 4; round++) {
      const { business, ids } = await three(db)
      const move = (widgetId: string, to: number) => () =>
        moveWidget(db, { businessId: business.id, widgetId, to })
      await race<unknown>(db, [
        move(ids[0], 2),
        move(ids[2], 0),
        () => deleteWidget(db, { business, widgetId: ids[1] }),
        () => aWidget(db, business),
        () => copyWidget(db, { business, widgetId: ids[0] }),
      ])
      expect(await positionsOf(db, business)).toEqual([0, 1, 2, 3])
    }
  })
})

describe('deleting', () => {
  test('takes a widget from its sites; restoring brings back place and versions', async ({ db }) => {
    const { business, ids } = await three(db)
    const of = { business, widgetId: ids[1] }
    await renameWidget(db, { ...of, name: 'Bee' })
    expect(await deleteWidget(db, of)).toBe('Bee')
    expect(await renderWidget(db, ids[1])).toBeNull()
    expect(await namesOf(db, business)).toEqual(['A', 'C'])
    await expect(deleteWidget(db, of)).rejects.toMatchObject({ status: 404 })
    await expect(renameWidget(db, { ...of, name: 'No' })).rejects.toMatchObject({ status: 404 })
    await restoreWidget(db, of)
    await restoreWidget(db, of)
    expect(await namesOf(db, business)).toEqual(['A', 'Bee', 'C'])
    expect(await positionsOf(db, business)).toEqual([0, 1, 2])
    expect(await renderWidget(db, ids[1])).not.toBeNull()
    expect(await db.$count(widgetVersions, eq(widgetVersions.widgetId, ids[1]))).toBe(1)
  })

  test('a deleted widget can be restored for a day, then goes with its versions', async ({ db }) => {
    const { business, ids } = await three(db)
    const of = { business, widgetId: ids[0] }
    await renameWidget(db, { ...of, name: 'Gone' })
    await deleteWidget(db, of)
    try {
      moveClock(days(1) - hours(1))
      await forgetDeletedWidgets(db)
      await restoreWidget(db, of)
      await deleteWidget(db, of)
      moveClock(days(1) + 1)
      await expect(restoreWidget(db, of)).rejects.toMatchObject({ status: 404 })
      await forgetDeletedWidgets(db)
    } finally {
      moveClock(-2 * days(1) + hours(1) - 1)
    }
    expect(await db.$count(widgets, eq(widgets.businessId, business.id))).toBe(2)
    expect(await db.$count(widgetVersions, eq(widgetVersions.widgetId, ids[0]))).toBe(0)
    expect(await db.$count(widgetDirectory, eq(widgetDirectory.businessId, business.id))).toBe(2)
  })

  test('restoring makes no hundred-and-first widget', async ({ db }) => {
    const business = await withWidgets(db, widgetLimits.ofBusiness)
    const [first] = await listWidgets(db, business.id)
    await deleteWidget(db, { business, widgetId: first!.id })
    await aWidget(db, business)
    await expect(restoreWidget(db, { business, widgetId: first!.id })).rejects.toMatchObject({ status: 409 })
  })
})

test('each act is in the log of activities, in plain words', async ({ db, business }) => {
  const { id: widgetId } = await aWidget(db, business)
  await renameWidget(db, { business, widgetId, name: 'Front page' })
  await deleteWidget(db, { business, widgetId })
  await restoreWidget(db, { business, widgetId })
  const ofBusiness = eq(activities.businessId, business.id)
  const written = await db.select().from(activities).where(ofBusiness).orderBy(activities.id)
  expect(written.map(({ message }) => message)).toEqual([
    'Created the widget “Wall”',
    'Changed the widget “Front page”',
    'Deleted the widget “Front page”',
    'Restored the widget “Front page”',
  ])
})

test('another business’s widget does not exist, whatever is tried with it', async ({ db, business }) => {
  const { business: theirs, ids } = await three(db)
  await deleteWidget(db, { business: theirs, widgetId: ids[2] })
  const before = await db.select().from(widgets).where(eq(widgets.businessId, theirs.id))
  for (const widgetId of [ids[0], ids[2], uuidv7(), 'no id']) {
    const acts = [
      () => copyWidget(db, { business, widgetId }),
      () => renameWidget(db, { business, widgetId, name: 'Mine' }),
      () => moveWidget(db, { businessId: business.id, widgetId, to: 1 }),
      () => deleteWidget(db, { business, widgetId }),
      () => restoreWidget(db, { business, widgetId }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 404 })
  }
  expect(await db.select().from(widgets).where(eq(widgets.businessId, theirs.id))).toEqual(before)
  expect(await listWidgets(db, business.id)).toEqual([])
  expect(await db.$count(activities, eq(activities.businessId, business.id))).toBe(0)
})
