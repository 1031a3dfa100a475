import { and, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { onceKey, priceOf, stripe, stripeSettings } from './stripe-client.server.ts'
import { type Asking, findSubscriber, orSay, purchaseIn, requireOpen } from './subscriber.server.ts'
import type { PlanChange, Purchase } from './subscription.schema.ts'
import { stripeCustomers } from './subscription.table.ts'
import { syncBusiness } from './syncing.server.ts'

const failed = 'Failed to create checkout session'
const page = '/business/subscription'

/** The address of the page at Stripe on which the owner pays for a plan. */
export async function startCheckout(
  db: Database,
  asking: Asking,
  change: PlanChange,
): Promise<{ url: string }> {
  const wanted = purchaseIn(change)
  if (!wanted) throw conflict('Starter is free and needs no payment.')
  // Another tab may have paid a moment ago.
  const { business: known } = await findSubscriber(db, asking)
  if (known.stripeCustomerId) await orSay(failed, () => syncBusiness(db, { businessId: known.id }))
  const { business, email, own } = await findSubscriber(db, asking)
  requireOpen(business)
  // One of another product gives no plan and stays beside it.
  if (own?.planId && own.status !== 'canceled')
    throw conflict('This business has a subscription already. Change it instead of buying another.')
  return orSay(failed, () => openCheckout(db, business, email, wanted))
}

async function openCheckout(db: Database, business: Business, email: string, wanted: Purchase) {
  const customer = await customerFor(db, business, email)
  await expireOpenCheckouts(customer)
  const session = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: business.id,
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
    subscription_data: { metadata: { business_id: business.id } },
  })
  if (!session.url) throw new Error('Stripe gave no address for the checkout.')
  return { url: session.url }
}

/** The customer who pays for the business now: the known one, or a new one where there is none or it was deleted. */
async function customerFor(db: Database, business: Business, email: string) {
  const known = await db
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.businessId, business.id))
  const current = known.find(({ id }) => id === business.stripeCustomerId)
  if (current && !(await stripe().customers.retrieve(current.id)).deleted) return current.id
  const given = { email, name: business.name, metadata: { business_id: business.id } }
  const { id } = await stripe().customers.create(given, {
    idempotencyKey: onceKey('customer', given, known.length),
  })
  await db.transaction(async (tx) => {
    await tx.insert(stripeCustomers).values({ customerId: id, businessId: business.id }).onConflictDoNothing()
    await tx
      .update(businessRows)
      .set({ stripeCustomerId: id })
      .where(and(eq(businessRows.id, business.id), eq(businessRows.ownerId, business.ownerId)))
  })
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
