import { eq } from 'drizzle-orm'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { runJobs } from '#tests/jobs.ts'
import { aSource, senderTo } from '#tests/order-sources.ts'
import { orderEvents } from './order-source.table.ts'
import { listSources } from './order-sources.server.ts'

// What the providers send, after their public documentation, shortened to what could matter.

let count = 0
const aMailbox = () => `bob@mail-${process.pid}-${++count}.example`

const statesOf = async (db: Database, businessId: string) =>
  (await db.select().from(invitations).where(eq(invitations.businessId, businessId))).map(
    ({ state }) => state,
  )

const outcomesOf = async (db: Database, businessId: string) =>
  (await listSources(db, businessId))[0]!.events
    .map(({ reference, outcome }) => `${reference}: ${outcome}`)
    .reverse()

const one = async (db: Database, businessId: string) =>
  (await db.select().from(invitations).where(eq(invitations.businessId, businessId)))[0]

describe('Shopify', () => {
  /** https://shopify.dev/docs/api/webhooks/latest?reference=toml#list-of-topics-orders/fulfilled */
  const shopifyOrder = (id: number, email: string, changes: object = {}) => ({
    id,
    admin_graphql_api_id: `gid://shopify/Order/${id}`,
    name: `#${id}`,
    order_number: id,
    email,
    contact_email: email,
    buyer_accepts_marketing: true,
    cancelled_at: null,
    currency: 'USD',
    test: false,
    customer_locale: 'pt-BR',
    financial_status: 'paid',
    fulfillment_status: 'fulfilled',
    customer: { id: 115310627314723950, email, first_name: 'Bob', last_name: 'Norman', state: 'disabled' },
    line_items: [
      { id: 866550311766439000, title: 'IPod Nano - 8GB', name: 'IPod Nano - 8GB - Pink', quantity: 1 },
      { id: 141249953214522980, title: 'IPod Nano - 8GB', name: 'IPod Nano - 8GB - Red', quantity: 2 },
    ],
    ...changes,
  })
  /** https://shopify.dev/docs/api/webhooks/latest?reference=toml#list-of-topics-refunds/create */
  const refund = (order_id: number) => ({
    id: 890088186047,
    order_id,
    created_at: '2021-12-31T19:00:00-05:00',
    note: 'Things were damaged',
    refund_line_items: [],
    transactions: [],
    order_adjustments: [],
  })

  test('a fulfilled order invites in the customer’s language, with what was bought', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'shopify')
    const email = aMailbox()
    await send({ body: shopifyOrder(1001, email), topic: 'orders/fulfilled' })
    await runJobs(db, pool)
    expect(await one(db, business.id)).toMatchObject({
      email,
      name: 'Bob Norman',
      language: 'pt',
      orderReference: '#1001',
      products: ['IPod Nano - 8GB'],
    })
  })

  test('a cancellation or a refund withdraws it, before the order too', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'shopify')
    for (const id of [2001, 2002])
      await send({ body: shopifyOrder(id, aMailbox()), topic: 'orders/fulfilled' })
    await runJobs(db, pool)
    const cancelled = { cancelled_at: '2021-12-31T19:00:00-05:00', financial_status: 'voided' }
    await send({ body: shopifyOrder(2001, aMailbox(), cancelled), topic: 'orders/cancelled' })
    await send({ body: refund(2002), topic: 'refunds/create' })
    await send({ body: refund(2003), topic: 'refunds/create' })
    await send({ body: shopifyOrder(2003, aMailbox()), topic: 'orders/fulfilled' })
    await send({ body: shopifyOrder(2004, aMailbox(), cancelled), topic: 'orders/fulfilled' })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual(['cancelled', 'cancelled'])
  })

  test('a test, another shop and another topic invite nobody', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'shopify')
    const sample = { body: shopifyOrder(820982911946154500, aMailbox()), topic: 'orders/fulfilled' }
    await send({ ...sample, headers: { 'x-shopify-test': 'true' } })
    await send({ body: shopifyOrder(3001, aMailbox(), { test: true }), topic: 'orders/fulfilled' })
    await send({ ...sample, headers: { 'x-shopify-shop-domain': 'rival.myshopify.com' } })
    await send({ body: shopifyOrder(3002, aMailbox()), topic: 'orders/create' })
    await send({ body: { nothing: true }, topic: 'orders/fulfilled' })
    await send({
      body: shopifyOrder(3003, aMailbox(), { buyer_accepts_marketing: false }),
      topic: 'orders/fulfilled',
    })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual([])
    expect(await outcomesOf(db, business.id)).toEqual([
      '#820982911946154500: A test: it arrived and can be read. Nobody was invited.',
      '#3001: A test: it arrived and can be read. Nobody was invited.',
      'null: Came from another shop than the one that is set here.',
      'null: This could not be read as an event of Shopify.',
      '#3003: The customer said no to mail: nobody was invited.',
    ])
  })

  test('another shop’s secret opens nothing', async ({ db }) => {
    const [mine, other] = [await aSource(db, 'shopify'), await aSource(db, 'shopify')]
    const send = senderTo(mine.of, 'shopify', other.secret)
    expect((await send({ body: shopifyOrder(4001, aMailbox()), topic: 'orders/fulfilled' })).status).toBe(401)
    expect(
      (await mine.send({ body: '{}', topic: '', headers: { 'x-shopify-hmac-sha256': '' } })).status,
    ).toBe(401)
  })
})

