import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '#app/platform/database.server.ts'
import { badRequest, notFound } from '#app/platform/refusal.ts'
import { billingMode, stripe, stripeSettings } from './stripe-client.server.ts'
import { stripeCustomers } from './subscription.table.ts'
import { askForSync } from './sync-owner.server.ts'

/** The events whose webhooks the service needs. `npm run stripe-setup` asks for them. */
export const neededEvents = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const

/** How old a signature may be: an event that somebody recorded cannot be sent again later. */
const toleranceSeconds = 300

/**
 * Takes an event only as word that something about a customer is new. Its content is not believed: it may be late, sent
 * twice or overtaken by another one. A job asks Stripe.
 */
export async function receiveEvent(db: Database, body: Buffer, signature: string) {
  if (billingMode() !== 'stripe') throw notFound('page')
  const customerId = customerIn(verified(body, signature))
  if (!customerId) return
  // A customer that we do not know has no owner here.
  const [found] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.customerId, customerId))
  if (found) await askForSync(db, found.userId)
}

function verified(body: Buffer, signature: string) {
  try {
    return stripe().webhooks.constructEvent(body, signature, stripeSettings().webhookSecret, toleranceSeconds)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw badRequest('The signature of this event is not valid.')
    if (error instanceof SyntaxError) throw badRequest('This is not JSON.')
    throw error
  }
}

function customerIn(event: Stripe.Event | null) {
  const about = event?.data?.object as { id?: unknown; object?: unknown; customer?: unknown } | undefined
  const customer = about?.object === 'customer' ? about.id : about?.customer
  // A row holds neither NUL nor half a character, and no id has them.
  return typeof customer === 'string' && /^[\w-]{1,255}$/.test(customer) ? customer : null
}
