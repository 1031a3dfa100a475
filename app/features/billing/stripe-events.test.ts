import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { receiveStripeEvent } from '#app/routes/hooks/events.server.ts'
import { expect } from '#tests/database.ts'
import { signedEvent } from '#tests/fakes/stripe.ts'
import { runJobs } from '#tests/jobs.ts'
import { aStripe, test } from '#tests/stripe-shop.ts'
import { openBilling } from './stripe-client.server.ts'
import { startCheckout } from './stripe-pages.server.ts'
import { syncOwner } from './sync-owner.server.ts'

const updated = (customer: string | null, more: object = {}) => ({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  object: { object: 'subscription', id: 'sub_forged', customer, status: 'active', ...more },
})

test('only an event that Stripe signed within the last five minutes is taken', async ({ db, pool }) => {
  const stripe = await aStripe(db, pool)
  const { payload, signature } = signedEvent(updated('cus_1'))
  const now = Math.floor(Date.now() / 1000)
  const old = signedEvent(updated('cus_1'), { at: now - 301 })
  const forged = signedEvent(updated('cus_1'), { secret: 'whsec_guessed' })
  const refused = { status: 400, message: 'The signature of this event is not valid.' }
  await expect(stripe.post(old.payload, old.signature)).rejects.toMatchObject(refused)
  await expect(stripe.post(forged.payload, forged.signature)).rejects.toMatchObject(refused)
  await expect(stripe.post(payload, '')).rejects.toMatchObject(refused)
  await expect(stripe.post(payload.replace('cus_1', 'cus_2'), signature)).rejects.toMatchObject(refused)
  expect(await runJobs(db, pool)).toEqual([])
  expect((await stripe.post(payload, signature)).status).toBe(200)
})

test('a body too large is 413, signed non-JSON 400, and neither does any work', async ({ db, pool }) => {
  const stripe = await aStripe(db, pool)
  await expect(stripe.post('x'.repeat(1024 * 1024 + 1), 't=1,v1=0')).rejects.toMatchObject({ status: 413 })
  const { payload } = signedEvent(updated('cus_1'))
  await expect(stripe.post(payload, 'nonsense')).rejects.toMatchObject({ status: 400 })
  await runJobs(db, pool)
  const about = (customer: unknown) => ({ data: { object: { customer } } })
  for (const odd of [
    null,
    42,
    [],
    'text',
    {},
    { data: null },
    about(7),
    about('cus_\0'),
    about('cus_\ud800'),
  ]) {
    const body = JSON.stringify(odd)
    const { default: Stripe } = await import('stripe')
    const secret = stripe.settings.webhookSecret
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    expect((await stripe.post(body, header)).status).toBe(200)
  }
  expect(await runJobs(db, pool)).toEqual([])
})

test('a hundred events of a customer are one job, an unknown customer none', async ({ db, pool, stripe }) => {
  const { payload, signature } = signedEvent(updated('cus_unknown'))
  await Promise.all(Array.from({ length: 100 }, () => stripe.post(payload, signature)))
  expect(await runJobs(db, pool)).toEqual([])
  const owner = await stripe.aBuyer('pro')
  const known = signedEvent(updated((await stripe.read(owner)).customer))
  await Promise.all(Array.from({ length: 100 }, () => stripe.post(known.payload, known.signature)))
  expect(await runJobs(db, pool)).toEqual(['billing.sync-owner'])
})

test('an event is only word that something is new: what it claims gives no plan', async ({ stripe }) => {
  const owner = await stripe.anOwner()
  await stripe.checkout(owner, 'enterprise')
  const { customer } = await stripe.read(owner)
  await stripe.deliver([
    updated(customer, { items: { data: [{ price: { id: 'price_enterpriseMonthly' } }] } }),
    { id: 'evt_2', type: 'checkout.session.completed', object: { object: 'checkout.session', customer } },
  ])
  expect((await stripe.read(owner)).business.tierName).toBe('starter')
})

test('an old word of an active plan after its end brings nothing back', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  stripe.world.completeCheckout(await stripe.checkout(owner, 'pro'))
  const recorded = [...stripe.world.events]
  const { customer } = await stripe.delivered(owner)
  stripe.world.cancel(stripe.world.of(customer)[0]!)
  await stripe.deliver()
  await stripe.deliver(recorded)
  expect((await stripe.read(owner)).business.tierName).toBe('starter')
  const told = await db.select().from(activities).where(eq(activities.businessId, owner.businessId))
  expect(told).toHaveLength(2)
})

