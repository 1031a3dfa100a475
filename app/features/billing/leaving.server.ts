import { and, asc, eq, ne } from 'drizzle-orm'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatLongDate } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { listSubscriptions } from './reading-stripe.server.ts'
import { billingMode, idOf, stripe } from './stripe-client.server.ts'
import { isOwn } from './subscriber.server.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'
import { syncBusiness } from './syncing.server.ts'

// A business is closed, handed over or erased: what becomes of its subscription.

/**
 * Parts a business that is handed over from the former owner's payments: the new owner sees neither their card nor their
 * invoices, and they are not charged again. Returns what becomes of the plan, in a sentence.
 */
export async function leaveFormerPayer(tx: Database, { id, stripeCustomerId }: Business) {
  await tx.update(businessRows).set({ stripeCustomerId: null }).where(eq(businessRows.id, id))
  const [stored] = await tx.select().from(subscriptions).where(eq(subscriptions.businessId, id))
  if (!stored?.planId || stored.status === 'canceled' || !isOwn(stored, { stripeCustomerId })) return null
  await enqueue(tx, 'billing.end-renewal', { businessId: id })
  const plan = plans[stored.planId].longName
  return stored.status === 'active'
    ? `${plan} stays until ${formatLongDate(stored.currentPeriodEnd)}, as the former owner paid for it, and is not renewed at their expense.`
    : `${plan} ended, because the former owner’s payment for it is missing.`
}

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
  if (!found || found.stored.status === 'canceled') return
  const { business, stored } = found
  // Reopened meanwhile.
  if (business.isActive && isOwn(stored, business)) return
  if (stored.status === 'active') await endWithPeriod(stored.id)
  else
    for (const { id, status } of await listSubscriptions(db, businessId))
      if (status !== 'canceled') await stripe().subscriptions.cancel(id)
  await syncBusiness(db, { businessId })
}

async function endWithPeriod(id: string) {
  const { schedule } = await stripe().subscriptions.retrieve(id)
  // A smaller plan that was to follow.
  if (schedule) await stripe().subscriptionSchedules.release(idOf(schedule))
  await stripe().subscriptions.update(id, { cancel_at_period_end: true })
}

/** Has Stripe forget who paid for a business that is erased. A subscription that still runs ends with it. */
export async function forgetPayers(tx: Database, businessId: string) {
  const payers = await tx
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.businessId, businessId))
  if (payers.length > 0) await enqueueAll(tx, 'billing.forget-customer', payers)
}

/** Deletes what Stripe keeps about a customer, whose subscriptions end with it. Stripe keeps the invoices, as the law asks. */
export async function forgetCustomer(_db: Database, { customerId }: Jobs['billing.forget-customer']) {
  if (billingMode() === 'off') return
  const customer = await stripe().customers.retrieve(customerId)
  if (!customer.deleted) await stripe().customers.del(customerId)
}

/**
 * Closed businesses whose plan would still be renewed. The job that ends a renewal runs at once and again every night, so one
 * that stays here needs the operator.
 */
export const listClosedCharges = (db: Database) =>
  db
    .select({ id: businesses.id, name: businesses.name, subscriptionId: subscriptions.id })
    .from(businesses)
    .innerJoin(subscriptions, eq(subscriptions.businessId, businesses.id))
    .where(
      and(
        eq(businesses.isActive, false),
        ne(subscriptions.status, 'canceled'),
        eq(subscriptions.endsAtPeriodEnd, false),
      ),
    )
    .orderBy(asc(businesses.name), asc(businesses.id))
export type ClosedCharge = Awaited<ReturnType<typeof listClosedCharges>>[number]