describe('WooCommerce', () => {
  /** https://woocommerce.github.io/woocommerce-rest-api-docs/#order-properties */
  const wooOrder = (id: number, status: string, email = aMailbox()) => ({
    id,
    parent_id: 0,
    number: String(id),
    order_key: 'wc_order_58d2d042d1d',
    status,
    currency: 'USD',
    billing: {
      first_name: 'John',
      last_name: 'Doe',
      address_1: '969 Market',
      email,
      phone: '(555) 555-5555',
    },
    payment_method: 'bacs',
    transaction_id: '',
    date_paid: '2017-03-22T16:28:08',
    line_items: [{ id: 315, name: 'Woo Single #1', product_id: 93, quantity: 2, total: '6.00' }],
  })

  test('an order invites when completed, not when refunded, cancelled, deleted', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'woocommerce', { language: 'fr' })
    await send({ body: wooOrder(727, 'processing'), topic: 'order.updated' })
    await send({ body: wooOrder(727, 'completed'), topic: 'order.updated' })
    await send({ body: wooOrder(728, 'completed'), topic: 'order.updated' })
    await send({ body: wooOrder(729, 'completed'), topic: 'order.created' })
    await runJobs(db, pool)
    expect(await one(db, business.id)).toMatchObject({
      name: 'John Doe',
      orderReference: '727',
      language: 'fr',
      products: ['Woo Single #1'],
    })
    await send({ body: wooOrder(727, 'refunded'), topic: 'order.updated' })
    await send({ body: wooOrder(728, 'cancelled'), topic: 'order.updated' })
    await send({ body: { id: 729 }, topic: 'order.deleted' })
    await send({ body: { id: 1 }, topic: 'customer.updated' })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await outcomesOf(db, business.id))[0]).toBe(
      '727: Its status is “processing”: it invites once it is completed.',
    )
  })

  test('the unsigned question whether the address answers is answered, no other', async ({ db }) => {
    const { business, send } = await aSource(db, 'woocommerce')
    const unsigned = { headers: { 'x-wc-webhook-signature': '' } }
    expect((await send({ body: 'webhook_id=12', ...unsigned })).status).toBe(200)
    expect((await send({ body: 'webhook_id=12&x=1', ...unsigned })).status).toBe(401)
    expect((await send({ body: wooOrder(1, 'completed'), topic: 'order.updated', ...unsigned })).status).toBe(
      401,
    )
    expect(await db.$count(orderEvents, eq(orderEvents.businessId, business.id))).toBe(0)
    const generic = await aSource(db, 'generic')
    expect((await generic.send({ body: 'webhook_id=12', headers: { 'webhook-signature': '' } })).status).toBe(
      401,
    )
  })
})