test('a subscription to another product or business gives no plan', async ({ stripe }) => {
  const [payer, other] = [await stripe.anOwner(), await stripe.anOwner()]
  const session = await stripe.checkout(payer, 'pro')
  // The reference of somebody else’s business: the customer decides.
  stripe.world.sessions.get(session)!.client_reference_id = other.businessId
  stripe.world.sessions.get(session)!.price = 'price_sticker'
  stripe.world.completeCheckout(session)
  expect((await stripe.delivered(payer)).business.tierName).toBe('starter')
  expect((await stripe.read(other)).business.tierName).toBe('starter')
  expect((await stripe.read(other)).subscription).toBeNull()
})

test('of two checkouts only the last is paid; a second subscription is ended', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  const first = await stripe.checkout(owner, 'pro')
  const second = await stripe.checkout(owner, 'pro')
  expect(stripe.world.completeCheckout(first)).toBe(false)
  stripe.world.completeCheckout(second)
  // Paid, and the word of it not here yet.
  await expect(startCheckout(db, owner, stripe.choose('enterprise'))).rejects.toMatchObject({ status: 409 })

  const { customer } = await stripe.read(owner)
  stripe.world.subscribe(customer, 'price_enterpriseMonthly')
  stripe.world.subscribe(customer, 'price_sticker')
  expect((await stripe.delivered(owner)).business.tierName).toBe('enterprise')
  expect(stripe.world.of(customer).map(({ item, status }) => [item.price, status])).toEqual([
    ['price_proMonthly', 'canceled'],
    ['price_enterpriseMonthly', 'active'],
    ['price_sticker', 'active'],
  ])
})

test('a customer deleted at Stripe has no plan, and can buy again', async ({ stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { customer: before } = await stripe.read(owner)
  stripe.world.deleteCustomer(before)
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'starter' },
    subscription: { state: 'ended' },
  })
  await stripe.buy(owner, 'enterprise')
  const { business } = await stripe.read(owner)
  expect(business.tierName).toBe('enterprise')
  expect(business.stripeCustomerId).not.toBe(before)
})

test('an event for a business that is erased, or being erased, does nothing', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { customer } = await stripe.read(owner)
  const before = await db.$count(activities)
  await db.delete(businessRows).where(eq(businessRows.id, owner.businessId))
  await stripe.deliver([updated(customer)])
  await syncOwner(db, owner)
  expect(await db.$count(activities)).toBeLessThanOrEqual(before)
  expect((await stripe.read(owner)).business).toBeUndefined()
  await expect(startCheckout(db, owner, stripe.choose('pro'))).rejects.toMatchObject({
    message: 'No business found',
  })
})

test('a card that fails on the first day buys nothing', async ({ stripe }) => {
  const owner = await stripe.anOwner()
  expect(stripe.world.completeCheckout(await stripe.checkout(owner, 'pro'), 'declined')).toBe(false)
  const { customer } = await stripe.read(owner)
  const subscription = stripe.world.subscribe(customer, 'price_proMonthly')
  Object.assign(subscription, { status: 'incomplete' })
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'starter' },
    subscription: { state: 'incomplete' },
  })
})

test('a key of another account takes no plan away', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { customer: customerId } = await stripe.read(owner)
  const customer = stripe.world.customers.get(customerId)!
  stripe.world.customers.delete(customerId)
  await expect(syncOwner(db, owner)).rejects.toThrow()
  expect((await stripe.read(owner)).business.tierName).toBe('pro')
  stripe.world.customers.set(customerId, customer)
})

test.for(['demo', 'off'] as const)('BILLING=%s listens to nobody', async (BILLING, { db, stripe }) => {
  await openBilling({ BILLING }, db)
  const { payload, signature } = signedEvent(updated('cus_1'))
  const asked = new Request('http://localhost/hooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  })
  await expect(receiveStripeEvent(asked)).rejects.toMatchObject({ status: 404 })
  await openBilling({ BILLING: 'stripe', stripe: stripe.settings }, db)
})
