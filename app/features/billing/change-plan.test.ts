import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findCurrentBusiness } from '#app/features/businesses/current-business.server.ts'
import { openPlans } from '#app/features/plans/tier-in-force.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { planChange } from './billing.schema.ts'
import { openBilling } from './billing-mode.server.ts'
import { changePlan, renewalOf } from './change-plan.server.ts'

const to = (plan: string, billing: string) => planChange.parse({ plan, billing })

test('a plan is changed up and down where no money moves, and the log tells of it', async ({ db }) => {
  openBilling({ BILLING: 'demo' })
  const { id } = await aBusiness(db)
  const read = async () => (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!

  expect(await changePlan(db, id, to('pro', 'annual'))).toBe('changed')
  expect(await read()).toMatchObject({
    tierName: 'pro',
    tierIsAnnual: true,
    tierPriceCents: 2320,
    tierRenewalAt: expect.any(Date),
  })
  expect(await changePlan(db, id, to('pro', 'annual'))).toBe('unchanged')
  expect(await changePlan(db, id, to('enterprise', 'monthly'))).toBe('changed')
  expect(await read()).toMatchObject({ tierName: 'enterprise', tierIsAnnual: false, tierPriceCents: 9900 })
  expect(await changePlan(db, id, to('starter', 'annual'))).toBe('changed')
  expect(await read()).toMatchObject({
    tierName: 'starter',
    tierIsAnnual: false,
    tierPriceCents: 0,
    tierRenewalAt: null,
  })
  const told = await db.select().from(activities).where(eq(activities.businessId, id))
  expect(told.map(({ message }) => message).sort()).toEqual([
    'Changed the plan from Enterprise, billed monthly to Starter',
    'Changed the plan from Professional, billed yearly to Enterprise, billed monthly',
    'Changed the plan from Starter to Professional, billed yearly',
  ])
})

test.for(['stripe', 'off'] as const)(
  'with BILLING=%s nobody changes a plan by asking',
  async (BILLING, { db }) => {
    openBilling({ BILLING })
    const { id } = await aBusiness(db)
    await expect(changePlan(db, id, to('enterprise', 'annual'))).rejects.toMatchObject({ status: 409 })
  },
)

test('where billing is off every business has the top tier', async ({ db }) => {
  const business = await aBusiness(db)
  openPlans({ BILLING: 'off' })
  expect((await findCurrentBusiness(db, business.ownerId))?.tierName).toBe('enterprise')
  openPlans({ BILLING: 'demo' })
  expect((await findCurrentBusiness(db, business.ownerId))?.tierName).toBe('starter')
})

test('a plan renews on the same day, or on the last day of a shorter month', () => {
  const renewal = (day: string, isAnnual: boolean) =>
    renewalOf(new Date(`${day}T08:00:00Z`), isAnnual)
      .toISOString()
      .slice(0, 10)
  expect(renewal('2026-11-21', false)).toBe('2026-12-21')
  expect(renewal('2027-01-31', false)).toBe('2027-02-28')
  expect(renewal('2028-02-29', true)).toBe('2029-02-28')
})
