import { randomBytes } from 'node:crypto'
import type { Params } from './form.ts'

// The state of the stand-in for Stripe, and how time and cards change it. Times are epoch seconds.

export type Price = {
  id: string
  unit_amount: number
  interval: 'month' | 'year'
  product: string
  lookup_key?: string
}
export type Card = 'works' | 'declined'
export type Customer = { id: string; email: string; name: string; card: Card; deleted: boolean }
export type Session = {
  id: string
  customer: string
  price: string
  client_reference_id: string
  /** For the subscription that it begins. */
  metadata: Params
  success_url: string
  cancel_url: string
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  automaticTax: boolean
  asksTaxId: boolean
}
/** A visit of the customer portal. `flow`: the one thing that it is about. */
export type PortalSession = {
  id: string
  customer: string
  return_url: string
  flow: '' | 'payment_method_update' | 'subscription_cancel' | 'subscription_update_confirm'
  subscription: string | null
  price: string | null
}
export type Subscription = {
  id: string
  customer: string
  metadata: Params
  status: 'active' | 'past_due' | 'canceled'
  item: { id: string; price: string; start: number; end: number }
  cancel_at_period_end: boolean
  /** A cancellation on a date of its own. */
  cancel_at?: number
  latest_invoice: string
  /** The price that begins with the next period. */
  schedule: { id: string; price: string } | null
  pending: { price: string; end: number | null } | null
  created: number
}
export type Invoice = {
  id: string
  customer: string
  subscription: string
  amount_due: number
  status: 'paid' | 'open' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
}
export type StripeEvent = { id: string; type: string; object: object }

const day = 86_400
/** After this long Stripe stops trying and cancels, as its default setting has it. */
const dunningDays = 21

/** What an account has after `npm run stripe-setup`, with a product of the same operator beside it. */
const catalogue: Price[] = [
  { id: 'price_proMonthly', unit_amount: 2900, interval: 'month', product: 'prod_pro' },
  { id: 'price_proAnnual', unit_amount: 27_840, interval: 'year', product: 'prod_pro' },
  { id: 'price_enterpriseMonthly', unit_amount: 9900, interval: 'month', product: 'prod_enterprise' },
  { id: 'price_enterpriseAnnual', unit_amount: 95_040, interval: 'year', product: 'prod_enterprise' },
  { id: 'price_sticker', unit_amount: 100, interval: 'month', product: 'prod_sticker' },
]

export const standInSettings = {
  secretKey: 'sk_test_standin',
  webhookSecret: 'whsec_standin',
  portal: 'bpc_standin',
  prices: {
    pro: { monthly: 'price_proMonthly', annual: 'price_proAnnual' },
    enterprise: { monthly: 'price_enterpriseMonthly', annual: 'price_enterpriseAnnual' },
  },
}

export class StripeWorld {
  now = Math.floor(Date.now() / 1000)
  /** Where its pages are: checkout and portal. */
  pages = 'http://stripe.invalid'
  products = new Map<string, { id: string; name: string; metadata: Params }>()
  prices = new Map<string, Price>()
  customers = new Map<string, Customer>()
  sessions = new Map<string, Session>()
  portalSessions = new Map<string, PortalSession>()
  subscriptions = new Map<string, Subscription>()
  invoices = new Map<string, Invoice>()
  portals = new Map<string, { id: string; metadata: Params; features: Params }>()
  endpoints = new Map<string, { id: string; url: string; status: string; enabled_events: string[] }>()
  /** Answers by idempotency key. */
  answered = new Map<string, { id: string; asked: string; status: number; body: string }>()
  /** Events that were not delivered yet. */
  events: StripeEvent[] = []
  onEvent: () => void = () => {}

  /** Sells the plans, as after the setup. */
  static withCatalogue() {
    const world = new StripeWorld()
    for (const price of catalogue) {
      world.prices.set(price.id, { ...price })
      world.products.set(price.product, { id: price.product, name: price.product, metadata: {} })
    }
    const features = { subscription_update: { enabled: 'true' }, subscription_cancel: { enabled: 'true' } }
    world.portals.set(standInSettings.portal, { id: standInSettings.portal, metadata: {}, features })
    return world
  }

