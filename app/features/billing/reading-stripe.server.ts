import { asc, eq } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '#app/platform/database.server.ts'
import { idOf, priceOf, purchaseOf, stripe } from './stripe-client.server.ts'
import { type PaidTier, paidTiers, type SubscriptionStatus } from './subscription.schema.ts'
import { type FoundSubscription, stripeCustomers } from './subscription.table.ts'

/** Every subscription of an owner. Locks their customers, so that two readings at once do not overtake each other. */
export async function listSubscriptions(tx: Database, userId: string): Promise<FoundSubscription[]> {
  const customers = await tx
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
    .orderBy(asc(stripeCustomers.customerId))
    .for('update')
  const found = []
  for (const { id } of customers) found.push(...(await subscriptionsOf(id)))
  const planOfProduct = await readProducts(found)
  return found.map((each) => readStripeSubscription(each, planOfProduct))
}

async function subscriptionsOf(customer: string) {
  try {
    return await stripe()
      .subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
      .autoPagingToArray({ limit: 1000 })
  } catch (error) {
    if (await isDeleted(customer, error)) return []
    throw error
  }
}

/** A key of another account knows no customer of ours either: that is a fault and nobody's cancellation. */
async function isDeleted(customer: string, error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return Boolean((await stripe().customers.retrieve(customer)).deleted)
}

type PlanOfProduct = Map<string, PaidTier>

/**
 * The plans of products whose price is in no setting: by the tier in their metadata, or as the product of a price that is
 * in one. A product that both plans share tells nothing.
 */
async function readProducts(found: Stripe.Subscription[]): Promise<PlanOfProduct> {
  const plans: PlanOfProduct = new Map()
  const unknown = found.flatMap(({ items }) => items.data.filter(({ price }) => !purchaseOf(price.id)))
  if (unknown.length === 0) return plans
  const productOf = async (plan: PaidTier) =>
    idOf((await stripe().prices.retrieve(priceOf({ plan, isAnnual: false }))).product)
  const [pro, enterprise] = [await productOf('pro'), await productOf('enterprise')]
  if (pro !== enterprise) plans.set(pro, 'pro').set(enterprise, 'enterprise')
  for (const id of new Set(unknown.map(({ price }) => idOf(price.product)))) {
    if (id === pro || id === enterprise) continue
    const { vouchsafe_tier: named } = (await stripe().products.retrieve(id)).metadata
    const plan = paidTiers.find((tier) => tier === named)
    if (plan) plans.set(id, plan)
  }
  return plans
}

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

/** A subscription as Stripe sends it, with `latest_invoice` expanded. */
export function readStripeSubscription(found: Stripe.Subscription, planOfProduct: PlanOfProduct = new Map()) {
  const item = itemOf(found, planOfProduct)
  const status = statuses[found.status] ?? 'paused'
  const isOver = status === 'canceled'
  return {
    id: found.id,
    customerId: idOf(found.customer),
    status,
    planId: item && planWith(item, planOfProduct),
    isAnnual: isYearly(item),
    amountCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    // A cancellation on a date of its own may come before or after the end of the period.
    currentPeriodEnd: dateOf(found.cancel_at ?? item?.current_period_end ?? found.start_date),
    endsAtPeriodEnd: !isOver && (found.cancel_at_period_end || found.cancel_at !== null),
    changesAtPeriodEnd: !isOver && found.schedule !== null,
    unpaidSince: status === 'past_due' || status === 'unpaid' ? dateOf(dueSince(found)) : null,
    startedAt: dateOf(found.created),
    businessId: found.metadata.business_id ?? null,
  }
}

/** The item with a price of ours; else the first one. */
export const itemOf = ({ items }: Stripe.Subscription, planOfProduct: PlanOfProduct = new Map()) =>
  items.data.find((item) => planWith(item, planOfProduct)) ?? items.data[0] ?? null

/**
 * A price of the settings counts only with the interval that its setting names. Another price of the same product is an
 * earlier one, or one that was agreed with this customer.
 */
function planWith(item: Stripe.SubscriptionItem, planOfProduct: PlanOfProduct) {
  const bought = purchaseOf(item.price.id)
  if (bought) return bought.isAnnual === isYearly(item) ? bought.plan : null
  return planOfProduct.get(idOf(item.price.product)) ?? null
}

const isYearly = (item: Stripe.SubscriptionItem | null) => item?.price.recurring?.interval === 'year'

const dateOf = (seconds: number) => new Date(seconds * 1000)

function dueSince({ latest_invoice: invoice, start_date }: Stripe.Subscription) {
  if (!invoice || typeof invoice === 'string') return start_date
  return invoice.status_transitions.finalized_at ?? invoice.created
}
