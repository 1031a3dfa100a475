import { listIn, type Params, readParams, textIn } from './form.ts'
import type { StripeWorld, Subscription } from './world.ts'
import { type Invoice, type PortalSession, type Price, type Session, standInSettings } from './world.ts'

// What Stripe's API answers: the fields that a client of it reads.

class StripeError extends Error {
  status: number
  code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Asked = { method: string; path: string; key: string | null; authorization: string | null; body: string }

/** Answers a request to Stripe's API. The same idempotency key gets the same answer. */
export function answerApi(world: StripeWorld, { method, path, key, authorization, body }: Asked) {
  const asked = `${method} ${path} ${body}`
  const before = key ? world.answered.get(key) : undefined
  if (before && before.asked !== asked)
    return refusal(400, 'idempotency_error', 'Keys can only be used again with the same parameters.')
  if (before) return before
  if (authorization !== `Bearer ${standInSettings.secretKey}`)
    return refusal(401, 'unauthorized', 'Invalid API Key')
  const answered = answer(world, `${method} ${path}`, body)
  if (key) world.answered.set(key, { id: key, asked, ...answered })
  return answered
}

export const refusal = (status: number, code: string, message: string) => ({
  status,
  body: JSON.stringify({
    error: { type: code === 'idempotency_error' ? code : 'invalid_request_error', code, message },
  }),
})

function answer(world: StripeWorld, asked: string, body: string) {
  for (const [door, reply] of Object.entries(answers)) {
    const match = new RegExp(`^${door.replace(':id', '([^/]+)')}$`).exec(asked)
    if (!match) continue
    try {
      return {
        status: 200,
        body: JSON.stringify(reply({ world, id: match[1] ?? '', params: readParams(body) })),
      }
    } catch (error) {
      if (error instanceof StripeError) return refusal(error.status, error.code, error.message)
      throw error
    }
  }
  return refusal(404, 'unknown', `The stand-in has no ${asked}`)
}

type Answer = (asked: { world: StripeWorld; id: string; params: Params }) => object

const list = (data: object[]) => ({ object: 'list', url: '/', has_more: false, data })
const missing = (what: string) => new StripeError(404, 'resource_missing', `No such ${what}`)
const invalid = (message: string) => new StripeError(400, 'invalid', message)

function found<T>(of: Map<string, T>, id: string, what: string) {
  const one = of.get(id)
  if (!one) throw missing(`${what}: '${id}'`)
  return one
}

function customerOf(world: StripeWorld, id: string) {
  const customer = found(world.customers, id, 'customer')
  if (customer.deleted) throw missing(`customer: '${id}'`)
  return customer
}

const expanded = ({ expand }: Params) =>
  Object.values((expand ?? {}) as Params).map((path) => textIn(path).replace('data.', ''))

const priceIn = (world: StripeWorld, items: string | Params | undefined) =>
  found(world.prices, textIn(listIn(items)[0]?.price), 'price').id

/** Method and path -> answer. `:id` is one segment. */
const answers: Record<string, Answer> = {
  'GET /v1/balance': () => ({ object: 'balance', livemode: false }),

  'POST /v1/customers': ({ world, params }) => {
    const id = world.newId('cus')
    const customer = { id, email: textIn(params.email), name: textIn(params.name) }
    world.customers.set(id, { ...customer, card: 'works', deleted: false })
    return { object: 'customer', ...customer }
  },
  'GET /v1/customers/:id': ({ world, id }) => ({
    object: 'customer',
    ...found(world.customers, id, 'customer'),
  }),
  'DELETE /v1/customers/:id': ({ world, id }) => {
    customerOf(world, id)
    world.deleteCustomer(id)
    return { id, object: 'customer', deleted: true }
  },

  'GET /v1/products/:id': ({ world, id }) => ({ object: 'product', ...found(world.products, id, 'product') }),
  'POST /v1/products': ({ world, params }) => {
    const id = textIn(params.id)
    world.products.set(id, { id, name: textIn(params.name), metadata: params.metadata as Params })
    return { object: 'product', id }
  },
  'GET /v1/prices': ({ world, params }) => {
    const keys = Object.values((params.lookup_keys ?? {}) as Params)
    return list(
      [...world.prices.values()].filter((each) => keys.includes(each.lookup_key ?? '')).map(priceObject),
    )
  },
  'GET /v1/prices/:id': ({ world, id }) => priceObject(found(world.prices, id, 'price')),
  'POST /v1/prices': ({ world, params }) => {
    const lookup_key = textIn(params.lookup_key)
    for (const each of world.prices.values()) if (each.lookup_key === lookup_key) delete each.lookup_key
    const { interval } = params.recurring as { interval: Price['interval'] }
    const price = { id: world.newId('price'), unit_amount: Number(params.unit_amount), interval, lookup_key }
    world.prices.set(price.id, {
      ...price,
      product: found(world.products, textIn(params.product), 'product').id,
    })
    return priceObject(world.prices.get(price.id)!)
  },

  'GET /v1/webhook_endpoints': ({ world }) => list([...world.endpoints.values()]),
  'POST /v1/webhook_endpoints': ({ world, params }) => {
    const enabled_events = Object.values(params.enabled_events as Params).map(textIn)
    const endpoint = { id: world.newId('we'), url: textIn(params.url), status: 'enabled', enabled_events }
    world.endpoints.set(endpoint.id, endpoint)
    return { object: 'webhook_endpoint', ...endpoint, secret: standInSettings.webhookSecret }
  },
  'POST /v1/webhook_endpoints/:id': ({ world, id, params }) => {
    const enabled_events = Object.values(params.enabled_events as Params).map(textIn)
    return Object.assign(found(world.endpoints, id, 'endpoint'), { enabled_events, status: 'enabled' })
  },

  'POST /v1/checkout/sessions': ({ world, params }) => {
    const customer = customerOf(world, textIn(params.customer)).id
    const session = {
      automaticTax: textIn((params.automatic_tax as Params)?.enabled) === 'true',
      asksTaxId: textIn((params.tax_id_collection as Params)?.enabled) === 'true',
      id: world.newId('cs'),
      customer,
      price: priceIn(world, params.line_items),
      client_reference_id: textIn(params.client_reference_id),
      metadata: ((params.subscription_data as Params)?.metadata ?? {}) as Params,
      success_url: textIn(params.success_url),
      cancel_url: textIn(params.cancel_url),
      expires_at: Number(params.expires_at),
      status: 'open' as const,
    }
    world.sessions.set(session.id, session)
    return sessionObject(world, session)
  },
  'GET /v1/checkout/sessions': ({ world, params }) => {
    const all = [...world.sessions.values()].filter(
      ({ customer, status }) => customer === params.customer && status === params.status,
    )
    return list(all.map((each) => sessionObject(world, each)))
  },
  'POST /v1/checkout/sessions/:id/expire': ({ world, id }) => {
    const session = found(world.sessions, id, 'checkout session')
    if (session.status !== 'open') throw invalid('Only open sessions can be expired.')
    session.status = 'expired'
    return sessionObject(world, session)
  },

  'GET /v1/subscriptions': ({ world, params }) => {
    customerOf(world, textIn(params.customer))
    const all = world.of(textIn(params.customer)).toReversed()
    return list(all.map((each) => subscriptionObject(world, each, expanded(params))))
  },
  'GET /v1/subscriptions/:id': ({ world, id, params }) =>
    subscriptionObject(world, found(world.subscriptions, id, 'subscription'), expanded(params)),
  'POST /v1/subscriptions/:id': ({ world, id, params }) => {
    const subscription = found(world.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled')
      throw invalid('A canceled subscription can only update its cancellation_details.')
    if (params.cancel_at_period_end) {
      if (subscription.schedule) throw invalid('The subscription is managed by the subscription schedule.')
      world.setCancelled(subscription, params.cancel_at_period_end === 'true')
    }
    return subscriptionObject(world, subscription, expanded(params))
  },
  'DELETE /v1/subscriptions/:id': ({ world, id }) => {
    const subscription = found(world.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled') throw missing(`subscription: '${id}'`)
    world.cancel(subscription)
    return subscriptionObject(world, subscription)
  },
  'POST /v1/subscription_schedules/:id/release': ({ world, id }) => {
    const subscription = [...world.subscriptions.values()].find(({ schedule }) => schedule?.id === id)
    if (!subscription) throw missing(`schedule: '${id}'`)
    subscription.schedule = null
    return { object: 'subscription_schedule', id, status: 'released' }
  },

  'GET /v1/billing_portal/configurations': ({ world }) => list([...world.portals.values()]),
  'GET /v1/billing_portal/configurations/:id': ({ world, id }) =>
    portalObject(found(world.portals, id, 'configuration')),
  'POST /v1/billing_portal/configurations': ({ world, params }) => {
    const { metadata, features } = params as { metadata: Params; features: Params }
    requireOneProductEach(world, features)
    const portal = { id: world.newId('bpc'), metadata, features }
    world.portals.set(portal.id, portal)
    return portalObject(portal)
  },
  'POST /v1/billing_portal/configurations/:id': ({ world, id, params }) => {
    const { features } = params as { features: Params }
    requireOneProductEach(world, features)
    return portalObject(Object.assign(found(world.portals, id, 'configuration'), { features }))
  },
  'POST /v1/billing_portal/sessions': ({ world, params }) => {
    const customer = customerOf(world, textIn(params.customer)).id
    const portal = found(world.portals, textIn(params.configuration), 'configuration')
    const flow = (params.flow_data ?? {}) as Record<string, Params>
    const { subscription_update_confirm: update, subscription_cancel: cancel } = flow
    const about = update ?? cancel
    const session: PortalSession = {
      id: world.newId('bps'),
      customer,
      return_url: textIn(params.return_url),
      flow: textIn(flow.type) as PortalSession['flow'],
      subscription: null,
      price: null,
    }
    if (about) {
      const feature = portal.features[update ? 'subscription_update' : 'subscription_cancel'] as Params
      const subscription = found(world.subscriptions, textIn(about.subscription), 'subscription')
      const isFree = subscription.status !== 'canceled' && !subscription.cancel_at_period_end
      if (feature.enabled !== 'true' || subscription.customer !== customer || !isFree)
        throw invalid('This flow is not allowed for the subscription.')
      session.subscription = subscription.id
    }
    if (update) {
      const { item, schedule } = world.subscriptions.get(session.subscription!)!
      const price = priceIn(world, update.items)
      if (listIn(update.items)[0]?.id !== item.id || item.price === price || schedule)
        throw invalid('The subscription cannot be updated to this price.')
      session.price = price
    }
    world.portalSessions.set(session.id, session)
    return { object: 'billing_portal.session', id: session.id, url: `${world.pages}/${session.id}` }
  },
}

/** Stripe refuses a portal that offers two prices of one product with the same interval. */
function requireOneProductEach(world: StripeWorld, { subscription_update }: Params) {
  for (const { product, prices } of listIn((subscription_update as Params).products)) {
    const intervals = Object.values((prices ?? {}) as Params).map((id) => {
      const price = found(world.prices, textIn(id), 'price')
      if (price.product !== product) throw invalid('The price is of another product.')
      return price.interval
    })
    if (new Set(intervals).size < intervals.length)
      throw invalid('Each product may have only one price with the same recurring interval.')
  }
}

const priceObject = ({ id, unit_amount, interval, product, lookup_key = undefined }: Price) => ({
  id,
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount,
  type: 'recurring',
  product,
  lookup_key,
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
})

/** As Stripe writes it: what was posted as text comes back as booleans. */
const portalObject = ({ id, metadata, features }: { id: string; metadata: Params; features: Params }) => {
  const isOn = (name: string) => ({ enabled: (features[name] as Params | undefined)?.enabled === 'true' })
  const names = Object.keys(features)
  return {
    object: 'billing_portal.configuration',
    id,
    active: true,
    metadata,
    features: Object.fromEntries(names.map((name) => [name, isOn(name)])),
  }
}

export function subscriptionObject(world: StripeWorld, found: Subscription, expand: string[] = []) {
  const { id, customer, metadata, status, item, cancel_at_period_end, created, latest_invoice, schedule } =
    found
  const period = { current_period_start: item.start, current_period_end: item.end }
  const price = priceObject(world.prices.get(item.price)!)
  const invoice = world.invoices.get(latest_invoice)
  return {
    id,
    object: 'subscription',
    customer,
    metadata,
    status,
    cancel_at_period_end,
    created,
    start_date: created,
    cancel_at: found.cancel_at ?? (cancel_at_period_end ? item.end : null),
    items: list([{ id: item.id, object: 'subscription_item', price, quantity: 1, ...period }]),
    pending_update: found.pending && { expires_at: world.now + 82_800 },
    latest_invoice: invoice && expand.includes('latest_invoice') ? invoiceObject(invoice) : latest_invoice,
    schedule: schedule?.id ?? null,
  }
}

const invoiceObject = (invoice: Invoice) => ({
  object: 'invoice',
  ...invoice,
  currency: 'usd',
  status_transitions: { finalized_at: invoice.created },
})

const sessionObject = ({ pages }: StripeWorld, session: Session) => ({
  object: 'checkout.session',
  ...session,
  url: session.status === 'open' ? `${pages}/${session.id}` : null,
})