  /** As JSON and back, for a service that keeps it from one start to the next. */
  save() {
    const fields = Object.entries(this).filter(([, value]) => value instanceof Map)
    return Object.fromEntries(fields.map(([name, map]) => [name, [...map.values()]]))
  }

  restore(saved: Record<string, { id: string }[]>) {
    for (const [name, value] of Object.entries(this))
      if (value instanceof Map && saved[name]) for (const each of saved[name]) value.set(each.id, each)
    return this
  }

  newId(kind: string) {
    return `${kind}_${randomBytes(8).toString('hex')}`
  }

  tell(type: string, object: object) {
    this.events.push({ id: this.newId('evt'), type, object })
    this.onEvent()
  }

  of(customer: string) {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer)
  }

  /** The owner pays on the hosted page. False where the card is declined. */
  completeCheckout(id: string, card: Card = 'works') {
    const session = this.sessions.get(id)!
    if (session.status !== 'open' || session.expires_at <= this.now || card === 'declined') return false
    session.status = 'complete'
    this.customers.get(session.customer)!.card = card
    const subscription = this.subscribe(session.customer, session.price, session.metadata)
    this.tell('checkout.session.completed', { object: 'checkout.session', ...session })
    return subscription
  }

  subscribe(customer: string, price: string, metadata: Params = {}) {
    const subscription: Subscription = {
      id: this.newId('sub'),
      customer,
      metadata,
      status: 'active',
      item: { id: this.newId('si'), price, start: this.now, end: this.periodEnd(price, this.now) },
      cancel_at_period_end: false,
      latest_invoice: '',
      schedule: null,
      pending: null,
      created: this.now,
    }
    this.subscriptions.set(subscription.id, subscription)
    this.bill(subscription, this.prices.get(price)!.unit_amount, 'subscription_create')
    this.tellOf(subscription, 'customer.subscription.created')
    return subscription
  }

  /** The same day of the next month or year, or the last day of a shorter month. */
  private periodEnd(price: string, start: number) {
    const end = new Date(start * 1000)
    const date = end.getUTCDate()
    end.setUTCMonth(end.getUTCMonth() + (this.prices.get(price)!.interval === 'year' ? 12 : 1))
    if (end.getUTCDate() !== date) end.setUTCDate(0)
    return Math.floor(end.getTime() / 1000)
  }

  /** Makes an invoice and tries the card. */
  private bill(subscription: Subscription, amount: number, reason: Invoice['billing_reason']) {
    const { card } = this.customers.get(subscription.customer)!
    const invoice: Invoice = {
      id: this.newId('in'),
      customer: subscription.customer,
      subscription: subscription.id,
      amount_due: amount,
      status: card === 'works' ? 'paid' : 'open',
      billing_reason: reason,
      created: this.now,
    }
    this.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    this.tell(card === 'works' ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', ...invoice })
    return invoice
  }

  /** The time passes for everybody, and with it periods and retries. */
  advance(seconds: number) {
    this.catchUp(this.now + seconds)
  }

  /** The time passes for one customer: what happened so far is longer ago, so that the service's clock can stand still. */
  age(customer: string, seconds: number) {
    for (const each of this.of(customer)) {
      each.item.start -= seconds
      each.item.end -= seconds
      each.created -= seconds
      if (each.cancel_at) each.cancel_at -= seconds
    }
    for (const invoice of this.invoices.values())
      if (invoice.customer === customer) invoice.created -= seconds
    this.catchUp(this.now)
  }

  catchUp(until: number) {
    for (;;) {
      const next = [...this.subscriptions.values()]
        .filter(({ status, item }) => status !== 'canceled' && item.end <= until)
        .toSorted((a, b) => a.item.end - b.item.end)[0]
      if (!next) break
      this.now = next.item.end
      this.renew(next)
      this.giveUp()
    }
    this.now = until
    this.giveUp()
  }

  private renew(subscription: Subscription) {
    if (subscription.cancel_at_period_end) return this.cancel(subscription)
    const { item, schedule } = subscription
    if (schedule) item.price = schedule.price
    subscription.schedule = null
    Object.assign(item, { start: item.end, end: this.periodEnd(item.price, item.end) })
    const wasPastDue = subscription.status === 'past_due'
    const { status } = this.bill(subscription, this.prices.get(item.price)!.unit_amount, 'subscription_cycle')
    subscription.status = status === 'paid' && !wasPastDue ? 'active' : 'past_due'
    this.tellOf(subscription, 'customer.subscription.updated')
  }

  private giveUp() {
    for (const subscription of this.subscriptions.values()) {
      const oldest = this.openInvoices(subscription.id)[0]
      if (subscription.status === 'past_due' && oldest && this.now >= oldest.created + dunningDays * day)
        this.cancel(subscription)
    }
  }

  openInvoices(subscription: string) {
    return [...this.invoices.values()].filter(
      (each) => each.subscription === subscription && each.status === 'open',
    )
  }

  setCard(customer: string, card: Card) {
    this.customers.get(customer)!.card = card
    this.tell('customer.updated', { object: 'customer', id: customer })
  }

  /** The owner pays what is open with a card that works. */
  payOpen(customer: string) {
    this.customers.get(customer)!.card = 'works'
    for (const subscription of this.of(customer)) {
      const open = this.openInvoices(subscription.id)
      for (const invoice of open) {
        invoice.status = 'paid'
        this.tell('invoice.paid', { object: 'invoice', ...invoice })
      }
      if (open.length === 0 || subscription.status === 'canceled') continue
      if (subscription.pending) this.applyPending(subscription)
      subscription.status = 'active'
      this.tellOf(subscription, 'customer.subscription.updated')
    }
  }

  /** The cost of changing the price now: the rest of the new one less the rest of the old one. */
  proration({ item }: Subscription, price: string) {
    const [old, wanted] = [this.prices.get(item.price)!, this.prices.get(price)!]
    const left = (item.end - this.now) / (item.end - item.start)
    const rest = old.interval === wanted.interval ? Math.round(wanted.unit_amount * left) : wanted.unit_amount
    return Math.max(0, rest - Math.round(old.unit_amount * left))
  }

  /** Whether the portal makes a change at once: a larger amount or a longer period. Anything else begins with the next period. */
  isAtOnce({ item }: Subscription, price: string) {
    const [old, wanted] = [this.prices.get(item.price)!, this.prices.get(price)!]
    return wanted.unit_amount >= old.unit_amount && !(old.interval === 'year' && wanted.interval === 'month')
  }

  /** Confirmed on the portal. What begins at once is charged at once, and waits where the card is declined. */
  confirmChange(subscription: Subscription, price: string) {
    if (this.isAtOnce(subscription, price)) {
      const isOtherInterval =
        this.prices.get(price)!.interval !== this.prices.get(subscription.item.price)!.interval
      subscription.pending = { price, end: isOtherInterval ? this.periodEnd(price, this.now) : null }
      const { status } = this.bill(subscription, this.proration(subscription, price), 'subscription_update')
      if (status === 'paid') this.applyPending(subscription)
    } else {
      subscription.schedule = { id: this.newId('sub_sched'), price }
    }
    this.tellOf(subscription, 'customer.subscription.updated')
  }

  /** Cancelled on the portal, with the end of the period; or that, or a change to come, taken back. */
  setCancelled(subscription: Subscription, isCancelled: boolean) {
    Object.assign(subscription, { schedule: null, cancel_at_period_end: isCancelled })
    this.tellOf(subscription, 'customer.subscription.updated')
  }

  private applyPending(subscription: Subscription) {
    const { price, end } = subscription.pending!
    subscription.item.price = price
    if (end) Object.assign(subscription.item, { start: this.now, end })
    subscription.pending = null
  }

  cancel(subscription: Subscription) {
    subscription.status = 'canceled'
    subscription.cancel_at_period_end = false
    for (const invoice of this.openInvoices(subscription.id)) invoice.status = 'void'
    this.tellOf(subscription, 'customer.subscription.deleted')
  }

  deleteCustomer(id: string) {
    Object.assign(this.customers.get(id)!, { deleted: true, email: '', name: '' })
    for (const each of this.of(id)) if (each.status !== 'canceled') this.cancel(each)
    this.tell('customer.deleted', { object: 'customer', id })
  }

  private tellOf({ id, customer, status }: Subscription, type: string) {
    this.tell(type, { object: 'subscription', id, customer, status })
  }
}
