import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { billingMode } from './billing-mode.server.ts'
import { provider } from './provider.server.ts'
import { stripe } from './stripe-client.server.ts'
import { isOver, isOwn } from './subscriber.server.ts'
import { subscriptions } from './subscription.table.ts'
import { syncBusiness } from './syncing.server.ts'

/**
 * The business was closed or handed over: its subscription runs to the end of the paid period and is not charged again.
 * One whose payment is missing ends at once.
 */
export async function endRenewal(db: Database, { businessId }: Jobs['billing.end-renewal']) {
  if (billingMode() === 'off') return
  const [found] = await db
    .select({ business: businesses, stored: subscriptions })
    .from(subscriptions)
    .innerJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .where(eq(subscriptions.businessId, businessId))
  if (!found || isOver(found.stored)) return
  const { business, stored } = found
  // Reopened meanwhile.
  if (business.isActive && isOwn(stored, business)) return
  if (stored.status === 'active') await provider().endLater(db, stored)
  else
    for (const each of await provider().list(db, businessId))
      await provider().endNow(db, each, { isSurplus: false })
  await syncBusiness(db, businessId)
}

/** Deletes what Stripe keeps about a customer, whose subscriptions end with it. Stripe keeps the invoices, as the law asks. */
export async function forgetCustomer(_db: Database, { customerId }: Jobs['billing.forget-customer']) {
  if (billingMode() !== 'stripe') return
  const customer = await stripe().customers.retrieve(customerId)
  if (!customer.deleted) await stripe().customers.del(customerId)
}