describe('Stripe', () => {
  /** https://docs.stripe.com/api/events/object, https://docs.stripe.com/api/checkout/sessions/object */
  const event = (type: string, object: object, livemode = true) => ({
    id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1686089970,
    data: { object },
    livemode,
    pending_webhooks: 0,
    type,
  })
  const session = (key: string, changes: object = {}) => ({
    id: `cs_live_${key}`,
    object: 'checkout.session',
    amount_total: 2198,
    client_reference_id: null,
    payment_intent: `pi_${key}`,
    payment_status: 'paid',
    status: 'complete',
    mode: 'payment',
    locale: 'da',
    consent: null,
    customer_details: { email: aMailbox(), name: 'Jenny Rosen', phone: null },
    ...changes,
  })
  const charge = (key: string, changes: object = {}) => ({
    id: `ch_${key}`,
    object: 'charge',
    amount: 2198,
    amount_refunded: 2198,
    payment_intent: `pi_${key}`,
    refunded: true,
    ...changes,
  })

  test('a paid session invites; a full refund withdraws it, before the session too', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'stripe')
    await send({ body: event('checkout.session.completed', session('a', { client_reference_id: 'A-1' })) })
    await send({ body: event('charge.refunded', charge('b')) })
    await send({ body: event('checkout.session.completed', session('b')) })
    await runJobs(db, pool)
    expect(await one(db, business.id)).toMatchObject({
      name: 'Jenny Rosen',
      language: 'da',
      orderReference: 'A-1',
      products: [],
      state: 'queued',
    })
    await send({ body: event('charge.refunded', charge('a', { amount_refunded: 100, refunded: false })) })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual(['queued'])
    await send({ body: event('charge.refunded', charge('a')) })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual(['cancelled'])
  })

  test('a payment that arrives later invites then, once', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'stripe')
    const its = session('later')
    await send({ body: event('checkout.session.completed', { ...its, payment_status: 'unpaid' }) })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual([])
    await send({ body: event('checkout.session.async_payment_succeeded', its) })
    await send({ body: event('checkout.session.completed', its) })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual(['queued'])
  })

  test('test mode, other events and a customer who opted out invite nobody', async ({ db, pool }) => {
    const { business, send } = await aSource(db, 'stripe')
    await send({ body: event('checkout.session.completed', session('test'), false) })
    await send({ body: event('charge.refunded', charge('test'), false) })
    await send({ body: event('customer.created', { id: 'cus_1' }) })
    await send({
      body: event('checkout.session.completed', session('no', { consent: { promotions: 'opt_out' } })),
    })
    await send({ body: { type: 'checkout.session.completed' } })
    await runJobs(db, pool)
    expect(await statesOf(db, business.id)).toEqual([])
    expect(await outcomesOf(db, business.id)).toEqual([
      'pi_test: A test: it arrived and can be read. Nobody was invited.',
      'pi_test: A test: it arrived and can be read. Nobody was invited.',
      'pi_no: The customer said no to mail: nobody was invited.',
      'null: This could not be read as an event of Stripe.',
    ])
  })

  test('a signature is good for five minutes, and of several one has to be right', async ({ db }) => {
    const { of, secret, send } = await aSource(db, 'stripe')
    const at = Math.floor(Date.now() / 1000)
    const body = event('customer.created', { id: 'cus_1' })
    const statusOf = async (given: object) => (await send({ body, ...given })).status
    expect([
      await statusOf({ at: at - 290 }),
      await statusOf({ at: at - 310 }),
      await statusOf({ at: at + 310 }),
    ]).toEqual([200, 401, 401])
    const headers = (signature: string) => ({ headers: { 'stripe-signature': signature } })
    for (const bad of [
      '',
      `t=${at}`,
      `t=${at},v0=aa`,
      `t=,v1=`,
      `v1=${'0'.repeat(64)}`,
      `t=${at},v1=${'0'.repeat(64)}`,
    ])
      expect(await statusOf(headers(bad)), bad).toBe(401)
    expect((await senderTo(of, 'generic', secret)({ body })).status).toBe(401)
  })
})
