import type { StripeWorld } from './stripe-world.ts'

// The pages that Stripe would host, with buttons for what an owner, a bank and the time do.

type Visit = { world: StripeWorld; id: string; act: string; query: URLSearchParams }
/** A page, or the address that follows. */
type Shown = { html: string } | { location: string }

export function visitCheckout({ world, id, act }: Visit): Shown {
  const session = world.sessions.get(id)
  if (!session) return { html: page('Not found', '') }
  if (act === 'pay' && world.completeCheckout(id)) return { location: session.success_url }
  const declined = act === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
  if (session.status !== 'open') return { html: page('This checkout is over', '') }
  const { unit_amount, interval } = world.prices.get(session.price)!
  return {
    html: page(
      `Pay $${unit_amount / 100} a ${interval}`,
      `${declined}${form('pay', 'Pay')}${form('decline', 'Pay with a declined card')}<a href="${escaped(session.cancel_url)}">Back</a>`,
    ),
  }
}

export function visitPortal({ world, id, act, query }: Visit): Shown {
  const running = world.of(id).find(({ status }) => status !== 'canceled')
  const price = query.get('price')
  const acts: Record<string, () => unknown> = {
    'card-works': () => world.setCard(id, 'works'),
    'card-declined': () => world.setCard(id, 'declined'),
    pay: () => world.payOpen(id),
    renew: () => running && world.advanceToRenewal(running.id),
    change: () => running && price && world.confirmChange(running, price),
    cancel: () => running && world.setCancelled(running, true),
    keep: () => running && world.setCancelled(running, false),
  }
  const back = query.get('return') ?? '/'
  acts[act]?.()
  if (act === 'change' || (act === 'cancel' && query.get('flow'))) return { location: back }
  const open = world.of(id).flatMap((each) => world.openInvoices(each.id))
  return {
    html: page(
      'Billing',
      `<p>${open.length} open ${open.length === 1 ? 'invoice' : 'invoices'}</p>${form('card-works', 'Use a card that works')}${form('card-declined', 'Use a card that is declined')}${form('pay', 'Pay open invoices')}${form('renew', 'Go to the next renewal')}${price ? form('change', 'Confirm the change') : ''}${form('cancel', 'Cancel the plan')}${form('keep', 'Keep the plan')}<a href="${escaped(back)}">Back</a>`,
    ),
  }
}

export function visitInvoice({ world, id, act }: Visit): Shown {
  const invoice = world.invoices.get(id)
  if (!invoice) return { html: page('Not found', '') }
  if (act === 'pay') world.payOpen(invoice.customer)
  return { html: page(`Invoice of $${invoice.amount_due / 100}: ${invoice.status}`, form('pay', 'Pay')) }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const form = (act: string, label: string) =>
  `<form method="post"><button name="act" value="${act}">${label}</button></form>`
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
