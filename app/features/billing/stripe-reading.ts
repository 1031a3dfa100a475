import type Stripe from 'stripe'
import type { PaidTier, ProviderSubscription, Purchase, SubscriptionStatus } from './subscription.schema.ts'

type PurchaseOf = (priceId: string) => Purchase | null
/** The plan of each product of ours. */
export type PlanOfProduct = Map<string, PaidTier>

/** Stripe's words for the state of a subscription, in ours. One that we do not know gives no plan. */
const statuses: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'canceled',
}

/** A subscription as Stripe sends it, with `latest_invoice` and `schedule` expanded. */
export function readStripeSubscription(
  found: Stripe.Subscription,
  purchaseOf: PurchaseOf,
  planOfProduct: PlanOfProduct,
): ProviderSubscription {
  const item = itemOf(found, purchaseOf, planOfProduct)
  const bought = item && boughtWith(item, purchaseOf, planOfProduct)
  const status = statuses[found.status] ?? 'paused'
  return {
    id: found.id,
    customerId: idOf(found.customer),
    status,
    plan: bought?.plan ?? null,
    isAnnual: item?.price.recurring?.interval === 'year',
    amountCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    // A cancellation on a date of its own may come before or after the end of the period.
    currentPeriodEnd: found.cancel_at ?? item?.current_period_end ?? found.start_date,
    endsAtPeriodEnd: status !== 'canceled' && (found.cancel_at_period_end || found.cancel_at !== null),
    next: status === 'canceled' ? null : nextOf(found, purchaseOf),
    unpaidSince: status === 'past_due' || status === 'unpaid' ? dueSince(found) : null,
    startedAt: found.created,
  }
}

/** The item with a price of ours; else the first one. */
export function itemOf(
  { items }: Stripe.Subscription,
  purchaseOf: PurchaseOf,
  planOfProduct: PlanOfProduct = new Map(),
) {
  return items.data.find((item) => boughtWith(item, purchaseOf, planOfProduct)) ?? items.data[0] ?? null
}

/**
 * A price of the settings counts only with the interval that its setting names. Another price of the same product is an
 * earlier one, or one that was agreed with this customer.
 */
function boughtWith(
  { price }: Stripe.SubscriptionItem,
  purchaseOf: PurchaseOf,
  planOfProduct: PlanOfProduct,
) {
  const isAnnual = price.recurring?.interval === 'year'
  const bought = purchaseOf(price.id)
  if (bought) return bought.isAnnual === isAnnual ? bought : null
  const plan = planOfProduct.get(idOf(price.product))
  return plan ? { plan, isAnnual } : null
}

function nextOf({ schedule }: Stripe.Subscription, purchaseOf: PurchaseOf) {
  if (!schedule || typeof schedule === 'string') return null
  const began = schedule.current_phase?.start_date ?? 0
  const phase = schedule.phases.find(({ start_date }) => start_date > began)
  const price = phase?.items[0]?.price
  return price ? purchaseOf(idOf(price)) : null
}

function dueSince({ latest_invoice: invoice, start_date }: Stripe.Subscription) {
  if (!invoice || typeof invoice === 'string') return start_date
  return invoice.status_transitions.finalized_at ?? invoice.created
}

export const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)
