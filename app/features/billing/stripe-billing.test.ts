import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect } from '#tests/database.ts'
import { mailsTo } from '#tests/jobs.ts'
import { aStripe, test } from '#tests/stripe-shop.ts'
import { openBilling } from './stripe-client.server.ts'
import { openPortal, startChange, startCheckout } from './stripe-pages.server.ts'
import { readMissingPayment, readSubscriptionPage } from './subscription-page.server.ts'
import { syncAll } from './sync-owner.server.ts'

const told = (db: Database, businessId: string) =>
  db.select().from(activities).where(eq(activities.businessId, businessId))

test('a plan is bought at Stripe: the webhook fetches the truth, and sets the tier', async ({ db, pool }) => {
  const stripe = await aStripe(db, pool)
  const owner = await stripe.anOwner()
  const session = await stripe.checkout(owner, 'pro', 'annual')
  expect(stripe.world.sessions.get(session)).toMatchObject({ client_reference_id: owner.businessId })
  expect((await stripe.read(owner)).business.tierName).toBe('starter')

  stripe.world.completeCheckout(session)
  const { business, subscription } = await stripe.delivered(owner)
  expect(subscription).toMatchObject({ state: 'active', planId: 'pro', isAnnual: true, amount: 27_840 })
  const [bought] = stripe.world.of(business.stripeCustomerId!)
  expect(business).toMatchObject({
    tierName: 'pro',
    tierIsAnnual: true,
    tierPriceCents: 2320,
    tierRenewalAt: new Date(bought!.item.end * 1000),
    stripeSubscriptionId: bought!.id,
    stripeCustomerId: bought!.customer,
  })
  expect((await told(db, owner.businessId)).map(({ message }) => message)).toEqual([
    'Changed the plan from Starter to Professional, billed yearly',
  ])
  expect(stripe.portalAt((await openPortal(db, owner)).url)?.customer).toBe(bought!.customer)
})

test('a change is confirmed at Stripe: upgrades at once, downgrades later', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { preview, url } = await stripe.change(owner, 'enterprise')
  expect(preview).toEqual({ kind: 'upgrade', takesEffectAt: null })
  expect(stripe.portalAt(url)?.flow).toBe('subscription_update_confirm')
  expect((await stripe.read(owner)).business.tierName, 'before the event').toBe('pro')
  expect((await stripe.delivered(owner)).business).toMatchObject({
    tierName: 'enterprise',
    tierPriceCents: 9900,
  })

  expect((await stripe.change(owner, 'pro')).preview.kind).toBe('downgrade')
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'enterprise' },
    subscription: { state: 'changing' },
  })
  const other = await startChange(db, owner, stripe.choose('enterprise', 'annual'))
  expect(stripe.portalAt(other.url)?.flow, 'what was chosen before is taken back first').toBe('')
  await stripe.atPortal(owner, 'keep')
  expect((await stripe.delivered(owner)).subscription).toMatchObject({ state: 'active' })
  await stripe.change(owner, 'pro')
  await stripe.renew(owner)
  expect((await stripe.delivered(owner)).business).toMatchObject({ tierName: 'pro', tierPriceCents: 2900 })
  expect((await stripe.read(owner)).subscription).toMatchObject({ state: 'active', amount: 2900 })
})

test('the preview names when Stripe begins a change, across plans and periods', async ({ stripe }) => {
  const all = ['pro', 'enterprise'].flatMap((plan) =>
    ['monthly', 'annual'].map((billing) => ({ plan, billing })),
  )
  for (const from of all) {
    for (const to of all.filter((each) => each !== from)) {
      const owner = await stripe.anOwner()
      await stripe.buy(owner, from.plan, from.billing)
      const { preview } = await stripe.change(owner, to.plan, to.billing)
      const { state } = (await stripe.delivered(owner)).subscription!
      const said = preview.takesEffectAt === null ? 'active' : 'changing'
      expect(state, `${from.plan} ${from.billing} to ${to.plan} ${to.billing}`).toBe(said)
    }
  }
})

test('a purchase, change and cancellation are confirmed by one mail each', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  const repeated = async () => {
    const events = stripe.world.events.splice(0)
    await stripe.deliver(events)
    await stripe.deliver(events.toReversed())
    await syncAll(db)
    await stripe.deliver()
    return (await mailsTo(db, owner.email)).map(({ subject }) => subject)
  }
  stripe.world.completeCheckout(await stripe.checkout(owner, 'pro'))
  const bought = 'You are on Professional now'
  expect(await repeated()).toEqual([bought])
  await stripe.change(owner, 'enterprise')
  const changed = 'Your plan was changed'
  expect(await repeated()).toEqual([changed, bought])
  await stripe.change(owner, 'pro')
  expect(await repeated()).toEqual([changed, changed, bought])
  await stripe.renew(owner)
  expect(await repeated(), 'with its name, once it begins').toEqual([changed, changed, changed, bought])
  await stripe.change(owner, 'starter')
  const all = await repeated()
  expect(all).toHaveLength(5)
  expect(all[0]).toMatch(/^Professional ends on /)
})

