import { eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import { type PlanView, toPlanView } from '#app/features/plans/plan-view.ts'
import { plans } from '#app/features/plans/plans.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { billingMode, priceOf } from './stripe-client.server.ts'
import type { MissingPayment, SubscriptionView } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'
import { graceEnd, stateOf } from './subscription-rules.ts'

type Covered = Pick<Business, 'ownerId' | 'coveredAt'>

/** The subscription that covers a business; null where none does. */
export async function readSubscription(db: Database, { ownerId, coveredAt }: Covered) {
  const stored = coveredAt ? await findSubscription(db, ownerId) : null
  return stored && viewSubscription(stored)
}

/** The subscription of an owner; null where nothing was ever bought. */
export async function findSubscription(db: Database, userId: string): Promise<StoredSubscription | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return found ?? null
}

export function viewSubscription(stored: StoredSubscription): SubscriptionView {
  const { id, customerId, planId, isAnnual, amountCents, currentPeriodEnd, unpaidSince } = stored
  return {
    id,
    customerId,
    planId,
    isAnnual,
    amount: amountCents,
    state: stateOf(stored, now()),
    currentPeriodEnd: Math.floor(currentPeriodEnd.getTime() / 1000),
    graceUntil: unpaidSince && graceEnd(unpaidSince).toISOString(),
  }
}

/** The payment that the owner of a business has missed; null where none is missing or billing is off. */
export async function readMissingPayment(db: Database, business: Covered): Promise<MissingPayment | null> {
  if (billingMode() === 'off') return null
  const subscription = await readSubscription(db, business)
  if (!subscription?.planId) return null
  const { state, planId: plan, graceUntil } = subscription
  if (state === 'past_due') return { plan, payBy: graceUntil }
  return state === 'suspended' ? { plan, payBy: null } : null
}

/** A plan as it leaves the service. Its price ids are empty for Starter, and where Stripe is not used. */
export function readPlan(plan: TierName, support: Support): PlanView {
  const priceIds =
    plan === 'starter' || billingMode() !== 'stripe'
      ? { monthly: '', annual: '' }
      : { monthly: priceOf({ plan, isAnnual: false }), annual: priceOf({ plan, isAnnual: true }) }
  return toPlanView(plans[plan], priceIds, support)
}
