import { plans, type TierName } from '#app/features/plans/plans.ts'
import { formatLongDate } from '#app/languages/format.ts'
import type { StoredSubscription } from './subscription.table.ts'
import { graceEnd } from './subscription-rules.ts'

type Stored = Omit<StoredSubscription, 'userId' | 'createdAt' | 'updatedAt'>
type Tier = { tierName: TierName; tierIsAnnual: boolean }

type Change = { before: Stored | null; after: Stored; was: Tier; tier: Tier }

/** Mails to the owner about their plan. */
const billingNews = ['bought', 'changed', 'cancelled', 'payment-failed', 'on-starter'] as const
export type BillingNews = (typeof billingNews)[number]

/** The one mail to send about a change; null if it needs none. */
export function newsOf({ before, after, was, tier }: Change): BillingNews | null {
  const old = before?.id === after.id ? before : null
  if (after.status === 'past_due' && old?.status !== 'past_due') return 'payment-failed'
  if (was.tierName !== 'starter' && tier.tierName === 'starter') return 'on-starter'
  if (after.status !== 'active' || !after.planId) return null
  if (!old) return 'bought'
  if (after.endsAtPeriodEnd && !old.endsAtPeriodEnd) return 'cancelled'
  const isOther = after.planId !== old.planId || after.isAnnual !== old.isAnnual
  return isOther || (after.changesAtPeriodEnd && !old.changesAtPeriodEnd) ? 'changed' : null
}

/** A sentence for each thing that is another now, for the log of activities. None where nothing is. */
export function describeChange({ before, after, was, tier }: Change): string[] {
  const old = before?.id === after.id ? before : null
  const end = formatLongDate(after.currentPeriodEnd)
  const name = plans[after.planId ?? 'starter'].longName
  const isPlanned = (is: Stored | null) => Boolean(is?.endsAtPeriodEnd || is?.changesAtPeriodEnd)
  const otherTier = describeTiers(was, tier)
  const sentences = [
    otherTier,
    after.status === 'past_due' &&
      old?.status !== 'past_due' &&
      after.unpaidSince &&
      `A payment failed. The plan stays until ${formatLongDate(graceEnd(after.unpaidSince))}`,
    after.status === 'active' && old && old.status !== 'active' && 'The missing payment arrived',
    after.endsAtPeriodEnd && !old?.endsAtPeriodEnd && `Cancelled the plan: ${name} ends on ${end}`,
    after.changesAtPeriodEnd && !old?.changesAtPeriodEnd && `Chose a change of the plan from ${end} on`,
    after.status === 'active' &&
      !otherTier &&
      isPlanned(old) &&
      !isPlanned(after) &&
      `Kept the plan: ${name} renews on ${end}`,
  ]
  return sentences.filter((each) => typeof each === 'string')
}

/** Null where they are the same. */
export const describeTiers = (was: Tier, tier: Tier) =>
  was.tierName === tier.tierName && was.tierIsAnnual === tier.tierIsAnnual
    ? null
    : `Changed the plan from ${inWords(was)} to ${inWords(tier)}`

function inWords({ tierName, tierIsAnnual }: Tier) {
  if (tierName === 'starter') return plans[tierName].longName
  return `${plans[tierName].longName}, billed ${tierIsAnnual ? 'yearly' : 'monthly'}`
}