test('two tabs that change at once end with one plan, and the later finds it', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const [first, second] = await Promise.all([
    startChange(db, owner, stripe.choose('enterprise')),
    startChange(db, owner, stripe.choose('enterprise')),
  ])
  for (const { url } of [first, second]) stripe.press(url)
  // The word of it is not here yet.
  expect(await startChange(db, owner, stripe.choose('enterprise'))).toEqual({ url: '/business/subscription' })
  const { business } = await stripe.delivered(owner)
  expect(business.tierName).toBe('enterprise')
  const paid = [...stripe.world.invoices.values()].filter(
    (each) => each.customer === business.stripeCustomerId && each.billing_reason === 'subscription_update',
  )
  expect(paid.map(({ amount_due }) => amount_due).filter((amount) => amount > 0)).toHaveLength(1)
})

test('a subscription of another product gives no plan and hinders no purchase', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  await stripe.checkout(owner, 'pro')
  const { customer } = await stripe.read(owner)
  stripe.world.subscribe(customer, 'price_sticker')
  const { business } = await stripe.delivered(owner)
  const asked = { asking: owner, feature: null, choice: null, change: null }
  expect((await readSubscriptionPage(db, business, asked)).offer.choosing).toBe('checkout')
  await stripe.buy(owner, 'pro')
  expect((await stripe.read(owner)).business.tierName).toBe('pro')
  expect(stripe.world.of(customer).map(({ status }) => status)).toEqual(['active', 'active'])
})

test('an upgrade whose card is declined raises nothing until it is paid', async ({ stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { customer } = await stripe.read(owner)
  stripe.world.setCard(customer, 'declined')
  await stripe.change(owner, 'enterprise')
  expect((await stripe.delivered(owner)).business.tierName).toBe('pro')
  stripe.world.payOpen(customer)
  expect((await stripe.delivered(owner)).business.tierName).toBe('enterprise')
})

test('a cancelled plan stays until the end of its period; a kept one renews', async ({ stripe }) => {
  const owner = await stripe.aBuyer('pro')
  expect(stripe.portalAt((await stripe.change(owner, 'starter')).url)?.flow).toBe('subscription_cancel')
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ending')
  await stripe.change(owner, 'pro')
  expect((await stripe.delivered(owner)).subscription?.state).toBe('active')
  await stripe.atPortal(owner, 'cancel')
  expect((await stripe.delivered(owner)).business.tierName).toBe('pro')
  await stripe.renew(owner)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ended')
  const { business } = await stripe.read(owner)
  expect(business).toMatchObject({ tierName: 'starter', tierRenewalAt: null, stripeSubscriptionId: null })
})

test('a failed payment keeps the plan, mails once, and a payment restores all', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { business } = await stripe.read(owner)
  stripe.world.setCard(business.stripeCustomerId!, 'declined')
  await stripe.renew(owner)
  const failed = [...stripe.world.events]
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'pro' },
    subscription: {
      state: 'past_due',
      graceUntil: new Date((stripe.world.now + 14 * 86_400) * 1000).toISOString(),
    },
  })
  await stripe.deliver(failed)
  const mails = async () => (await mailsTo(db, owner.email)).map(({ subject }) => subject)
  const bought = 'You are on Professional now'
  expect(await mails()).toEqual(['The payment for Professional failed', bought])

  stripe.pass(15 * 86_400)
  await syncAll(db)
  expect(await stripe.delivered(owner)).toMatchObject({
    business: { tierName: 'starter', tierPriceCents: 0, tierRenewalAt: null },
    subscription: { state: 'suspended', planId: 'pro' },
  })
  const missing = async () => readMissingPayment(db, (await stripe.read(owner)).business)
  expect(await missing()).toEqual({ plan: 'pro', payBy: null })
  stripe.world.payOpen(business.stripeCustomerId!)
  await stripe.deliver(stripe.world.events.splice(0).toReversed())
  expect(await stripe.read(owner)).toMatchObject({
    business: { tierName: 'pro' },
    subscription: { state: 'active' },
  })
  expect(await missing()).toBeNull()
  expect(await mails()).toEqual(['You are on Starter now', 'The payment for Professional failed', bought])
  const messages = (await told(db, owner.businessId)).map(({ message }) => message)
  expect(messages.filter((message) => message.startsWith('A payment failed'))).toHaveLength(1)
})

