import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import { businesses } from '#app/features/businesses/business.table.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { invitationToken } from '#app/features/invitations/invitation-row.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { signThanks } from '#app/features/review-form/submitted-review.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { findReview, isReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { openLoopback } from '#app/platform/client-address.server.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb, publicWeb } from '#app/platform/public-web.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { words } from '#tests/factories.ts'
import {
  adminToken,
  aSession,
  aShopifyOrder,
  aTransaction,
  client,
  liveKey,
  startFakeProviders,
} from '#tests/fakes/order-providers.ts'
import { runJobs } from '#tests/jobs.ts'
import { aShop, aSource } from '#tests/order-sources.ts'
import { confirmOrder } from './confirm-order.job.ts'
import { openOrderProviders } from './fetch-order.server.ts'
import { deleteSource, forgetToken, listSources, saveToken } from './order-sources.server.ts'

// "Verified purchase" is what the provider says when we ask it, and nothing that the owner sends.

let providers: Awaited<ReturnType<typeof startFakeProviders>>
beforeAll(async () => {
  providers = await startFakeProviders()
  openOrderProviders({ ORDERS_API_BASE: providers.origin })
})
afterAll(async () => {
  openOrderProviders({})
  await providers.close()
})

/** As in development: the stand-in runs on the machine of the service. */
const onThisMachine = () => openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })

let count = 0
const aMailbox = () => `zoe@mail-${process.pid}-${++count}.example`

/** https://docs.stripe.com/api/events/types#event_types-checkout.session.completed */
const completed = (payment: string, email: string, changes: object = {}) => ({
  id: `evt_${payment}`,
  object: 'event',
  type: 'checkout.session.completed',
  livemode: true,
  data: {
    object: {
      id: `cs_live_${payment}`,
      object: 'checkout.session',
      payment_intent: `pi_${payment}`,
      payment_status: 'paid',
      locale: 'de',
      customer_details: { email, name: 'Zoë Müller' },
      ...changes,
    },
  },
})

const fulfilled = (id: number, email: string) => ({
  id,
  name: `#${id}`,
  email,
  test: false,
  financial_status: 'paid',
  customer_locale: 'en',
  customer: { first_name: 'Zoë', last_name: 'Müller' },
  line_items: [{ title: 'Teapot' }],
})

type Context = { db: Database; pool: pg.Pool }
type Connected = Awaited<ReturnType<typeof aSource>>

async function aStripeShop(db: Database, key = liveKey) {
  onThisMachine()
  const shop = await aSource(db, 'stripe', { delayDays: '0' })
  await saveToken(db, shop.changing, 'stripe', key)
  return shop
}

async function aShopifyShop(db: Database, token = adminToken) {
  onThisMachine()
  const shop = await aSource(db, 'shopify', { delayDays: '0' })
  await saveToken(db, shop.changing, 'shopify', token)
  return shop
}

/** The customer of the newest invitation writes. */
async function review({ db, pool }: Context, { business }: Connected, given: object = {}) {
  await runJobs(db, pool)
  const all = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
  const { id: invitationId } = all.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]!
  const token = invitationToken({ businessId: business.id, invitationId })
  const of = await submitReview(db, {
    channel: { kind: 'invitation', token },
    submissionKey: uuidv7(),
    review: words(given),
  })
  // The later look is among them: nothing is left for the next test.
  while ((await runJobs(db, pool)).length > 0);
  return of
}

async function provenanceOf(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
) {
  const [saved] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
  const [fact] = await db.select().from(reviewFacts).where(eq(reviewFacts.reviewId, reviewId))
  expect(fact!.provenance).toBe(saved!.provenance)
  return saved!.provenance
}

const lastSaid = async (db: Database, businessId: string) =>
  (await listSources(db, businessId)).at(-1)!.events[0]?.fetched

test('a purchase that Stripe confirms makes its review a verified purchase', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_one', aSession(email.toUpperCase(), 'one'))
  await shop.send({ body: completed('one', email) })
  const before = providers.asked.length
  await runJobs(db, pool)
  expect(providers.asked.length, 'nothing is asked about customers who do not write').toBe(before)
  const of = await review({ db, pool }, shop)
  expect(await provenanceOf(db, of)).toBe('order')
  expect([...new Set(providers.asked.slice(before))]).toEqual([
    'GET /api.stripe.com/v1/checkout/sessions/cs_live_one',
  ])
  const [business] = await db.select().from(businesses).where(eq(businesses.id, shop.business.id))
  expect(business).toMatchObject({ reviewCount: 1, verifiedReviews: 1 })
})

