import Stripe from 'stripe'
import type { Business } from '#app/features/businesses/business.table.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { coverBusiness } from './cover-business.server.ts'
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
import { stripeCustomers } from './subscription.table.ts'
import { isAlive } from './subscription-rules.ts'
import { syncOwner } from './sync-owner.server.ts'

const failed = 'Failed to create checkout session'
const page = '/business/subscription'

/**
 * The address of the page at Stripe on which the owner pays for a plan. Who has it already gives the business a place in it,
 * as nobody pays twice.
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
