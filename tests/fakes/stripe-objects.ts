import type { Invoice, Price, Schedule, Session, StripeWorld, Subscription } from './stripe-world.ts'

// How Stripe writes its objects: the fields that a client of its API reads.

export const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })

export const priceObject = ({ id, unit_amount, interval, product }: Price) => ({
  ...{ id, object: 'price', active: true, currency: 'usd', unit_amount, type: 'recurring', product },
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
})

export function subscriptionObject(world: StripeWorld, found: Subscription, expand: string[] = []) {
  const { id, customer, status, item, cancel_at_period_end, created, latest_invoice, schedule } = found
  const period = { current_period_start: item.start, current_period_end: item.end }
  const price = priceObject(world.prices.get(item.price)!)
  const invoice = world.invoices.get(latest_invoice)
  return {
    ...{ id, object: 'subscription', customer, status, cancel_at_period_end, created, start_date: created },
    cancel_at: found.cancel_at ?? (cancel_at_period_end ? item.end : null),
    items: list('/v1/subscription_items', [
      { id: item.id, object: 'subscription_item', price, quantity: 1, ...period },
    ]),
    pending_update: found.pending && { expires_at: world.now + 82_800 },
    latest_invoice:
      invoice && expand.includes('latest_invoice') ? invoiceObject(world, invoice) : latest_invoice,
    schedule:
      schedule && expand.includes('schedule')
        ? scheduleObject(world.schedules.get(schedule)!, world.now)
        : schedule,
  }
}

export function invoiceObject({ url }: StripeWorld, invoice: Invoice) {
  return {
    ...{ object: 'invoice', ...invoice, currency: 'usd' },
    hosted_invoice_url: `${url}/invoice/${invoice.id}`,
    status_transitions: { finalized_at: invoice.created },
  }
}

export function scheduleObject({ id, subscription, status, phases }: Schedule, now: number) {
  const current = phases.find(({ start, end }) => start <= now && now < end)
  return {
    ...{ id, object: 'subscription_schedule', subscription, status },
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    phases: phases.map(({ price, start, end }) => ({
      start_date: start,
      end_date: end,
      items: [{ price, quantity: 1 }],
    })),
  }
}

export const sessionObject = (base: string, session: Session) => ({
  ...{ object: 'checkout.session', ...session },
  url: session.status === 'open' ? `${base}/checkout/${session.id}` : null,
})
