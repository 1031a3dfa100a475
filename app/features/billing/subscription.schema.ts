import { z } from 'zod'
import { type TierName, tierNames } from '#app/features/plans/plans.ts'

export const paidTiers = ['pro', 'enterprise'] as const satisfies TierName[]
export type PaidTier = (typeof paidTiers)[number]

export type Purchase = { plan: PaidTier; isAnnual: boolean }

export const planChange = z
  .object({
    plan: z.enum(tierNames, 'Please choose a plan'),
    billing: z.enum(['monthly', 'annual'], 'Please choose how it is billed'),
  })
  .brand<'PlanChange'>()
export type PlanChange = z.output<typeof planChange>

/** What an owner does on the pages of Stripe's stand-in, and what it simulates of a bank and of time passing. */
const demoActions = [
  'pay',
  'decline',
  'change',
  'cancel',
  'keep',
  'card-declined',
  'card-works',
  'pay-invoices',
  'end-period',
  'end-grace',
] as const
export type DemoAction = (typeof demoActions)[number]
export const demoVisit = z.object({ action: z.enum(demoActions, 'Please choose one of the buttons') })

export const subscriptionStatuses = [
  'active',
  'past_due',
  'incomplete',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/**
 * - active: paid, and renews
 * - ending: paid, and ends with the period
 * - changing: paid, and another plan or period begins with the next period
 * - past_due: a payment failed; the plan stays until `graceUntil`
 * - suspended: unpaid for longer than that, or paused: Starter until the open invoice is paid
 * - incomplete: the first payment waits for the owner or their bank
 * - ended: over; a new one begins with a checkout
 */
export type SubscriptionState =
  | 'active'
  | 'ending'
  | 'changing'
  | 'past_due'
  | 'suspended'
  | 'incomplete'
  | 'ended'

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
  /** ISO 8601. While a payment is missing: until when the plan stays. */
  graceUntil: string | null
}

/** ISO 8601: until when the plan stays without the payment; null: it is suspended. */
export type MissingPayment = { plan: PaidTier; payBy: string | null }

/**
 * - checkout: nothing to change yet; the owner pays on Stripe's page
 * - upgrade: costs more, and begins at once
 * - downgrade: costs less or shortens the period, and begins with the next one
 * - cancel: Starter after the period that is paid
 * - resume: the plan of now goes on; takes back a cancellation or a change that has not begun
 * - none: the business has exactly this
 */
export type ChangeKind = 'checkout' | 'upgrade' | 'downgrade' | 'cancel' | 'resume' | 'none'
