import { z } from 'zod'
import { publicWeb } from '#app/platform/public-web.server.ts'
import type { OrderSource } from './order-source.table.ts'
import type { FetchedItem, FetchedOrder } from './order-source.vocabulary.ts'
import { tokenOf } from './order-sources.server.ts'

let standIn: string | null = null

/** A setting of the operator, for tests and development: a stand-in of the providers' APIs. */
export const openOrderProviders = (env: { ORDERS_API_BASE?: string }) => {
  standIn = env.ORDERS_API_BASE ?? null
}

/** Always the provider's own host: none of it is what an owner typed, but the name before .myshopify.com, which was checked. */
const addressAt = (host: string, path: string) =>
  standIn ? `${standIn}/${host}${path}` : `https://${host}${path}`

type Asked = {
  providerId: string | null
  /** The address that was invited. */
  email: string
  /** Whether this is the provider's own name of the order that we invited for. */
  isKey: (key: string) => boolean
  /** The number of the product that must be in it. */
  product?: string
}

/** What the provider itself says about an order, now. Throws where it cannot be asked at the moment. */
export async function fetchOrder(source: OrderSource | null, asked: Asked): Promise<FetchedItem> {
  const token = source && tokenOf(source)
  if (!token) return 'no-key'
  if (!asked.providerId) return 'unknown'
  const order = { ...asked, providerId: asked.providerId }
  if (source.kind === 'stripe') return fetchFromStripe(token, order)
  return source.kind === 'shopify' ? fetchFromShopify(source.shop!, token, order) : 'no-key'
}

type Order = Asked & { providerId: string }

const isSame = (one: string | null | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

/** The answer as JSON, or why there is none. A redirect is no answer: it could lead elsewhere. */
async function ask(address: string, request: Request): Promise<unknown | FetchedOrder> {
  const answer = await publicWeb().ask(address, request)
  if (answer.status === 401 || answer.status === 403) return 'key-refused'
  if (answer.status === 404) return 'unknown'
  if (answer.status !== 200) throw new Error(`${new URL(address).hostname} answered ${answer.status}.`)
  return answer.json()
}

const charge = z.object({
  livemode: z.boolean(),
  paid: z.boolean(),
  captured: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  amount_refunded: z.number(),
  payment_method_details: z.object({ type: z.string() }).nullish(),
})
const session = z.object({
  livemode: z.boolean(),
  payment_status: z.string(),
  amount_total: z.number().nullable(),
  customer_details: z.object({ email: z.string().nullish() }).nullable(),
  payment_intent: z
    .object({
      id: z.string(),
      status: z.string(),
      amount_received: z.number(),
      latest_charge: charge.nullable(),
    })
    .nullable(),
})

async function fetchFromStripe(
  key: string,
  { providerId, email, isKey, product }: Order,
): Promise<FetchedItem> {
  if (!/^cs_\w+$/.test(providerId)) return 'unknown'
  const address = addressAt('api.stripe.com', `/v1/checkout/sessions/${providerId}`)
  const headers = { authorization: `Bearer ${key}`, 'stripe-version': '2026-10-28.endive' }
  const answer = await ask(`${address}?expand[]=payment_intent.latest_charge`, { method: 'GET', headers })
  if (typeof answer === 'string') return answer as FetchedOrder
  const {
    livemode,
    payment_status,
    amount_total,
    customer_details,
    payment_intent: paid,
  } = session.parse(answer)
  if (!livemode || paid?.latest_charge?.livemode === false) return 'test'
  // Otherwise one purchase could count as many under different keys.
  if (!paid || !isKey(paid.id)) return paid ? 'unknown' : 'not-paid'
  if (!isSame(customer_details?.email, email)) return 'other-address'
  const { latest_charge: taken } = paid
  if (payment_status !== 'paid' || paid.status !== 'succeeded' || !taken?.paid) return 'not-paid'
  if (!amount_total || paid.amount_received <= 0) return 'not-paid'
  if (taken.refunded || taken.disputed || taken.amount_refunded > 0) return 'refunded'
  // Recorded at Stripe, but paid elsewhere.
  const isElsewhere = taken.payment_method_details?.type === 'custom'
  if (!taken.captured || isElsewhere) return 'by-hand'
  // Its events name no products.
  return product === undefined ? 'confirmed' : 'other-items'
}

const money = z.object({ shopMoney: z.object({ amount: z.coerce.number() }) })
const shopifyAnswer = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
  data: z
    .object({
      order: z
        .object({
          email: z.string().nullable(),
          test: z.boolean(),
          cancelledAt: z.string().nullable(),
          displayFinancialStatus: z.string().nullable(),
          totalRefundedSet: money,
          totalReceivedSet: money,
          // Reading the product would need another scope of the owner's app.
          lineItems: z.object({ nodes: z.array(z.object({ sku: z.string().nullable() })) }).optional(),
          transactions: z.array(
            z.object({
              kind: z.string(),
              status: z.string(),
              test: z.boolean(),
              gateway: z.string().nullable(),
              manualPaymentGateway: z.boolean(),
              amountSet: money,
            }),
          ),
        })
        .nullable(),
    })
    .nullish(),
})

