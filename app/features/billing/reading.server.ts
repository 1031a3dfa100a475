import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { billingMode } from './billing-mode.server.ts'
import { graceEnd } from './granting.ts'
import { isOwn } from './subscriber.server.ts'
import type { MissingPayment, SubscriptionState, SubscriptionView } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'

/** The subscription of a business; null where nothing was ever bought. */
export async function readSubscription(db: Database, businessId: string): Promise<SubscriptionView | null> {
  const [found] = await db
    .select({ stored: subscriptions, stripeCustomerId: businesses.stripeCustomerId })
    .from(subscriptions)
    .innerJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .where(eq(subscriptions.businessId, businessId))
  if (!found) return null
  const { stored } = found
  const { id, customerId, planId, isAnnual, amountCents, nextPlanId, nextIsAnnual, unpaidSince } = stored
  return {
    ...{ id, customerId, planId, isAnnual, amount: amountCents },
    state: stateOf(stored, now()),
    currentPeriodEnd: Math.floor(stored.currentPeriodEnd.getTime() / 1000),
    next: nextPlanId && { plan: nextPlanId, isAnnual: nextIsAnnual ?? false },
    graceUntil: unpaidSince && graceEnd(unpaidSince).toISOString(),
    isOwn: isOwn(stored, found),
  }
}

/** The payment that the present owner has missed; null where none is missing or billing is off. */
export async function readMissingPayment(db: Database, businessId: string): Promise<MissingPayment | null> {
  if (billingMode() === 'off') return null
  const subscription = await readSubscription(db, businessId)
  if (!subscription?.planId || !subscription.isOwn) return null
  const { state, planId: plan, graceUntil } = subscription
  if (state === 'past_due') return { plan, payBy: graceUntil }
  return state === 'suspended' ? { plan, payBy: null } : null
}

export function stateOf(
  { status, endsAtPeriodEnd, nextPlanId, unpaidSince }: StoredSubscription,
  at: Date,
): SubscriptionState {
  if (status === 'canceled') return 'ended'
  if (status === 'incomplete') return 'incomplete'
  if (status === 'past_due') return unpaidSince && at < graceEnd(unpaidSince) ? 'past_due' : 'suspended'
  if (status !== 'active') return 'suspended'
  if (endsAtPeriodEnd) return 'ending'
  return nextPlanId ? 'changing' : 'active'
}
