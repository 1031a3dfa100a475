import { z } from 'zod'
import type { OrderSource } from './order-source.table.ts'
import { sourceNames, type WebhookKind } from './order-source.vocabulary.ts'
import {
  cutTo,
  itemsOf,
  languageOf,
  productsOf,
  type ReceivedOrder,
  readOwnOrder,
} from './received-order.schema.ts'

// What each provider sends, as far as we use it. Everything else in it is left unread, and is stored nowhere.

/**
 * What an event tells: an order; or a sentence, where it changes nothing or cannot be read, with the order if it names
 * one; or null for what is not about orders.
 */
export type Told = ReceivedOrder | { about: string | null; outcome: string } | null

type Reader = (body: unknown, headers: Headers, source: Pick<OrderSource, 'shop'>) => Told

const text = z.string().nullish()
const id = z.union([z.number().positive().transform(String), z.string().min(1).max(255)])
const item = z.object({ name: text, title: text, sku: text, product_id: id.nullish() })

const numbered = (items: z.output<typeof item>[] | null | undefined) =>
  itemsOf(
    (items ?? []).map(({ sku, product_id, title, name }) => ({
      reference: sku || product_id,
      name: title ?? name,
    })),
  )
const person = z.object({ first_name: text, last_name: text, email: text }).nullish()

const nameOf = (who: z.output<typeof person>) =>
  cutTo(80, [who?.first_name, who?.last_name].filter(Boolean).join(' '))

const unread = (kind: WebhookKind): Told => ({
  about: null,
  outcome: `This could not be read as an event of ${sourceNames[kind]}.`,
})

// https://shopify.dev/docs/api/webhooks/latest
const shopifyOrder = z.object({
  id,
  name: text,
  email: text,
  contact_email: text,
  customer_locale: text,
  test: z.boolean().nullish(),
  cancelled_at: text,
  financial_status: text,
  buyer_accepts_marketing: z.boolean().nullish(),
  customer: person,
  billing_address: person,
  line_items: z.array(item).nullish(),
})
const shopifyRefund = z.object({ order_id: id })

const nothing = { reference: null, name: null, email: null, language: null, products: [], agreed: null }

const readShopify: Reader = (body, headers, { shop }) => {
  if (headers.get('x-shopify-shop-domain')?.toLowerCase() !== shop)
    return { about: null, outcome: 'Came from another shop than the one that is set here.' }
  const isTest = headers.get('x-shopify-test') === 'true'
  const topic = headers.get('x-shopify-topic')
  if (topic === 'refunds/create') {
    const refund = shopifyRefund.safeParse(body)
    if (!refund.success) return unread('shopify')
    return { ...nothing, key: refund.data.order_id, state: isTest ? 'test' : 'cancelled' }
  }
  if (topic !== 'orders/fulfilled' && topic !== 'orders/cancelled') return null
  const parsed = shopifyOrder.safeParse(body)
  if (!parsed.success) return unread('shopify')
  const order = parsed.data
  const isUndone = order.cancelled_at || /^(refunded|voided)$/.test(order.financial_status ?? '')
  const state = isUndone || topic === 'orders/cancelled' ? 'cancelled' : 'completed'
  return {
    key: order.id,
    reference: cutTo(100, order.name),
    state: isTest || order.test ? 'test' : state,
    name: nameOf(order.customer) ?? nameOf(order.billing_address),
    providerId: order.id,
    email: order.email || order.contact_email || null,
    language: languageOf(order.customer_locale),
    products: productsOf((order.line_items ?? []).map(({ title, name }) => title ?? name)),
    items: numbered(order.line_items),
    agreed: order.buyer_accepts_marketing ?? null,
  }
}

// https://woocommerce.github.io/woocommerce-rest-api-docs/#order-properties
const wooOrder = z.object({
  id,
  number: text,
  status: text,
  billing: person,
  line_items: z.array(item).nullish(),
})

const readWooCommerce: Reader = (body, headers) => {
  const topic = headers.get('x-wc-webhook-topic') ?? ''
  if (!topic.startsWith('order.')) return null
  const parsed = wooOrder.safeParse(body)
  if (!parsed.success) return unread('woocommerce')
  const { id: key, number, status, billing, line_items } = parsed.data
  const reference = cutTo(100, number)
  const isUndone = topic === 'order.deleted' || /^(cancelled|refunded|failed|trash)$/.test(status ?? '')
  if (!isUndone && status !== 'completed')
    return {
      about: reference ?? key,
      outcome: `Its status is “${cutTo(40, status)}”: it invites once it is completed.`,
    }
  return {
    ...nothing,
    key,
    reference,
    state: isUndone ? 'cancelled' : 'completed',
    name: nameOf(billing),
    email: billing?.email || null,
    products: productsOf((line_items ?? []).map(({ name }) => name)),
    items: numbered(line_items),
  }
}

// https://docs.stripe.com/api/events, /checkout/sessions/object and /charges/object
const stripeEvent = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id,
      payment_intent: id.nullish(),
      payment_status: text,
      client_reference_id: text,
      locale: text,
      customer_details: z.object({ email: text, name: text }).nullish(),
      consent: z.object({ promotions: text }).nullish(),
      refunded: z.boolean().nullish(),
    }),
  }),
})

const readStripe: Reader = (body) => {
  const parsed = stripeEvent.safeParse(body)
  if (!parsed.success) return unread('stripe')
  const { type, livemode, data } = parsed.data
  const { object } = data
  const key = object.payment_intent ?? object.id
  if (type === 'charge.refunded') {
    if (livemode && !object.refunded)
      return { about: key, outcome: 'Refunded in part: the invitation stays.' }
    return { ...nothing, key, state: livemode ? 'cancelled' : 'test' }
  }
  if (type !== 'checkout.session.completed' && type !== 'checkout.session.async_payment_succeeded')
    return null
  if (livemode && object.payment_status === 'unpaid')
    return { about: key, outcome: 'Not paid yet: it invites once the payment has arrived.' }
  const promotions = object.consent?.promotions
  return {
    key,
    reference: cutTo(100, object.client_reference_id),
    state: livemode ? 'completed' : 'test',
    name: cutTo(80, object.customer_details?.name),
    email: object.customer_details?.email || null,
    language: languageOf(object.locale),
    products: [],
    providerId: object.id,
    agreed: promotions === 'opt_in' ? true : promotions === 'opt_out' ? false : null,
  }
}

const readGeneric: Reader = (body) => {
  const told = readOwnOrder(body)
  return typeof told === 'string' ? { about: null, outcome: told } : told
}

export const readers: Record<WebhookKind, Reader> = {
  shopify: readShopify,
  woocommerce: readWooCommerce,
  stripe: readStripe,
  generic: readGeneric,
}
