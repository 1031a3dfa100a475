import { and, eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { coverBusiness } from '#app/features/billing/cover-business.server.ts'
import { openPortal } from '#app/features/billing/stripe-pages.server.ts'
import { syncAll } from '#app/features/billing/sync-owner.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { expect } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aStripe, test } from '#tests/stripe-shop.ts'
import { closeAccount, closeBusiness, reopenBusiness } from './closures.server.ts'
import { eraseClosed } from './erase-closed.job.ts'
import { acceptOffer, offerBusiness } from './handing-over.server.ts'
import { handovers } from './handover.table.ts'

async function handOver(db: Database, { userId, businessId }: { userId: string; businessId: string }) {
  const heir = await aUser(db)
  await offerBusiness(db, { userId, businessId, email: heir.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, businessId))
  await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
  return { userId: heir.id, businessId, email: heir.email }
}

test('closing a business cancels its plan at period end; reopening can keep it', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  await stripe.buy(owner, 'pro', 'annual')
  await closeBusiness(db, owner)
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'pro' },
    subscription: { state: 'ending' },
  })
  await reopenBusiness(db, owner)
  await stripe.atPortal(owner, 'keep')
  expect((await stripe.delivered(owner)).subscription?.state).toBe('active')

  // Closed and reopened before the job ran: nothing is cancelled.
  await closeBusiness(db, owner)
  await reopenBusiness(db, owner)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('active')
})

test('a plan whose payment is missing ends at once with its business', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  stripe.world.setCard((await stripe.read(owner)).customer, 'declined')
  await stripe.renew(owner)
  await stripe.deliver()
  await closeBusiness(db, owner)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ended')
})

test('erasing an account has Stripe delete its customer, and what runs ends', async ({ db, pool }) => {
  const stripe = await aStripe(db, pool)
  const owner = await stripe.anOwner()
  await stripe.buy(owner, 'enterprise', 'annual')
  const { customer } = await stripe.read(owner)
  await closeBusiness(db, owner)
  await stripe.deliver()
  stripe.pass(days(31) / 1000)
  await eraseClosed(db)
  expect(await db.$count(businesses, eq(businesses.id, owner.businessId))).toBe(0)
  const left = await stripe.read(owner)
  expect(left.subscription?.state, 'the account stays, and what it paid for').toBe('ending')
  expect(await closeAccount(db, owner.userId)).toBe('erased')
  while ((await runJobs(db, pool)).length > 0);
  expect(stripe.world.customers.get(customer)).toMatchObject({ deleted: true })
  expect(stripe.world.of(customer).map(({ status }) => status)).toEqual(['canceled'])
  expect(await stripe.delivered(owner)).toMatchObject({ subscription: null, customer: '' })
})

test('a business handed over leaves the subscription, and its card, behind', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { customer: former } = await stripe.read(owner)
  const heir = await handOver(db, owner)
  expect(await stripe.delivered(heir)).toMatchObject({
    business: { tierName: 'starter', coveredAt: null, stripeCustomerId: null, stripeSubscriptionId: null },
    subscription: null,
  })
  expect((await stripe.read(owner)).subscription?.state, 'nobody pays for nothing').toBe('ending')
  expect(await mailsTo(db, heir.email), 'the heir cancelled nothing').not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining(' ends on ') }),
  )
  const [told] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.businessId, owner.businessId), eq(activities.type, 'handed_over')))
  expect(told!.message).toContain('The business is on Starter until its new owner covers it.')
  await expect(openPortal(db, heir)).rejects.toMatchObject({ status: 409 })
  await expect(openPortal(db, owner)).rejects.toMatchObject({ message: 'No business found' })

  await stripe.buy(heir, 'enterprise')
  const { business, customer } = await stripe.read(heir)
  expect(business).toMatchObject({ tierName: 'enterprise', stripeCustomerId: customer })
  expect(customer).not.toBe(former)
})

test('handing over one of two covered businesses keeps the subscription', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { id } = await aBusiness(db, { ownerId: owner.userId })
  await coverBusiness(db, { ...owner, businessId: id })
  const heir = await handOver(db, { ...owner, businessId: id })
  expect((await stripe.delivered(heir)).business.tierName).toBe('starter')
  await syncAll(db)
  expect((await stripe.delivered(heir)).business.tierName, 'nor does it come back at night').toBe('starter')
  expect(await stripe.read(owner)).toMatchObject({
    business: { tierName: 'pro' },
    subscription: { state: 'active' },
  })
})

test('a business closed and reopened keeps its place, even in another’s plan', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { id } = await aBusiness(db, { ownerId: owner.userId })
  await coverBusiness(db, { ...owner, businessId: id })
  await closeBusiness(db, owner)
  expect((await stripe.delivered(owner)).subscription?.state, 'the other is open').toBe('active')
  await reopenBusiness(db, owner)
  expect((await stripe.read(owner)).business).toMatchObject({ tierName: 'pro', coveredAt: expect.any(Date) })
})