// https://shopify.dev/docs/api/admin-graphql/latest/objects/Order
const orderQuery = `query ($id: ID!) { order(id: $id) { email test cancelledAt displayFinancialStatus
  lineItems(first: 250) { nodes { sku } }
  totalReceivedSet { shopMoney { amount } } totalRefundedSet { shopMoney { amount } }
  transactions(first: 100) { kind status test gateway manualPaymentGateway amountSet { shopMoney { amount } } } } }`

/** Payments that the shop records itself, or makes out of nothing, beside those that Shopify calls manual. */
const withoutProvider =
  /^(manual|bogus|cash|cash_on_delivery.*|bank_deposit|money_order|gift_card|(shopify_)?store_credit|exchange_credit)$/

async function fetchFromShopify(
  shop: string,
  stored: string,
  { providerId, email, product }: Order,
): Promise<FetchedItem> {
  if (!/^\d{1,30}$/.test(providerId)) return 'unknown'
  const token = await shopifyToken(shop, stored)
  if (token === null) return 'key-refused'
  const answer = await ask(addressAt(shop, '/admin/api/2026-07/graphql.json'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
    body: JSON.stringify({ query: orderQuery, variables: { id: `gid://shopify/Order/${providerId}` } }),
  })
  if (typeof answer === 'string') return answer as FetchedOrder
  const { errors = [], data } = shopifyAnswer.parse(answer)
  if (errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED')) return 'key-refused'
  if (errors.length > 0 || !data) throw new Error(`${shop} answered with an error.`)
  const { order } = data
  if (!order) return 'unknown'
  const payments = order.transactions.filter(
    ({ kind, status }) => status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE'),
  )
  if (order.test || payments.some(({ test }) => test)) return 'test'
  if (!isSame(order.email, email)) return 'other-address'
  if (order.cancelledAt || order.totalRefundedSet.shopMoney.amount > 0) return 'refunded'
  if (order.displayFinancialStatus !== 'PAID' || order.totalReceivedSet.shopMoney.amount <= 0)
    return 'not-paid'
  const isCaptured = ({ gateway, manualPaymentGateway, amountSet }: (typeof payments)[number]) => {
    const name = (gateway ?? '')
      .toLowerCase()
      .replace(/[^a-z]+/g, '_')
      .replace(/^_|_$/g, '')
    return (
      !manualPaymentGateway && name !== '' && !withoutProvider.test(name) && amountSet.shopMoney.amount > 0
    )
  }
  if (payments.length === 0 || !payments.every(isCaptured)) return 'by-hand'
  const isIn = product === undefined || order.lineItems?.nodes.some(({ sku }) => sku === product)
  return isIn ? 'confirmed' : 'other-items'
}

/**
 * What owners store is a token, or the id and secret of an app, which get one for a day: new apps of a shop have nothing
 * else. https://shopify.dev/docs/apps/build/authentication-authorization/client-credentials-grant
 */
async function shopifyToken(shop: string, stored: string) {
  const [id, secret] = stored.split(' ')
  if (!secret) return stored
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id!,
    client_secret: secret,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await publicWeb().ask(addressAt(shop, '/admin/oauth/access_token'), {
    method: 'POST',
    headers,
    body: body.toString(),
  })
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null
  if (answer.status !== 200) throw new Error(`${shop} answered ${answer.status}.`)
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}