test('a purchase that Shopify confirms does too, by a token or an app’s secret', async ({ db, pool }) => {
  for (const token of [adminToken, `${client.id} ${client.secret}`]) {
    const shop = await aShopifyShop(db, token)
    const [email, id] = [aMailbox(), 5000 + count]
    providers.shopifyOrders.set(`crumb.myshopify.com ${id}`, aShopifyOrder(email))
    await shop.send({ body: fulfilled(id, email), topic: 'orders/fulfilled' })
    expect(await provenanceOf(db, await review({ db, pool }, shop)), token).toBe('order')
  }
})

test('a review of a product is verified only where the order contains it', async ({ db, pool }) => {
  const items = [{ sku: 'POT-1' }, { sku: null }]
  const shop = await aShopifyShop(db)
  const [email, id] = [aMailbox(), 5900 + ++count]
  providers.shopifyOrders.set(
    `crumb.myshopify.com ${id}`,
    aShopifyOrder(email, { lineItems: { nodes: items } }),
  )
  // The shop's webhook is the owner's word: it may name what nobody bought.
  const line_items = [
    { title: 'Teapot', sku: 'POT-1', product_id: 76 },
    { title: 'Cup', sku: '', product_id: 77 },
    { title: 'Golden cup', sku: 'GOLD', product_id: 78 },
  ]
  await shop.send({ body: { ...fulfilled(id, email), line_items }, topic: 'orders/fulfilled' })
  const first = await review({ db, pool }, shop)
  expect(await provenanceOf(db, first)).toBe('order')
  const isIts = eq(invitations.businessId, shop.business.id)
  const [{ productIds = [] } = {}] = await db.select().from(invitations).where(isIts)
  expect(productIds).toHaveLength(3)
  const thanks = signThanks({ ...first, products: productIds })
  const provenances = []
  for (const product of productIds) {
    const channel = { kind: 'next' as const, token: thanks, product }
    const of = await submitReview(db, { channel, submissionKey: uuidv7(), review: words() })
    while ((await runJobs(db, pool)).length > 0);
    const { productReference } = (await findReview(db, of))!
    provenances.push([productReference, await provenanceOf(db, of)])
  }
  expect(provenances).toEqual([
    ['POT-1', 'order'],
    ['77', 'invited'],
    ['GOLD', 'invited'],
  ])
  expect(await provenanceOf(db, first), 'the order itself stays confirmed').toBe('order')
})

test('only the provider’s own host is asked, over https, whatever the owner sent', async ({ db, pool }) => {
  const { ask } = publicWeb()
  const asked: string[] = []
  openOrderProviders({})
  openPublicWeb({
    ask: async (address) => {
      asked.push(address)
      return Response.json({}, { status: 404 })
    },
  })
  try {
    const [stripe, shopify] = [await aStripeShop(db), await aShopifyShop(db)]
    await stripe.send({ body: completed('host', aMailbox(), { url: 'https://evil.example' }) })
    await review({ db, pool }, stripe)
    await stripe.send({ body: completed('path', aMailbox(), { id: 'x/../../../evil.example' }) })
    await review({ db, pool }, stripe)
    await shopify.send({
      body: { ...fulfilled(7, aMailbox()), admin_graphql_api_id: 'gid://evil.example/7' },
      topic: 'orders/fulfilled',
    })
    await review({ db, pool }, shopify)
  } finally {
    openPublicWeb({ ask })
    openOrderProviders({ ORDERS_API_BASE: providers.origin })
  }
  expect(asked).toEqual([
    'https://api.stripe.com/v1/checkout/sessions/cs_live_host?expand[]=payment_intent.latest_charge',
    'https://crumb.myshopify.com/admin/api/2026-07/graphql.json',
  ])
})

