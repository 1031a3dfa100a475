import { desc, eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aSubscribed } from '#tests/subscribed.ts'
import { type DemoAct, demoAct, demoPayment, planChange } from './billing.schema.ts'
import { actInDemo, payInDemo } from './demo-acts.server.ts'
import { readMissingPayment, readSubscription } from './reading.server.ts'
import type { Asking } from './subscriber.server.ts'
import { openPortal, previewChange, startChange, startCheckout } from './subscribing.server.ts'

const to = (plan: string, billing = 'monthly') => planChange.parse({ plan, billing })
const pay = (plan: string, billing = 'monthly', card = 'works') => demoPayment.parse({ plan, billing, card })

const play = async (db: Database, asking: Asking, ...acts: Exclude<DemoAct['act'], 'change'>[]) => {
  for (const act of acts) await actInDemo(db, asking, demoAct.parse({ act }))
}

/** Asks for a change and confirms it on the demo's page. */
async function change(db: Database, asking: Asking, plan: string, billing = 'monthly') {
  const preview = await previewChange(db, asking, to(plan, billing))
  const { url } = await startChange(db, asking, to(plan, billing))
  const asked = Object.fromEntries(new URL(url).searchParams)
  await actInDemo(db, asking, demoAct.parse({ ...asked, act: asked.flow }))
  return preview
}

async function read(db: Database, businessId: string) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  const { tierName, tierIsAnnual, tierPriceCents, tierRenewalAt } = business!
  return {
    tierName,
    tierIsAnnual,
    tierPriceCents,
    tierRenewalAt,
    stripeSubscriptionId: business!.stripeSubscriptionId,
  }
}

const told = async (db: Database, businessId: string) =>
  (
    await db
      .select()
      .from(activities)
      .where(eq(activities.businessId, businessId))
      .orderBy(desc(activities.createdAt), desc(activities.id))
  ).map(({ message }) => message)

test('a plan is bought on the checkout page, and only a card that works buys it', async ({ db }) => {
  const owner = await aUser(db)
  const { id: businessId } = await aBusiness(db, { ownerId: owner.id })
  const asking = { userId: owner.id, businessId }
  const { url } = await startCheckout(db, asking, to('pro', 'annual'))
  expect(url).toBe('http://localhost:3000/business/subscription/checkout?plan=pro&billing=annual')
  expect(await read(db, businessId)).toMatchObject({ tierName: 'starter' })
  await expect(payInDemo(db, asking, pay('pro', 'annual', 'declined'))).rejects.toMatchObject({ status: 409 })
  expect(await readSubscription(db, businessId)).toBeNull()

  await payInDemo(db, asking, pay('pro', 'annual'))
  const view = (await readSubscription(db, businessId))!
  expect(view).toMatchObject({ state: 'active', planId: 'pro', isAnnual: true, amount: 27840, isOwn: true })
  expect(await read(db, businessId)).toEqual({
    tierName: 'pro',
    tierIsAnnual: true,
    tierPriceCents: 2320,
    tierRenewalAt: new Date(view.currentPeriodEnd * 1000),
    stripeSubscriptionId: view.id,
  })
  expect(await told(db, businessId)).toEqual(['Changed the plan from Starter to Professional, billed yearly'])
  await expect(startCheckout(db, asking, to('enterprise'))).rejects.toMatchObject({ status: 409 })
  await expect(payInDemo(db, asking, pay('enterprise'))).rejects.toMatchObject({ status: 409 })
  expect((await openPortal(db, asking)).url).toBe('http://localhost:3000/business/subscription/billing')
})

test('an upgrade begins at once and charges the difference; a downgrade waits for the next period', async ({
  db,
}) => {
  const { businessId, ...owner } = await aSubscribed(db)
  const asking = { ...owner, businessId }
  const upgrade = await change(db, asking, 'enterprise')
  expect(upgrade).toEqual({ kind: 'upgrade', takesEffectAt: null })
  expect(await read(db, businessId)).toMatchObject({ tierName: 'enterprise', tierPriceCents: 9900 })

  const downgrade = await change(db, asking, 'pro')
  expect(downgrade).toEqual({ kind: 'downgrade', takesEffectAt: expect.any(String) })
  expect(await read(db, businessId)).toMatchObject({ tierName: 'enterprise' })
  expect(await readSubscription(db, businessId)).toMatchObject({
    state: 'changing',
    next: { plan: 'pro', isAnnual: false },
  })
  await play(db, asking, 'renew')
  expect(await read(db, businessId)).toMatchObject({
    tierName: 'pro',
    tierIsAnnual: false,
    tierPriceCents: 2900,
  })
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'active', amount: 2900, next: null })
})

