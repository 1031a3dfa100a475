import { eq } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { openPlans } from '#app/features/plans/tier-in-force.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { addBusiness, hasRoom, listChoices, readRoom } from './add-business.server.ts'
import { newBusiness } from './business.schema.ts'
import { businesses, businessRows } from './business.table.ts'
import { findCurrentBusiness, switchBusiness } from './current-business.server.ts'

let number = 0
const aWebsite = () => newBusiness.parse({ website: `second-shop-${++number}.example` })
const add = (db: Database, ownerId: string) =>
  db.transaction((tx) => addBusiness(tx, { ownerId, business: aWebsite() }))
const countOwned = (db: Database, ownerId: string) => db.$count(businesses, eq(businesses.ownerId, ownerId))

afterEach(() => openPlans({ BILLING: 'demo' }))

test('on Starter an account has room for one business, on Pro for five', async ({ db }) => {
  const { id } = await aUser(db)
  const first = await add(db, id)
  await expect(add(db, id)).rejects.toMatchObject({ status: 409 })
  await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, first.id))
  for (let at = 2; at <= 5; at++) expect(await add(db, id)).toMatchObject({ tierName: 'starter' })
  await expect(add(db, id)).rejects.toThrow('room for 5 businesses')
  expect(await countOwned(db, id)).toBe(5)
})

test('the highest tier counts, and Enterprise and billing switched off have no limit', async ({ db }) => {
  const { ownerId } = await aBusiness(db, { tierName: 'pro' })
  await aBusiness(db, { ownerId, tierName: 'enterprise' })
  expect(await readRoom(db, ownerId)).toEqual({ taken: 2, max: -1 })
  const { ownerId: another } = await aBusiness(db)
  openPlans({ BILLING: 'off' })
  expect(hasRoom(await readRoom(db, another))).toBe(true)
})

test('two requests at once do not share the last place', async ({ db }) => {
  const { id } = await aUser(db)
  const outcomes = await Promise.allSettled([add(db, id), add(db, id), add(db, id)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countOwned(db, id)).toBe(1)
})

test('a smaller plan takes no business away, and leaves room for none', async ({ db }) => {
  const { ownerId } = await aBusiness(db)
  await aBusiness(db, { ownerId })
  expect(hasRoom(await readRoom(db, ownerId))).toBe(false)
  expect((await listChoices(db, ownerId)).all).toBe(2)
})

test('a browser works on the business that it switched to, and only on its owner’s', async ({ db }) => {
  const first = await aBusiness(db)
  const second = await aBusiness(db, { ownerId: first.ownerId })
  const others = await aBusiness(db)
  const current = async (wanted: string | null) =>
    (await findCurrentBusiness(db, first.ownerId, wanted))?.business.id
  expect(await current(null)).toBe(first.id)
  expect(await current(second.id)).toBe(second.id)
  for (const forged of [others.id, 'nonsense', '']) expect(await current(forged)).toBe(first.id)

  const switchTo = (businessId: string) => switchBusiness(db, { userId: first.ownerId, businessId })
  expect(await switchTo(second.id)).toContain(`business=${second.id}; `)
  for (const forged of [others.id, 'nonsense']) {
    await expect(switchTo(forged)).rejects.toMatchObject({ status: 404 })
  }
})

test('a closed business keeps its place, and can be switched to', async ({ db }) => {
  const at = new Date()
  const closed = { isActive: false, wasActive: true, closedAt: at, eraseAfter: at, tierName: 'pro' as const }
  const { id, ownerId } = await aBusiness(db, closed)
  const open = await add(db, ownerId)
  expect((await findCurrentBusiness(db, ownerId))?.business.id).toBe(open.id)
  expect((await findCurrentBusiness(db, ownerId, id))?.business.id).toBe(id)
  expect((await listChoices(db, ownerId)).first.map(({ isClosed }) => isClosed).sort()).toEqual([false, true])
})
