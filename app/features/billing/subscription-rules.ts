import { billedPerYearCents, plans, tierNames } from '#app/features/plans/plans.ts'
import { days } from '#app/platform/clock.ts'
import type { ChangeKind, Purchase, SubscriptionState } from './subscription.schema.ts'
import type { FoundSubscription, StoredSubscription } from './subscription.table.ts'

// What follows from a subscription at a given time.

const graceDays = 14

export const graceEnd = (unpaidSince: Date) => new Date(unpaidSince.getTime() + days(graceDays))

type Status = Pick<StoredSubscription, 'status' | 'unpaidSince'>

const isInGrace = ({ status, unpaidSince }: Status, at: Date) =>
  status === 'past_due' && unpaidSince !== null && at < graceEnd(unpaidSince)

export function stateOf(
  subscription: Status & Pick<StoredSubscription, 'endsAtPeriodEnd' | 'changesAtPeriodEnd'>,
  at: Date,
): SubscriptionState {
  const { status, endsAtPeriodEnd, changesAtPeriodEnd } = subscription
  if (status === 'canceled') return 'ended'
  if (status === 'incomplete') return 'incomplete'
  if (isInGrace(subscription, at)) return 'past_due'
  if (status !== 'active') return 'suspended'
  if (endsAtPeriodEnd) return 'ending'
  return changesAtPeriodEnd ? 'changing' : 'active'
}

type Plan = Status & Pick<StoredSubscription, 'planId'>

/** Whether a plan of ours was bought and is not over. */
export const isAlive = ({ planId, status }: Plan) => planId !== null && status !== 'canceled'

/** Whether it would be charged on. A first payment that waits for the bank expires by itself. */
export const renews = (stored: Plan & Pick<StoredSubscription, 'endsAtPeriodEnd'>) =>
  isAlive(stored) && stored.status !== 'incomplete' && !stored.endsAtPeriodEnd

/** Whether a subscription gives its plan now; otherwise the businesses that it covers are on Starter. */
export const givesPlan = (found: Plan, at: Date) =>
  found.planId !== null && (found.status === 'active' || isInGrace(found, at))

/**
 * The subscription that counts: one that is paid, then the highest tier, then one that is not over, that renews, that is
 * billed yearly, and the oldest.
 */
export function bestOf(found: FoundSubscription[], at: Date): FoundSubscription | null {
  const order = (one: FoundSubscription) => [
    Number(givesPlan(one, at) && one.status === 'active'),
    tierNames.indexOf(givesPlan(one, at) ? one.planId! : 'starter'),
    Number(one.status !== 'canceled'),
    Number(!one.endsAtPeriodEnd),
    Number(one.isAnnual),
    one.status === 'canceled' ? one.startedAt.getTime() : -one.startedAt.getTime(),
  ]
  return found.toSorted((a, b) => compare(order(b), order(a)) || (a.id < b.id ? -1 : 1))[0] ?? null
}

function compare(a: number[], b: number[]) {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Subscriptions bought beside the best one, which would be charged on. The customer's other products are left alone. */
export function surplusOf(found: FoundSubscription[], best: FoundSubscription, at: Date) {
  if (!givesPlan(best, at)) return []
  return found.filter((each) => each.id !== best.id && each.planId !== null && each.status !== 'canceled')
}

/** The columns that a business takes from the subscription that covers it. */
export function carriedOf(of: Omit<StoredSubscription, 'userId' | 'createdAt' | 'updatedAt'>, at: Date) {
  const isGiven = givesPlan(of, at)
  return {
    tierName: (isGiven && of.planId) || ('starter' as const),
    tierIsAnnual: isGiven && of.isAnnual,
    tierPriceCents: isGiven ? Math.round(of.isAnnual ? of.amountCents / 12 : of.amountCents) : 0,
    tierRenewalAt: isGiven ? of.currentPeriodEnd : null,
    stripeCustomerId: of.customerId,
    stripeSubscriptionId: of.status === 'canceled' ? null : of.id,
  }
}

/** The same columns without a subscription. */
export const uncovered = {
  tierName: 'starter' as const,
  tierIsAnnual: false,
  tierPriceCents: 0,
  tierRenewalAt: null,
  coveredAt: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
}

/** Billed each period, in cents. */
export const amountOf = ({ plan, isAnnual }: Purchase) =>
  isAnnual ? billedPerYearCents(plan) : plans[plan].priceCents.monthly

/** `wanted`: null for Starter. */
export function kindOfChange(subscription: StoredSubscription | null, wanted: Purchase | null): ChangeKind {
  if (!subscription || !isAlive(subscription)) return wanted ? 'checkout' : 'none'
  const { planId, isAnnual, endsAtPeriodEnd, changesAtPeriodEnd } = subscription
  if (!wanted) return endsAtPeriodEnd ? 'none' : 'cancel'
  if (wanted.plan === planId && wanted.isAnnual === isAnnual)
    return endsAtPeriodEnd || changesAtPeriodEnd ? 'resume' : 'none'
  // As the portal is configured: what costs less, or shortens the period, begins with the next period.
  const isAtOnce = amountOf(wanted) >= amountOf({ plan: planId!, isAnnual }) && (wanted.isAnnual || !isAnnual)
  return isAtOnce ? 'upgrade' : 'downgrade'
}
