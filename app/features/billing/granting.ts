import { tierNames } from '#app/features/plans/plan.schema.ts'
import { days } from '#app/platform/clock.ts'
import { graceDays, type ProviderSubscription, type Purchase } from './subscription.schema.ts'

/** Until when a plan stays whose payment failed. */
export const graceEnd = (unpaidSince: Date) => new Date(unpaidSince.getTime() + days(graceDays))

/** The tier that a subscription gives now; null: none, which is Starter. */
export function grantOf(subscription: ProviderSubscription, at: Date): Purchase | null {
  const { plan, isAnnual, status, unpaidSince } = subscription
  const isInGrace =
    status === 'past_due' && unpaidSince !== null && at < graceEnd(new Date(unpaidSince * 1000))
  return plan && (status === 'active' || isInGrace) ? { plan, isAnnual } : null
}

/**
 * The subscription that counts: one that is paid, then the highest tier, then one that is not over, that renews, that is billed yearly, and the
 * oldest.
 */
export function bestOf(found: ProviderSubscription[], at: Date): ProviderSubscription | null {
  const order = (one: ProviderSubscription) => [
    Number(grantOf(one, at) !== null && one.status === 'active'),
    tierNames.indexOf(grantOf(one, at)?.plan ?? 'starter'),
    Number(one.status !== 'canceled'),
    Number(!one.endsAtPeriodEnd),
    Number(one.isAnnual),
    one.status === 'canceled' ? one.startedAt : -one.startedAt,
  ]
  return found.toSorted((a, b) => compare(order(b), order(a)) || (a.id < b.id ? -1 : 1))[0] ?? null
}

function compare(a: number[], b: number[]) {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Those that were bought beside the best one and would be charged on. Other products of the customer are left alone. */
export function surplusOf(found: ProviderSubscription[], best: ProviderSubscription, at: Date) {
  if (!grantOf(best, at)) return []
  return found.filter((each) => each.id !== best.id && each.plan !== null && each.status !== 'canceled')
}
