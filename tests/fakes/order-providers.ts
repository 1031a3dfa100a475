import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

// Stand-ins of the parts of Stripe's and Shopify's APIs that tell about one order. They answer at
// http://127.0.0.1:PORT/HOST/PATH, as ORDERS_API_BASE asks for.

type Json = Record<string, unknown>

/** A purchase as Stripe answers about its Checkout Session, with the payment expanded. https://docs.stripe.com/api/checkout/sessions/object */
export const aSession = (
  email: string,
  payment: string,
  changes: { session?: Json; payment?: Json; charge?: Json } = {},
) => ({
  id: `cs_live_${payment}`,
  object: 'checkout.session',
  livemode: true,
  payment_status: 'paid',
  amount_total: 4200,
  currency: 'eur',
  customer_details: { email, name: 'Zoë Müller' },
  payment_intent: {
    id: `pi_${payment}`,
    object: 'payment_intent',
    livemode: true,
    status: 'succeeded',
    amount_received: 4200,
    latest_charge: {
      id: `ch_${payment}`,
      object: 'charge',
      livemode: true,
      paid: true,
      captured: true,
      refunded: false,
      disputed: false,
      amount_refunded: 0,
      payment_method_details: { type: 'card' },
      ...changes.charge,
    },
    ...changes.payment,
  },
  ...changes.session,
})

const money = (amount: string) => ({ shopMoney: { amount } })

/** A payment in Shopify's answer. https://shopify.dev/docs/api/admin-graphql/latest/objects/OrderTransaction */
export const aTransaction = (changes: Json = {}) => ({
  kind: 'SALE',
  status: 'SUCCESS',
  test: false,
  gateway: 'shopify_payments',
  manualPaymentGateway: false,
  amountSet: money('42.00'),
  ...changes,
})

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Order */
export const aShopifyOrder = (email: string, changes: Json = {}) => ({
  email,
  test: false,
  cancelledAt: null,
  displayFinancialStatus: 'PAID',
  totalReceivedSet: money('42.00'),
  totalRefundedSet: money('0.00'),
  transactions: [aTransaction()],
  ...changes,
})

export const liveKey = 'rk_live_of_the_shop'
export const adminToken = 'shpat_of_the_shop'
export const client = { id: 'client-of-the-shop', secret: 'secret-of-the-shop' }

export async function startFakeProviders() {
  const sessions = new Map<string, Json>()
  /** `crumb.myshopify.com 1001` */
  const shopifyOrders = new Map<string, Json>()
  /** Every address that was asked. */
  const asked: string[] = []
  let isAway = false
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const url = new URL(request.url!, 'http://localhost')
    asked.push(`${request.method} ${url.pathname}`)
    const [status, answer] = isAway ? [503, {}] : answerTo(url.pathname, request.headers, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })

  function answerTo(path: string, headers: NodeJS.Dict<string | string[]>, body: string): [number, Json] {
    const [, host = '', ...rest] = path.split('/')
    if (host === 'api.stripe.com') {
      if (headers.authorization !== `Bearer ${liveKey}`)
        return [401, { error: { type: 'invalid_request_error' } }]
      const session = sessions.get(rest.at(-1)!)
      return session ? [200, session] : [404, { error: { code: 'resource_missing' } }]
    }
    if (rest.join('/') === 'admin/oauth/access_token') {
      const form = new URLSearchParams(body)
      const isRight = form.get('client_id') === client.id && form.get('client_secret') === client.secret
      return isRight
        ? [200, { access_token: adminToken, expires_in: 86_399 }]
        : [400, { error: 'invalid_client' }]
    }
    if (headers['x-shopify-access-token'] !== adminToken)
      return [401, { errors: 'Invalid API key or access token' }]
    const { variables } = JSON.parse(body) as { variables: { id: string } }
    return [200, { data: { order: shopifyOrders.get(`${host} ${variables.id.split('/').at(-1)}`) ?? null } }]
  }

  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    sessions,
    shopifyOrders,
    asked,
    origin: `http://127.0.0.1:${port}`,
    setAway: (away: boolean) => {
      isAway = away
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
