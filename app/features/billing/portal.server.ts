import type Stripe from 'stripe'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { itemOf } from './reading-stripe.server.ts'
import { priceOf, stripe, stripeSettings } from './stripe-client.server.ts'
import { type Asking, findSubscriber, orSay, purchaseIn, requireOpen } from './subscriber.server.ts'
import type { ChangeKind, PlanChange, Purchase } from './subscription.schema.ts'
import type { StoredSubscription } from './subscription.table.ts'
import { kindOfChange, stateOf } from './subscription-rules.ts'
import { syncBusiness } from './syncing.server.ts'

const failedUpdate = 'Failed to update subscription'
const failedPortal =
  'The page with your invoices cannot be opened at the moment. Please try again in a minute.'
const page = '/business/subscription'

/** The part of Stripe's portal that opens: its first page, the card, the cancellation, or one change to confirm. */
export type PortalFlow = { to: 'home' | 'card' | 'cancel' } | { to: 'change'; wanted: Purchase }

/** The address of Stripe's customer portal, with plan, card, invoices and VAT id. */
export async function openPortal(
  db: Database,
  asking: Asking,
  flow: PortalFlow = { to: 'home' },
): Promise<{ url: string }> {
  const { business, subscription } = await findSubscriber(db, asking)
  const customer = business.stripeCustomerId
  if (!customer) throw conflict('Nothing was paid for this business yet.')
  const return_url = addressOf(`${page}?checkout=portal`)
  return orSay(flow.to === 'change' || flow.to === 'cancel' ? failedUpdate : failedPortal, async () => {
    const flow_data =
      flow.to === 'home' ? undefined : await flowData(flow, subscription?.id ?? null, return_url)
    const configuration = stripeSettings().portal ?? undefined
    return stripe().billingPortal.sessions.create({ customer, configuration, return_url, flow_data })
  }).then(({ url }) => ({ url }))
}

async function flowData(
  flow: PortalFlow,
  subscription: string | null,
  return_url: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const after_completion = { type: 'redirect', redirect: { return_url } } as const
  if (flow.to === 'card' || !subscription) return { type: 'payment_method_update', after_completion }
  if (flow.to !== 'change')
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion }
  const item = itemOf(await stripe().subscriptions.retrieve(subscription))
  if (!item) throw new Error('Stripe’s subscription has no item.')
  const items = [{ id: item.id, price: priceOf(flow.wanted), quantity: 1 }]
  const subscription_update_confirm = { subscription, items }
  return { type: 'subscription_update_confirm', subscription_update_confirm, after_completion }
}

export type ChangePreview = {
  kind: ChangeKind
  /** ISO 8601; null: at once. */
  takesEffectAt: string | null
}

/** The kind of a change and when it begins. Stripe's page shows the amounts and asks for confirmation. */
export async function previewChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<ChangePreview> {
  const { own } = await findSubscriber(db, asking)
  const kind = kindOfChange(own, purchaseIn(change))
  if (kind === 'upgrade' || kind === 'downgrade') requirePaid(own!)
  const isLater = kind === 'downgrade' || (kind === 'cancel' && !isSuspended(own!))
  return { kind, takesEffectAt: isLater ? own!.currentPeriodEnd.toISOString() : null }
}

/** The address of the page on which the owner confirms the change. A suspended plan is cancelled at once, by us. */
export async function startChange(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<{ url: string }> {
  // Another tab, or Stripe's own page, may have changed it a moment ago.
  const { business: known } = await findSubscriber(db, asking)
  await orSay(failedUpdate, () => syncBusiness(db, { businessId: known.id }))
  const { business, own } = await findSubscriber(db, asking)
  const wanted = purchaseIn(change)
  const kind = kindOfChange(own, wanted)
  if (kind === 'none') return { url: page }
  if (kind === 'checkout') throw conflict('There is no subscription to change yet. Buy the plan first.')
  const { id, endsAtPeriodEnd, changesAtPeriodEnd } = own!
  if (kind === 'cancel') {
    if (!isSuspended(own!)) return openPortal(db, asking, { to: 'cancel' })
    await orSay(failedUpdate, async () => {
      await stripe().subscriptions.cancel(id)
      await syncBusiness(db, { businessId: business.id })
    })
    return { url: page }
  }
  requireOpen(business)
  if (kind !== 'resume') requirePaid(own!)
  // What was chosen before is taken back on the portal's first page.
  const isPlain = kind !== 'resume' && !endsAtPeriodEnd && !changesAtPeriodEnd
  return openPortal(db, asking, isPlain ? { to: 'change', wanted: wanted! } : { to: 'home' })
}

/** Nothing is left that could run out. */
const isSuspended = (subscription: StoredSubscription) =>
  ['suspended', 'incomplete'].includes(stateOf(subscription, now()))

function requirePaid({ status }: StoredSubscription) {
  if (status !== 'active') throw conflict('A payment is missing. Pay it before you change the plan.')
}
