import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { answerApi, refusal } from '#stand-ins/stripe/api.ts'
import { type StripeEvent, StripeWorld, standInSettings } from '#stand-ins/stripe/world.ts'

type Options = {
  port?: number
  /** Where events go by themselves. Without it a test delivers them. */
  webhook?: string
  world?: StripeWorld
}

/** The stand-in of Stripe over HTTP, with its signed events. Its pages are acted on in `world`. */
export async function startFakeStripe({
  port = 0,
  webhook,
  world = StripeWorld.withCatalogue(),
}: Options = {}) {
  let isDown = false
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url!, 'http://stripe.invalid')
    const { authorization = null, 'idempotency-key': key } = request.headers
    const body = (await text(request)) || searchParams.toString()
    const asked = {
      method: request.method!,
      path,
      key: (key as string | undefined) ?? null,
      authorization,
      body,
    }
    if (!path.startsWith('/v1/')) return response.end('A page of the stand-in')
    const answered = isDown
      ? refusal(500, 'api_error', 'The stand-in is switched off.')
      : answerApi(world, asked)
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  world.pages = `${url}/pages`

  let delivering = Promise.resolve()
  world.onEvent = () => {
    if (webhook) delivering = delivering.then(() => deliverAll(world, webhook))
  }

  return {
    world,
    url,
    settings: { ...standInSettings, addsTax: false, apiBase: url },
    setDown: (down: boolean) => {
      isDown = down
    },
    unref: () => server.unref(),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

export const fakeEnvironment = (url: string) => ({
  STRIPE_SECRET_KEY: standInSettings.secretKey,
  STRIPE_WEBHOOK_SECRET: standInSettings.webhookSecret,
  STRIPE_PORTAL: standInSettings.portal,
  STRIPE_API_BASE: url,
  STRIPE_PRICE_PRO_MONTHLY: 'price_proMonthly',
  STRIPE_PRICE_PRO_ANNUAL: 'price_proAnnual',
  STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_enterpriseMonthly',
  STRIPE_PRICE_ENTERPRISE_ANNUAL: 'price_enterpriseAnnual',
})

/** An event as Stripe posts it: the body and the header that signs it. */
export function signedEvent(
  { id, type, object }: StripeEvent,
  { secret = standInSettings.webhookSecret, at = Math.floor(Date.now() / 1000) } = {},
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