describe('a dishonest owner gets no verified purchase at Stripe', () => {
  test.for([
    ['in test mode', { session: { livemode: false } }, 'test'],
    ['with the payment alone in test mode', { charge: { livemode: false } }, 'test'],
    [
      'for nothing',
      { session: { amount_total: 0, payment_status: 'no_payment_required', payment_intent: null } },
      'not-paid',
    ],
    ['for an amount of zero', { payment: { amount_received: 0 } }, 'not-paid'],
    ['before it is paid', { session: { payment_status: 'unpaid' } }, 'not-paid'],
    ['that is only authorised', { charge: { captured: false } }, 'by-hand'],
    ['that was recorded by hand', { charge: { payment_method_details: { type: 'custom' } } }, 'by-hand'],
    ['that was paid back', { charge: { refunded: true, amount_refunded: 4200 } }, 'refunded'],
    ['that was paid back but for a cent', { charge: { amount_refunded: 4199 } }, 'refunded'],
    ['that is disputed', { charge: { disputed: true } }, 'refunded'],
    ['of somebody else', { session: { customer_details: { email: 'other@mail.example' } } }, 'other-address'],
    ['of another payment', { payment: { id: 'pi_other' } }, 'unknown'],
  ] as const)('%s', async ([what, changes, said], { db, pool }) => {
    const shop = await aStripeShop(db)
    const [email, payment] = [aMailbox(), `bent${++count}`]
    providers.sessions.set(`cs_live_${payment}`, aSession(email, payment, changes))
    await shop.send({ body: completed(payment, email) })
    expect(await provenanceOf(db, await review({ db, pool }, shop)), what).toBe('invited')
    expect(await lastSaid(db, shop.business.id)).toBe(said)
  })

  test('with another shop’s key, or for a purchase of another shop', async ({ db, pool }) => {
    const shop = await aStripeShop(db, 'rk_live_of_another_shop')
    const email = aMailbox()
    providers.sessions.set('cs_live_key', aSession(email, 'key'))
    await shop.send({ body: completed('key', email) })
    expect(await provenanceOf(db, await review({ db, pool }, shop))).toBe('invited')
    expect(await lastSaid(db, shop.business.id)).toBe('key-refused')
    const other = await aStripeShop(db)
    await other.send({ body: completed('never-bought', aMailbox()) })
    expect(await provenanceOf(db, await review({ db, pool }, other))).toBe('invited')
    expect(await lastSaid(db, other.business.id)).toBe('unknown')
  })

  test('twice for one purchase, under many names', async ({ db, pool }) => {
    const shop = await aStripeShop(db)
    const email = aMailbox()
    providers.sessions.set('cs_live_twice', aSession(email, 'twice'))
    await shop.send({ body: completed('twice', email) })
    expect(await provenanceOf(db, await review({ db, pool }, shop))).toBe('order')
    moveClock(days(91))
    await shop.send({ body: completed('made-up', email, { id: 'cs_live_twice' }) })
    expect(await provenanceOf(db, await review({ db, pool }, shop))).toBe('invited')
    expect(await lastSaid(db, shop.business.id)).toBe('unknown')
  })
})

describe('a dishonest owner gets no verified purchase at Shopify', () => {
  test.for([
    ['with a test order', { test: true }, 'test'],
    ['through the bogus gateway', { transactions: [aTransaction({ gateway: 'bogus', test: true })] }, 'test'],
    ['marked as paid by hand', { transactions: [aTransaction({ gateway: 'manual' })] }, 'by-hand'],
    [
      'with a manual payment method of any name',
      { transactions: [aTransaction({ gateway: 'Visa', manualPaymentGateway: true })] },
      'by-hand',
    ],
    ['in cash', { transactions: [aTransaction({ gateway: 'cash' })] }, 'by-hand'],
    ['by bank deposit', { transactions: [aTransaction({ gateway: 'Bank Deposit' })] }, 'by-hand'],
    ['on delivery', { transactions: [aTransaction({ gateway: 'Cash on Delivery (COD)' })] }, 'by-hand'],
    ['with a gift card', { transactions: [aTransaction({ gateway: 'gift_card' })] }, 'by-hand'],
    [
      'with a gift card and a cent',
      {
        transactions: [aTransaction({ gateway: 'gift_card' }), aTransaction({ gateway: 'shopify_payments' })],
      },
      'by-hand',
    ],
    ['without a payment', { transactions: [] }, 'by-hand'],
    ['whose payment failed', { transactions: [aTransaction({ status: 'FAILURE' })] }, 'by-hand'],
    ['that is only authorised', { transactions: [aTransaction({ kind: 'AUTHORIZATION' })] }, 'by-hand'],
    ['that is pending', { displayFinancialStatus: 'PENDING' }, 'not-paid'],
    ['for nothing', { totalReceivedSet: { shopMoney: { amount: '0.00' } } }, 'not-paid'],
    ['that was cancelled', { cancelledAt: '2026-11-20T10:00:00Z' }, 'refunded'],
    ['that was refunded in part', { totalRefundedSet: { shopMoney: { amount: '41.99' } } }, 'refunded'],
    ['of somebody else', { email: 'other@mail.example' }, 'other-address'],
  ] as const)('%s', async ([what, changes, said], { db, pool }) => {
    const shop = await aShopifyShop(db)
    const [email, id] = [aMailbox(), 9000 + ++count]
    providers.shopifyOrders.set(`crumb.myshopify.com ${id}`, aShopifyOrder(email, changes))
    await shop.send({ body: fulfilled(id, email), topic: 'orders/fulfilled' })
    expect(await provenanceOf(db, await review({ db, pool }, shop)), what).toBe('invited')
    expect(await lastSaid(db, shop.business.id)).toBe(said)
  })
})

