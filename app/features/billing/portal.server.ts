import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { itemOf } from './reading-stripe.server.ts'
import { priceOf, stripe, stripeSettings } from './stripe-client.server.ts'
import { type Asking, findSubscriber, purchaseIn, withStripeFailureMessage } from './subscriber.server.ts'
import type { PlanChange, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'
import { kindOfChange, stateOf } from './subscription-rules.ts'
import { syncOwner } from './sync-owner.server.ts'

const failedUpdate = 'Failed to update subscription'
const failedPortal =
  'The page with your invoices cannot be opened at the moment. Please try again in a minute.'
const page = '/business/subscription'

/** The part of Stripe's portal that opens: its first page, the card, the cancellation, or one change to confirm. */
type PortalFlow = { to: 'home' | 'card' | 'cancel' } | { to: 'change'; wanted: Purchase }

/** The address of Stripe's customer portal, with plan, card, invoices and VAT id. */
export async function openPortal(db: Database, asking: Asking, flow: PortalFlow = { to: 'home' }) {
  const { subscription } = await findSubscriber(db, asking)
  if (!subscription) throw conflict('Nothing was paid yet.')
  const { id, customerId: customer } = subscription
  const return_url = addressOf(`${page}?checkout=portal`)
  return withStripeFailureMessage(
    flow.to === 'change' || flow.to === 'cancel' ? failedUpdate : failedPortal,
    async () => {
      const flow_data = flow.to === 'home' ? undefined : await flowData(flow, id, return_url)
      const configuration = stripeSettings().portal ?? undefined
      return stripe().billingPortal.sessions.create({ customer, configuration, return_url, flow_data })
    },
  ).then(({ url }) => ({ url }))
}

async function flowData(flow: PortalFlow, subscription: string, return_url: string) {
  const after_completion = { type: 'redirect', redirect: { return_url } } as const
  if (flow.to === 'card') return { type: 'payment_method_update', after_completion }
  if (flow.to !== 'change')
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion }
  const item = itemOf(await stripe().subscriptions.retrieve(subscription))
  if (!item) throw new Error('Stripe’s subscription has no item.')
  const items = [{ id: item.id, price: priceOf(flow.wanted), quantity: 1 }]
  const subscription_update_confirm = { subscription, items }
  return { type: 'subscription_update_confirm', subscription_update_confirm, after_completion }
}

/** The kind of a change and when it begins. Stripe's page shows the amounts and asks for confirmation. */
export async function previewChange(db: Database, asking: Asking, change: PlanChange) {
  const { subscription } = await findSubscriber(db, asking)
  const kind = kindOfChange(subscription, purchaseIn(change))
  if (kind === 'upgrade' || kind === 'downgrade') requirePaid(subscription!)
  const isLater = kind === 'downgrade' || (kind === 'cancel' && !isSuspended(subscription!))
  return {
    kind,
    /** ISO 8601; null: at once. */
    takesEffectAt: isLater ? subscription!.currentPeriodEnd.toISOString() : null,
  }
}
export type ChangePreview = Awaited<ReturnType<typeof previewChange>>

/** The address of the page on which the owner confirms the change. A suspended plan is cancelled at once, by us. */
export async function startChange(db: Database, asking: Asking, change: PlanChange) {
  // Another tab, or Stripe's own page, may have changed it a moment ago.
  const { payer } = await findSubscriber(db, asking)
  const sync = () => syncOwner(db, { userId: payer.id })
  await withStripeFailureMessage(failedUpdate, sync)
  const { subscription } = await findSubscriber(db, asking)
  const wanted = purchaseIn(change)
  const kind = kindOfChange(subscription, wanted)
  if (kind === 'none') return { url: page }
  if (kind === 'checkout') throw conflict('There is no subscription to change yet. Buy the plan first.')
  const { id, endsAtPeriodEnd, changesAtPeriodEnd } = subscription!
  if (kind === 'cancel') {
    if (!isSuspended(subscription!)) return openPortal(db, asking, { to: 'cancel' })
    await withStripeFailureMessage(failedUpdate, async () => {
      await stripe().subscriptions.cancel(id)
      await sync()
    })
    return { url: page }
  }
  if (kind !== 'resume') requirePaid(subscription!)
  // An earlier scheduled change is undone on the portal's first page.
  const isPlain = kind !== 'resume' && !endsAtPeriodEnd && !changesAtPeriodEnd
  return openPortal(db, asking, isPlain ? { to: 'change', wanted: wanted! } : { to: 'home' })
}

/** There is no paid period left that could run out. */
const isSuspended = (subscription: StoredSubscription) =>
  ['suspended', 'incomplete'].includes(stateOf(subscription, now()))

function requirePaid({ status }: StoredSubscription) {
  if (status !== 'active') throw conflict('A payment is missing. Pay it before you change the plan.')
}
