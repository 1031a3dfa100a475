import { listIn, type Params, textIn } from './stripe-form.ts'
import {
  invoiceObject,
  list,
  priceObject,
  scheduleObject,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts'
import type { StripeWorld } from './stripe-world.ts'

export class StripeError extends Error {
  status: number
  code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Asked = { world: StripeWorld; url: string; id: string; params: Params }
type Answer = (asked: Asked) => object

const missing = (what: string) => new StripeError(404, 'resource_missing', `No such ${what}`)

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
export const answers: Record<string, Answer> = {
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

  'GET /v1/prices/:id': ({ world, id }) => priceObject(found(world.prices, id, 'price')),

  'GET /v1/products/:id': ({ world, id }) => ({
    ...{ object: 'product', id },
    metadata: world.productMetadata.get(id) ?? {},
  }),

  'GET /v1/webhook_endpoints': ({ world }) => list('/v1/webhook_endpoints', world.endpoints),

  'POST /v1/checkout/sessions': ({ world, url, params }) => {
    const customer = customerOf(world, textIn(params.customer)).id
    const session = {
      automaticTax: textIn((params.automatic_tax as Params)?.enabled) === 'true',
      asksTaxId: textIn((params.tax_id_collection as Params)?.enabled) === 'true',
      ...{ id: world.newId('cs'), customer, price: priceIn(world, params.line_items) },
      client_reference_id: textIn(params.client_reference_id),
      ...{ success_url: textIn(params.success_url), cancel_url: textIn(params.cancel_url) },
      ...{ expires_at: Number(params.expires_at), status: 'open' as const },
    }
    world.sessions.set(session.id, session)
    return sessionObject(url, session)
  },
  'GET /v1/checkout/sessions': ({ world, url, params }) => {
    const all = [...world.sessions.values()].filter(
      ({ customer, status }) => customer === params.customer && status === params.status,
    )
    return list(
      '/v1/checkout/sessions',
      all.map((each) => sessionObject(url, each)),
    )
  },
  'POST /v1/checkout/sessions/:id/expire': ({ world, url, id }) => {
    const session = found(world.sessions, id, 'checkout session')
    if (session.status !== 'open') throw new StripeError(400, 'invalid', 'Only open sessions can be expired.')
    session.status = 'expired'
    return sessionObject(url, session)
  },

  'GET /v1/subscriptions': ({ world, params }) => {
    customerOf(world, textIn(params.customer))
    const all = world.of(textIn(params.customer)).toReversed()
    return list(
      '/v1/subscriptions',
      all.map((each) => subscriptionObject(world, each, expanded(params))),
    )
  },
  'GET /v1/subscriptions/:id': ({ world, id, params }) =>
    subscriptionObject(world, found(world.subscriptions, id, 'subscription'), expanded(params)),
  'POST /v1/subscriptions/:id': ({ world, id, params }) => {
    const subscription = found(world.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled')
      throw new StripeError(
        400,
        'invalid',
        'A canceled subscription can only update its cancellation_details.',
      )
    if (params.cancel_at_period_end) {
      if (subscription.schedule)
        throw new StripeError(400, 'invalid', 'The subscription is managed by the subscription schedule.')
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
      world.tell('customer.subscription.updated', {
        object: 'subscription',
        id,
        customer: subscription.customer,
      })
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
    const schedule = found(world.schedules, id, 'schedule')
    schedule.status = 'released'
    found(world.subscriptions, schedule.subscription, 'subscription').schedule = null
    return scheduleObject(schedule, world.now)
  },

  'GET /v1/invoices/:id': ({ world, id }) => invoiceObject(world, found(world.invoices, id, 'invoice')),
  'GET /v1/invoice_payments': ({ world, params }) => {
    const invoice = found(world.invoices, textIn(params.invoice), 'invoice')
    const payment = { type: 'payment_intent', payment_intent: `pi_of_${invoice.id}` }
    return list(
      '/v1/invoice_payments',
      invoice.status === 'paid' ? [{ object: 'invoice_payment', payment }] : [],
    )
  },
  'POST /v1/refunds': ({ world, params }) => {
    const payment_intent = textIn(params.payment_intent)
    const { amount_due: amount } = found(world.invoices, payment_intent.replace('pi_of_', ''), 'payment')
    if (world.refunds.some((each) => each.payment_intent === payment_intent))
      throw new StripeError(400, 'charge_already_refunded', 'The charge has already been refunded.')
    const refund = { id: world.newId('re'), payment_intent, amount }
    world.refunds.push(refund)
    return { object: 'refund', ...refund }
  },

  'GET /v1/billing_portal/configurations': ({ world }) =>
    list('/v1/billing_portal/configurations', world.portals),
  'POST /v1/billing_portal/configurations': ({ world, params }) => {
    const { metadata, features } = params as { metadata: Params; features: Params }
    world.portals.push({ id: world.newId('bpc'), metadata, features })
    return world.portals.at(-1)!
  },
  'POST /v1/billing_portal/sessions': ({ world, url, params }) => {
    const customer = customerOf(world, textIn(params.customer)).id
    const portal = world.portals.find(({ id }) => id === params.configuration)
    if (!portal) throw missing('portal configuration')
    const flow = (params.flow_data ?? {}) as Record<string, Params>
    const query = new URLSearchParams({ return: textIn(params.return_url), flow: textIn(flow.type) })
    const { subscription_update_confirm: update, subscription_cancel: cancel } = flow
    const about = update ?? cancel
    if (about) {
      const feature = portal.features[update ? 'subscription_update' : 'subscription_cancel'] as Params
      const subscription = found(world.subscriptions, textIn(about.subscription), 'subscription')
      const isFree = subscription.status !== 'canceled' && !subscription.cancel_at_period_end
      if (feature.enabled !== 'true' || subscription.customer !== customer || !isFree)
        throw new StripeError(400, 'invalid', 'This flow is not allowed for the subscription.')
      query.set('subscription', subscription.id)
    }
    if (update) {
      const { item, schedule } = world.subscriptions.get(textIn(update.subscription))!
      const price = priceIn(world, update.items)
      if (listIn(update.items)[0]?.id !== item.id || item.price === price || schedule)
        throw new StripeError(400, 'invalid', 'The subscription cannot be updated to this price.')
      query.set('price', price)
    }
    return { object: 'billing_portal.session', url: `${url}/portal/${customer}?${query}` }
  },
  'GET /v1/balance': () => ({ object: 'balance', livemode: false }),
}
