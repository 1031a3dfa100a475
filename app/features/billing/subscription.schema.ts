import type { TierName } from '#app/features/plans/plan.schema.ts'

export const paidTiers = ['pro', 'enterprise'] as const satisfies TierName[]
export type PaidTier = (typeof paidTiers)[number]

export const subscriptionStatuses = [
  'active',
  'past_due',
  'incomplete',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A paid plan and its billing period. */
export type Purchase = { plan: PaidTier; isAnnual: boolean }

/** A subscription in our words, as its payment provider describes it. Times are epoch seconds. */
export type ProviderSubscription = {
  id: string
  customerId: string
  status: SubscriptionStatus
  /** Null where the price is none of ours. Such a subscription gives no tier. */
  plan: PaidTier | null
  isAnnual: boolean
  /** Billed each period, in cents. */
  amountCents: number
  currentPeriodEnd: number
  endsAtPeriodEnd: boolean
  /** The smaller plan that begins with the next period. */
  next: Purchase | null
  /** When the payment that is missing was first due. */
  unpaidSince: number | null
  startedAt: number
}

/**
 * - active: paid, and renews
 * - ending: paid, and ends with the period
 * - changing: paid, and the smaller plan `next` begins with the next period
 * - past_due: a payment failed; the plan stays until `graceUntil`
 * - suspended: unpaid for longer than that, or paused: Starter until the open invoice is paid
 * - incomplete: the first payment waits for the owner or their bank
 * - ended: over; a new one begins with a checkout
 */
export const subscriptionStates = [
  'active',
  'ending',
  'changing',
  'past_due',
  'suspended',
  'incomplete',
  'ended',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** The subscription of a business, as its page shows it. */
export type SubscriptionView = {
  state: SubscriptionState
  id: string
  customerId: string
  /** The plan that was bought, whatever the state. Null where the price is none of ours. */
  planId: PaidTier | null
  isAnnual: boolean
  /** Billed each period, in cents. */
  amount: number
  /** Epoch seconds. */
  currentPeriodEnd: number
  next: Purchase | null
  /** ISO 8601. While a payment is missing: until when the plan stays. */
  graceUntil: string | null
  /** True if the present owner pays. After a handover, the former owner's subscription runs out by itself. */
  isOwn: boolean
}

/** ISO 8601: until when the plan stays without the payment; null: it is suspended. */
export type MissingPayment = { plan: PaidTier; payBy: string | null }

/**
 * What a change is. The provider's page names the money and asks for the confirmation.
 * - checkout: nothing to change yet; the owner pays on the provider's page
 * - upgrade: costs more, and begins at once
 * - downgrade: costs less or shortens the period, and begins with the next one
 * - cancel: Starter after the period that is paid
 * - resume: the plan of now goes on; takes back a cancellation or a smaller plan that has not begun
 * - none: the business has exactly this
 */
export type ChangePreview = {
  kind: 'checkout' | 'upgrade' | 'downgrade' | 'cancel' | 'resume' | 'none'
  /** ISO 8601; null: at once. */
  takesEffectAt: string | null
}

export const graceDays = 14