test('a lost event is made up for at night', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { business } = await stripe.read(owner)
  stripe.world.cancel(stripe.world.of(business.stripeCustomerId!)[0]!)
  stripe.world.events = []
  await syncAll(db)
  expect((await stripe.delivered(owner)).business.tierName).toBe('starter')
  expect((await mailsTo(db, owner.email)).map(({ subject }) => subject)).toEqual([
    'You are on Starter now',
    'You are on Professional now',
  ])
})

test('while Stripe is silent, each act says so and changes nothing', async ({ db, stripe }) => {
  const [owner, buyer] = [await stripe.anOwner(), await stripe.anOwner()]
  await stripe.buy(owner, 'pro')
  stripe.setDown(true)
  await expect(startCheckout(db, buyer, stripe.choose('pro'))).rejects.toMatchObject({
    status: 502,
    message: 'Failed to create checkout session',
  })
  const failed = { status: 502, message: 'Failed to update subscription' }
  for (const plan of ['enterprise', 'starter'])
    await expect(startChange(db, owner, stripe.choose(plan))).rejects.toMatchObject(failed)
  for (const to of ['home', 'card'] as const)
    await expect(openPortal(db, owner, { to })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('cannot be opened at the moment'),
    })
  stripe.setDown(false)
  await syncAll(db)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('active')
  await db.update(businessRows).set({ ownerId: buyer.userId }).where(eq(businessRows.id, owner.businessId))
  await expect(startChange(db, owner, stripe.choose('starter'))).rejects.toMatchObject({
    message: 'No business found',
  })
})

test('a customer keeps their tier at an unknown price of one of our products', async ({ stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { id } = (await stripe.read(owner)).subscription!
  stripe.world.prices.set('price_proOfLastYear', {
    id: 'price_proOfLastYear',
    unit_amount: 1900,
    interval: 'month',
    product: 'prod_pro',
  })
  stripe.world.subscriptions.get(id)!.item.price = 'price_proOfLastYear'
  await stripe.deliver([
    {
      id: 'evt_old',
      type: 'customer.subscription.updated',
      object: { customer: stripe.world.subscriptions.get(id)!.customer },
    },
  ])
  expect(await stripe.read(owner)).toMatchObject({
    business: { tierName: 'pro', tierPriceCents: 1900 },
    subscription: { state: 'active', planId: 'pro' },
  })
})

test('a cancellation on a date of its own is shown with that date', async ({ stripe }) => {
  const owner = await stripe.anOwner()
  await stripe.buy(owner, 'pro', 'annual')
  const { id } = (await stripe.read(owner)).subscription!
  const subscription = stripe.world.subscriptions.get(id)!
  const cancelAt = stripe.world.now + 5 * 86_400
  subscription.cancel_at = cancelAt
  await stripe.deliver([
    { id: 'evt_at', type: 'customer.subscription.updated', object: { customer: subscription.customer } },
  ])
  expect((await stripe.read(owner)).subscription).toMatchObject({
    state: 'ending',
    currentPeriodEnd: cancelAt,
  })
})

test('an unknown product gives the tier that its metadata name, and no other', async ({ stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { id } = (await stripe.read(owner)).subscription!
  const subscription = stripe.world.subscriptions.get(id)!
  stripe.world.prices.set('price_agreed', {
    id: 'price_agreed',
    unit_amount: 7900,
    interval: 'month',
    product: 'prod_agreed',
  })
  subscription.item.price = 'price_agreed'
  const tierNamed = async (tier: string) => {
    const product = { id: 'prod_agreed', name: 'Agreed', metadata: { vouchsafe_tier: tier } }
    stripe.world.products.set(product.id, product)
    const object = { customer: subscription.customer }
    await stripe.deliver([{ id: `evt_${tier}`, type: 'customer.subscription.updated', object }])
    return (await stripe.read(owner)).business.tierName
  }
  expect(await tierNamed('enterprise')).toBe('enterprise')
  expect(await tierNamed('operator')).toBe('starter')
})

test('tax is added and a VAT id asked for only where the setting says so', async ({ db, stripe }) => {
  const taxOf = async () => stripe.world.sessions.get(await stripe.checkout(await stripe.anOwner(), 'pro'))
  expect(await taxOf()).toMatchObject({ automaticTax: false, asksTaxId: false })
  await openBilling({ BILLING: 'stripe', stripe: { ...stripe.settings, addsTax: true } }, db)
  expect(await taxOf()).toMatchObject({ automaticTax: true, asksTaxId: true })
  await openBilling({ BILLING: 'stripe', stripe: stripe.settings }, db)
})

test('while Stripe is away, the page of a change still opens', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const { business } = await stripe.read(owner)
  const asked = { asking: owner, feature: null, choice: null, change: stripe.choose('enterprise') }
  stripe.setDown(true)
  const page = await readSubscriptionPage(db, business, asked)
  stripe.setDown(false)
  expect(page).toMatchObject({ change: { preview: { kind: 'upgrade' } }, subscription: { planId: 'pro' } })
})
