import { and, asc, eq, exists, inArray, isNotNull, not } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueueAll } from '#app/platform/queue.server.ts'
import { listSubscriptions } from './reading-stripe.server.ts'
import { billingMode, idOf, stripe } from './stripe-client.server.ts'
import { stripeCustomers, subscriptions } from './subscription.table.ts'
import { isAlive, renews } from './subscription-rules.ts'
import { syncOwner } from './sync-owner.server.ts'

// Businesses are closed or handed over, and accounts erased: what becomes of the subscription.

const coversOpenOne = (db: Database) =>
  exists(
    db
      .select({ id: businesses.id })
      .from(businesses)
      .where(
        and(
          eq(businesses.ownerId, subscriptions.userId),
          isNotNull(businesses.coveredAt),
          eq(businesses.isActive, true),
        ),
      ),
  )

/**
 * The last open business that a subscription covered was closed or handed over: it runs to the end of the paid period and
 * is not charged again. One whose payment is missing ends at once.
 */
export async function endRenewal(db: Database, { userId }: Jobs['billing.end-renewal']) {
  if (billingMode() === 'off') return
  const [stored] = await db
    .select()
    .from(subscriptions)
    // Reopened meanwhile, or another is covered.
    .where(and(eq(subscriptions.userId, userId), not(coversOpenOne(db))))
  if (!stored || !renews(stored)) return
  if (stored.status === 'active') await endWithPeriod(stored.id)
  else
    for (const each of await listSubscriptions(db, userId))
      if (isAlive(each)) await stripe().subscriptions.cancel(each.id)
  await syncOwner(db, { userId })
}

async function endWithPeriod(id: string) {
  const { schedule } = await stripe().subscriptions.retrieve(id)
  // Gives up a smaller plan that was to follow.
  if (schedule) await stripe().subscriptionSchedules.release(idOf(schedule))
  await stripe().subscriptions.update(id, { cancel_at_period_end: true })
}

/** Has Stripe forget an owner whose account is erased. A subscription that still runs ends with it. */
export async function forgetPayer(tx: Database, userId: string) {
  const payers = await tx
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
    .for('update')
  if (payers.length > 0) await enqueueAll(tx, 'billing.forget-customer', payers)
}

/** Deletes what Stripe keeps about a customer, whose subscriptions end with it. Stripe keeps the invoices, as the law asks. */
export async function forgetCustomer(_db: Database, { customerId }: Jobs['billing.forget-customer']) {
  if (billingMode() === 'off') return
  const customer = await stripe().customers.retrieve(customerId)
  if (!customer.deleted) await stripe().customers.del(customerId)
}

/**
 * Subscriptions that would still be renewed and cover no open business. The job that ends a renewal runs at once and again
 * every night, so one that stays here needs the operator.
 */
export const listNeedlessCharges = (db: Database) =>
  db
    .select({ subscriptionId: subscriptions.id, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isNotNull(subscriptions.planId),
        inArray(subscriptions.status, ['active', 'past_due', 'unpaid', 'paused']),
        eq(subscriptions.endsAtPeriodEnd, false),
        not(coversOpenOne(db)),
      ),
    )
    .orderBy(asc(users.email))
export type NeedlessCharge = Awaited<ReturnType<typeof listNeedlessCharges>>[number]