test('a cancelled plan stays until the end of its period, and can be kept until then', async ({ db }) => {
  const asking = await aSubscribed(db)
  const { businessId } = asking
  expect((await previewChange(db, asking, to('starter'))).kind).toBe('cancel')
  await change(db, asking, 'starter')
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'ending' })
  expect((await previewChange(db, asking, to('pro'))).kind).toBe('resume')
  await play(db, asking, 'keep')
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'active' })
  await play(db, asking, 'cancel')
  expect(await read(db, businessId)).toMatchObject({ tierName: 'pro' })
  await play(db, asking, 'renew')
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'ended' })
  expect(await read(db, businessId)).toEqual({
    tierName: 'starter',
    tierIsAnnual: false,
    tierPriceCents: 0,
    tierRenewalAt: null,
    stripeSubscriptionId: null,
  })
  await payInDemo(db, asking, pay('enterprise'))
  expect(await read(db, businessId)).toMatchObject({ tierName: 'enterprise' })
})

test('a failed payment leaves the plan for 14 days, then pauses it until it is paid', async ({
  db,
  pool,
}) => {
  const asking = await aSubscribed(db)
  const { businessId, email } = asking
  await play(db, asking, 'fail-next', 'renew')
  expect(await readSubscription(db, businessId)).toMatchObject({
    state: 'past_due',
    graceUntil: expect.any(String),
  })
  expect(await read(db, businessId)).toMatchObject({ tierName: 'pro' })
  await expect(change(db, asking, 'enterprise')).rejects.toMatchObject({ status: 409 })
  await runJobs(db, pool)
  expect((await mailsTo(db, email)).map(({ subject }) => subject)).toEqual([
    'The payment for Corner & Crumb failed',
  ])

  await play(db, asking, 'end-grace')
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'suspended' })
  expect(await read(db, businessId)).toMatchObject({ tierName: 'starter' })
  await runJobs(db, pool)
  await play(db, asking, 'pay', 'pay')
  expect(await readSubscription(db, businessId)).toMatchObject({ state: 'active' })
  expect(await read(db, businessId)).toMatchObject({ tierName: 'pro' })
  expect((await mailsTo(db, email)).map(({ subject }) => subject)).toEqual([
    'Corner & Crumb is on Starter now',
    'The payment for Corner & Crumb failed',
  ])
  expect((await told(db, businessId)).slice(0, -1)).toEqual([
    'The missing payment arrived',
    'Changed the plan from Starter to Professional, billed monthly',
    'Changed the plan from Professional, billed monthly to Starter',
    expect.stringContaining('A payment failed. The plan stays until '),
  ])
})

test('a missing payment is named until it arrives, first with its date and then as a suspension', async ({
  db,
}) => {
  const asking = await aSubscribed(db)
  const missing = () => readMissingPayment(db, asking.businessId)
  expect(await missing()).toBeNull()
  await play(db, asking, 'fail-next', 'renew')
  const { graceUntil } = (await readSubscription(db, asking.businessId))!
  expect(await missing()).toEqual({ plan: 'pro', payBy: graceUntil })
  await play(db, asking, 'end-grace')
  expect(await missing()).toEqual({ plan: 'pro', payBy: null })
  await db.update(businesses).set({ stripeCustomerId: null }).where(eq(businesses.id, asking.businessId))
  expect(await missing(), 'of the former owner').toBeNull()
})

test('only the owner of the business changes its plan', async ({ db }) => {
  const { businessId } = await aSubscribed(db)
  const stranger = await aUser(db)
  const acts = (asking: Asking) => [
    () => startCheckout(db, asking, to('pro')),
    () => openPortal(db, asking),
    () => previewChange(db, asking, to('enterprise')),
    () => startChange(db, asking, to('starter')),
    () => payInDemo(db, asking, pay('pro')),
    () => actInDemo(db, asking, demoAct.parse({ act: 'renew' })),
  ]
  for (const act of acts({ userId: stranger.id, businessId }))
    await expect(act()).rejects.toMatchObject({ status: 404, message: 'No business found' })
  for (const act of acts({ userId: null, businessId }))
    await expect(act()).rejects.toMatchObject({ status: 401, message: 'User not authenticated' })
})
