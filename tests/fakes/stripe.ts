import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { answers, StripeError } from './stripe-api.ts'
import { readParams } from './stripe-form.ts'
import { visitCheckout, visitInvoice, visitPortal } from './stripe-pages.ts'
import { type FakeEvent, type Price, StripeWorld } from './stripe-world.ts'

const prices: Price[] = [
  { id: 'price_proMonthly', unit_amount: 2900, interval: 'month', product: 'prod_pro' },
  { id: 'price_proAnnual', unit_amount: 27_840, interval: 'year', product: 'prod_pro' },
  { id: 'price_enterpriseMonthly', unit_amount: 9900, interval: 'month', product: 'prod_enterprise' },
  { id: 'price_enterpriseAnnual', unit_amount: 95_040, interval: 'year', product: 'prod_enterprise' },
  // Another product of the same operator.
  { id: 'price_sticker', unit_amount: 100, interval: 'month', product: 'prod_sticker' },
]

const secretKey = 'sk_test_standin'
const webhookSecret = 'whsec_standin'

type Options = {
  port?: number
  /** Where events go by themselves. Without it a test delivers them. */
  webhook?: string
}

/** A stand-in of Stripe over HTTP, with its hosted pages and its signed events. */
export async function startFakeStripe({ port = 0, webhook }: Options = {}) {
  const world = new StripeWorld()
  for (const price of prices) world.prices.set(price.id, price)
  const said = new Map<string, { asked: string; status: number; body: string }>()
  const requests: string[] = []
  let isDown = false

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe.invalid')
    const body = await readBody(request)
    if (!pathname.startsWith('/v1/')) return showPage(world, response, { pathname, searchParams, body })
    requests.push(`${request.method} ${pathname}`)
    const key = request.headers['idempotency-key'] as string | undefined
    const asked = `${request.method} ${pathname} ${body}`
    const before = key ? said.get(key) : undefined
    const answered = before
      ? before.asked === asked
        ? before
        : refusal(
            400,
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters.',
          )
      : isDown
        ? refusal(500, 'api_error', 'The stand-in is switched off.')
        : answer(world, request, body || searchParams.toString(), pathname, urlOf())
    if (key && answered.status < 500) said.set(key, { asked, ...answered })
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const urlOf = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`
  world.url = urlOf()

  let delivering = Promise.resolve()
  world.onEvent = () => {
    if (webhook) delivering = delivering.then(() => deliverAll(world, webhook))
  }

  return {
    world,
    url: urlOf(),
    requests,
    settings: {
      addsTax: false,
      ...{ secretKey, webhookSecret, apiBase: urlOf() },
      prices: {
        pro: { monthly: 'price_proMonthly', annual: 'price_proAnnual' },
        enterprise: { monthly: 'price_enterpriseMonthly', annual: 'price_enterpriseAnnual' },
      },
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    unref: () => server.unref(),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

export const fakeEnvironment = (url: string) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
  STRIPE_PRICE_PRO_MONTHLY: 'price_proMonthly',
  STRIPE_PRICE_PRO_ANNUAL: 'price_proAnnual',
  STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_enterpriseMonthly',
  STRIPE_PRICE_ENTERPRISE_ANNUAL: 'price_enterpriseAnnual',
})

/** An event as Stripe posts it: the body and the header that signs it. */
export function signedEvent(
  { id, type, object }: FakeEvent,
  { secret = webhookSecret, at = Math.floor(Date.now() / 1000) }: { secret?: string; at?: number } = {},
) {
  const payload = JSON.stringify({ id, type, object: 'event', created: at, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  return { payload, signature }
}

async function deliverAll(world: StripeWorld, webhook: string) {
  for (const event of world.events.splice(0)) {
    const { payload, signature } = signedEvent(event)
    await fetch(webhook, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload }).catch(
      () => {},
    )
  }
}

async function readBody(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: JSON.stringify({
    error: { type: code === 'idempotency_error' ? code : 'invalid_request_error', code, message },
  }),
})

function answer(world: StripeWorld, request: IncomingMessage, given: string, pathname: string, url: string) {
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    return refusal(401, 'unauthorized', 'Invalid API Key')
  for (const [door, reply] of Object.entries(answers)) {
    const [method, path] = door.split(' ') as [string, string]
    const match = new RegExp(`^${path.replace(':id', '([^/]+)')}$`).exec(pathname)
    // A name such as "create_preview" is no id: the exact path comes before the pattern.
    if (method !== request.method || !match || (match[1] && `${method} ${pathname}` in answers)) continue
    try {
      return {
        status: 200,
        body: JSON.stringify(reply({ world, url, id: match[1] ?? '', params: readParams(given) })),
      }
    } catch (error) {
      if (error instanceof StripeError) return refusal(error.status, error.code, error.message)
      throw error
    }
  }
  return refusal(404, 'unknown', `The stand-in has no ${request.method} ${pathname}`)
}

const visits = { checkout: visitCheckout, portal: visitPortal, invoice: visitInvoice }

function showPage(
  world: StripeWorld,
  response: ServerResponse,
  { pathname, searchParams, body }: { pathname: string; searchParams: URLSearchParams; body: string },
) {
  const [, kind = '', id = ''] = pathname.split('/')
  const visit = Object.hasOwn(visits, kind) ? visits[kind as keyof typeof visits] : null
  const act = new URLSearchParams(body).get('act') ?? ''
  const shown = visit?.({ world, id, act, query: searchParams }) ?? { html: 'Not found' }
  if ('location' in shown) response.writeHead(303, { location: shown.location }).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end(shown.html)
}