test('without a key, or from a source the owner writes, a review is invited', async ({ db, pool }) => {
  const shop = await aSource(db, 'stripe', { delayDays: '0' })
  const email = aMailbox()
  providers.sessions.set('cs_live_nokey', aSession(email, 'nokey'))
  await shop.send({ body: completed('nokey', email) })
  expect(await provenanceOf(db, await review({ db, pool }, shop))).toBe('invited')
  const generic = await aSource(db, 'generic', { delayDays: '0' })
  await generic.send({ body: { reference: 'cs_live_nokey', email: aMailbox(), providerId: 'cs_live_nokey' } })
  expect(await provenanceOf(db, await review({ db, pool }, generic))).toBe('invited')
  const woo = await aSource(db, 'woocommerce', { delayDays: '0' })
  await woo.send({
    body: { id: 7, number: '7', status: 'completed', billing: { email: aMailbox() } },
    topic: 'order.updated',
  })
  expect(await provenanceOf(db, await review({ db, pool }, woo))).toBe('invited')
  await expect(saveToken(db, generic.changing, 'stripe', liveKey)).rejects.toMatchObject({ status: 409 })
})

test('an owner who pays back afterwards, or takes the key away, loses the mark', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_back', aSession(email, 'back'))
  await shop.send({ body: completed('back', email) })
  const of = await review({ db, pool }, shop)
  expect(await provenanceOf(db, of)).toBe('order')
  providers.sessions.set(
    'cs_live_back',
    aSession(email, 'back', { charge: { amount_refunded: 4200, refunded: true } }),
  )
  const charge = { id: 'ch_back', payment_intent: 'pi_back', refunded: true }
  await shop.send({ body: { type: 'charge.refunded', livemode: true, data: { object: charge } } })
  while ((await runJobs(db, pool)).length > 0);
  expect(await provenanceOf(db, of)).toBe('invited')

  providers.sessions.set('cs_live_back', aSession(email, 'back'))
  await confirmOrder(db, of)
  expect(await provenanceOf(db, of)).toBe('order')
  await forgetToken(db, shop.changing)
  await confirmOrder(db, of)
  expect(await provenanceOf(db, of)).toBe('invited')
  await saveToken(db, shop.changing, 'stripe', liveKey)
  await confirmOrder(db, of)
  await deleteSource(db, shop.changing)
  await confirmOrder(db, of)
  expect(await provenanceOf(db, of)).toBe('invited')
})

test('a purchase is asked about again after some weeks', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_again', aSession(email, 'again'))
  await shop.send({ body: completed('again', email) })
  await runJobs(db, pool)
  const [invitation] = await db.select().from(invitations).where(eq(invitations.email, email))
  const token = invitationToken({ businessId: shop.business.id, invitationId: invitation!.id })
  const of = await submitReview(db, {
    channel: { kind: 'invitation', token },
    submissionKey: uuidv7(),
    review: words(),
  })
  await confirmOrder(db, of)
  const { rows } = await pool.query(
    `select start_after > now() + interval '29 days' as later from pgboss.job
     where name = 'orders.confirm' and data ->> 'reviewId' = $1 order by start_after desc`,
    [of.reviewId],
  )
  expect(rows.map(({ later }) => later)).toEqual([true, false])
  while ((await runJobs(db, pool)).length > 0);
})

test('while the provider is away the review is invited, and the job tries again', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_away', aSession(email, 'away'))
  await shop.send({ body: completed('away', email) })
  providers.setAway(true)
  await expect(review({ db, pool }, shop)).rejects.toThrow('503')
  const [saved] = await db.select().from(reviews).where(eq(reviews.businessId, shop.business.id))
  const of = { businessId: shop.business.id, reviewId: saved!.id }
  expect(saved).toMatchObject({ state: 'published', provenance: 'invited' })
  providers.setAway(false)
  await confirmOrder(db, of)
  expect(await provenanceOf(db, of)).toBe('order')
})

test('an insider’s review of a real purchase stays an insider’s', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_inside', aSession(email, 'inside'))
  await shop.send({ body: completed('inside', email) })
  expect(await provenanceOf(db, await review({ db, pool }, shop, { isInsider: 'on' }))).toBe('insider')
})

test('one business’s job says nothing about another’s review', async ({ db, pool }) => {
  const shop = await aStripeShop(db)
  const email = aMailbox()
  providers.sessions.set('cs_live_mine', aSession(email, 'mine'))
  await shop.send({ body: completed('mine', email) })
  const of = await review({ db, pool }, shop)
  const other = await aShop(db)
  await confirmOrder(db, { ...of, businessId: other.id })
  expect(await provenanceOf(db, of)).toBe('order')
})
