import { randomBytes } from 'node:crypto'
import type { Params } from './stripe-form.ts'

// The state of the stand-in for Stripe, and how time and cards change it. Times are epoch seconds.

export type Price = { id: string; unit_amount: number; interval: 'month' | 'year'; product: string }
export type Card = 'works' | 'declined'
export type Customer = { id: string; email: string; name: string; card: Card; deleted: boolean }
export type Session = {
  id: string
  customer: string
  price: string
  client_reference_id: string
  success_url: string
  cancel_url: string
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  automaticTax: boolean
  asksTaxId: boolean
}
export type Subscription = {
  id: string
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  item: { id: string; price: string; start: number; end: number }
  cancel_at_period_end: boolean
  /** A cancellation on a date of its own. */
  cancel_at?: number
  latest_invoice: string
  schedule: string | null
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
export type Schedule = {
  id: string
  subscription: string
  status: 'active' | 'released'
  phases: { price: string; start: number; end: number }[]
}
export type Refund = { id: string; payment_intent: string; amount: number }
export type FakeEvent = { id: string; type: string; object: object }

const day = 86_400
/** After this long Stripe stops trying and cancels, as its default setting has it. */
const dunningDays = 21

export class StripeWorld {
  now = Math.floor(Date.now() / 1000)
  /** Where the stand-in is reached. */
  url = ''
  prices = new Map<string, Price>()
  customers = new Map<string, Customer>()
  sessions = new Map<string, Session>()
  subscriptions = new Map<string, Subscription>()
  invoices = new Map<string, Invoice>()
  schedules = new Map<string, Schedule>()
  refunds: Refund[] = []
  portals: { id: string; metadata: object; features: Params }[] = []
  productMetadata = new Map<string, Record<string, string>>()
  endpoints: { url: string; status: string; enabled_events: string[] }[] = []
  /** Events that were not delivered yet. */
  events: FakeEvent[] = []
  onEvent: () => void = () => {}

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
    const subscription = this.subscribe(session.customer, session.price)
    this.tell('checkout.session.completed', { object: 'checkout.session', ...session })
    return subscription
  }

  subscribe(customer: string, price: string) {
    const subscription: Subscription = {
      ...{ id: this.newId('sub'), customer, status: 'active' },
      item: { id: this.newId('si'), price, start: this.now, end: this.periodEnd(price, this.now) },
      ...{ cancel_at_period_end: false, latest_invoice: '', schedule: null, pending: null },
      created: this.now,
    }
    this.subscriptions.set(subscription.id, subscription)
    this.bill(subscription, this.prices.get(price)!.unit_amount, 'subscription_create')
    this.tellOf(subscription, 'customer.subscription.created')
    return subscription
  }

  periodEnd(price: string, start: number) {
    const end = new Date(start * 1000)
    end.setUTCMonth(end.getUTCMonth() + (this.prices.get(price)!.interval === 'year' ? 12 : 1))
    return Math.floor(end.getTime() / 1000)
  }

  /** Makes an invoice and tries the card. */
  bill(subscription: Subscription, amount: number, reason: Invoice['billing_reason']) {
    const { card } = this.customers.get(subscription.customer)!
    const invoice: Invoice = {
      ...{ id: this.newId('in'), customer: subscription.customer, subscription: subscription.id },
      ...{ amount_due: amount, status: card === 'works' ? 'paid' : 'open' },
      ...{ billing_reason: reason, created: this.now },
    }
    this.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    this.tell(card === 'works' ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', ...invoice })
    return invoice
  }

  /** The time passes, and with it periods and retries. */
  advance(seconds: number) {
    const until = this.now + seconds
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

  /** Straight to the end of the period of one subscription. */
  advanceToRenewal(id: string) {
    this.advance(Math.max(0, this.subscriptions.get(id)!.item.end - this.now))
  }

  private renew(subscription: Subscription) {
    if (subscription.cancel_at_period_end) return this.cancel(subscription)
    const schedule = this.schedules.get(subscription.schedule ?? '')
    const next = schedule?.phases.find(({ start }) => start === subscription.item.end)
    if (schedule && next) {
      subscription.item.price = next.price
      Object.assign(schedule, { status: 'released' })
      subscription.schedule = null
    }
    const { item } = subscription
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

  /** The prorated cost of changing the price now: the rest of the new one less the rest of the old one. */
  proration({ item }: Subscription, price: string, at: number) {
    const [old, wanted] = [this.prices.get(item.price)!, this.prices.get(price)!]
    const left = (item.end - at) / (item.end - item.start)
    const rest = old.interval === wanted.interval ? Math.round(wanted.unit_amount * left) : wanted.unit_amount
    return Math.max(0, rest - Math.round(old.unit_amount * left))
  }

  /** Charges a change at once; it waits where the card is declined. */
  change(subscription: Subscription, price: string, at: number) {
    const amount = this.proration(subscription, price, at)
    const isOtherInterval =
      this.prices.get(price)!.interval !== this.prices.get(subscription.item.price)!.interval
    subscription.pending = { price, end: isOtherInterval ? this.periodEnd(price, this.now) : null }
    const { status } = this.bill(subscription, amount, 'subscription_update')
    if (status === 'paid') this.applyPending(subscription)
    this.tellOf(subscription, 'customer.subscription.updated')
  }

  /** Confirmed on the portal: a larger amount or a longer period at once, anything else with the next period. */
  confirmChange(subscription: Subscription, price: string) {
    const [old, wanted] = [this.prices.get(subscription.item.price)!, this.prices.get(price)!]
    const isShorter = old.interval === 'year' && wanted.interval === 'month'
    if (wanted.unit_amount >= old.unit_amount && !isShorter) return this.change(subscription, price, this.now)
    const { start, end } = subscription.item
    const id = this.newId('sub_sched')
    const later = { price, start: end, end: this.periodEnd(price, end) }
    const phases = [{ price: subscription.item.price, start, end }, later]
    this.schedules.set(id, { id, subscription: subscription.id, status: 'active', phases })
    subscription.schedule = id
    this.tellOf(subscription, 'customer.subscription.updated')
  }

  /** Cancelled on the portal, with the end of the period; or that, or a change to come, taken back. */
  setCancelled(subscription: Subscription, isCancelled: boolean) {
    if (subscription.schedule) this.schedules.get(subscription.schedule)!.status = 'released'
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
    this.customers.get(id)!.deleted = true
    for (const each of this.of(id)) if (each.status !== 'canceled') this.cancel(each)
    this.tell('customer.deleted', { object: 'customer', id })
  }

  private tellOf({ id, customer, status }: Subscription, type: string) {
    this.tell(type, { object: 'subscription', id, customer, status })
  }
}
