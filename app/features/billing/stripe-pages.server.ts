import Stripe from 'stripe'
import type { Business } from '#app/features/businesses/business.table.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { coverBusiness } from './cover-business.server.ts'
import { itemOf } from './reading-stripe.server.ts'
import { onceKey, priceOf, stripe, stripeSettings } from './stripe-client.server.ts'
import {
  type Asking,
  findSubscriber,
  listCustomers,
  type Payer,
  purchaseIn,
  requireOpen,
  withStripeFailureMessage,
} from './subscriber.server.ts'
import type { PlanChange, Purchase } from './subscription.schema.ts'
import { type StoredSubscription, stripeCustomers } from './subscription.table.ts'
import { isAlive, kindOfChange, stateOf } from './subscription-rules.ts'
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

const failed = 'Failed to create checkout session'

/**
 * The address of the page at Stripe on which the owner pays for a plan. An owner who already pays for it adds the business to
 * that subscription instead.
 */
export async function startCheckout(db: Database, asking: Asking, change: PlanChange) {
  const wanted = purchaseIn(change)
  if (!wanted) throw conflict('Starter is free and needs no payment.')
  // Another tab may have paid a moment ago.
  const { payer } = await findSubscriber(db, asking)
  await withStripeFailureMessage(failed, () => syncOwner(db, { userId: payer.id }))
  const { business, subscription } = await findSubscriber(db, asking)
  requireOpen(business)
  // A subscription to another product gives no plan and stays beside the new one.
  if (!subscription || !isAlive(subscription))
    return withStripeFailureMessage(failed, () => openCheckout(db, business, payer, wanted))
  const { planId, isAnnual } = subscription
  if (business.coveredAt || wanted.plan !== planId || wanted.isAnnual !== isAnnual)
    throw conflict('You have a subscription already. Change it instead of buying another.')
  await coverBusiness(db, asking)
  return { url: page }
}

async function openCheckout(db: Database, { id: business_id }: Business, payer: Payer, wanted: Purchase) {
  const customer = await customerFor(db, payer)
  await expireOpenCheckouts(customer)
  const session = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: business_id,
    line_items: [{ price: priceOf(wanted), quantity: 1 }],
    success_url: addressOf(`${page}?checkout=return`),
    cancel_url: addressOf(`${page}?checkout=left`),
    // For the invoice.
    billing_address_collection: 'required',
    automatic_tax: { enabled: stripeSettings().addsTax },
    tax_id_collection: { enabled: stripeSettings().addsTax },
    customer_update: { name: 'auto', address: 'auto' },
    allow_promotion_codes: false,
    expires_at: Math.floor((now().getTime() + hours(1)) / 1000),
    subscription_data: { metadata: { business_id } },
  })
  if (!session.url) throw new Error('Stripe gave no address for the checkout.')
  return { url: session.url }
}

/** The customer that an owner is at Stripe: the known one, or a new one where there is none or it was deleted. */
async function customerFor(db: Database, { id: userId, email, name }: Payer) {
  const known = await listCustomers(db, userId)
  if (known[0] && !(await stripe().customers.retrieve(known[0])).deleted) return known[0]
  const given = { email, name, metadata: { user_id: userId } }
  const { id } = await stripe().customers.create(given, {
    idempotencyKey: onceKey('customer', given, known.length),
  })
  await db.insert(stripeCustomers).values({ customerId: id, userId }).onConflictDoNothing()
  return id
}

/** So that only the last checkout that was opened can be paid. */
async function expireOpenCheckouts(customer: string) {
  const { data } = await stripe().checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) {
    await stripe()
      .checkout.sessions.expire(id)
      .catch((error: unknown) => {
        // It was paid or expired a moment ago.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
  }
}
