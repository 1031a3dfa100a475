import type { TierName } from '#app/features/plans/plan.schema.ts'
import { plans } from '#app/features/plans/plans.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { graceEnd } from './granting.ts'
import type { StoredSubscription } from './subscription.table.ts'

type Stored = Omit<StoredSubscription, 'businessId' | 'createdAt' | 'updatedAt'>
type Tier = { tierName: TierName; tierIsAnnual: boolean }

/** `was` and `tier`: the tier before and after. */
export type Change = { before: Stored | null; after: Stored; was: Tier; tier: Tier }

/** Mails to the owner about their plan. */
export const billingNews = ['bought', 'changed', 'cancelled', 'payment-failed', 'suspended', 'ended'] as const
export type BillingNews = (typeof billingNews)[number]

/** A sentence for each thing that is another now. None where nothing is. */
export function describeChange({ before, after, was, tier }: Change): string[] {
  const sentences: (string | false)[] = []
  const isOtherTier = was.tierName !== tier.tierName || was.tierIsAnnual !== tier.tierIsAnnual
  if (isOtherTier) sentences.push(`Changed the plan from ${inWords(was)} to ${inWords(tier)}`)
  const old = before?.id === after.id ? before : null
  if (after.status === 'past_due' && old?.status !== 'past_due' && after.unpaidSince)
    sentences.push(`A payment failed. The plan stays until ${formatLongDate(graceEnd(after.unpaidSince))}`)
  if (after.status === 'active' && old && isUnpaid(old)) sentences.push('The missing payment arrived')
  const name = plans[after.planId ?? 'starter'].longName
  const end = formatLongDate(after.currentPeriodEnd)
  if (after.status !== 'canceled' && after.endsAtPeriodEnd !== (old?.endsAtPeriodEnd ?? false))
    sentences.push(
      after.endsAtPeriodEnd
        ? `Cancelled the plan: ${name} ends on ${end}`
        : `Kept the plan: ${name} renews on ${end}`,
    )
  const isOtherNext =
    after.nextPlanId !== (old?.nextPlanId ?? null) || after.nextIsAnnual !== (old?.nextIsAnnual ?? null)
  if (isOtherNext && after.nextPlanId)
    sentences.push(
      `Chose ${inWords({ tierName: after.nextPlanId, tierIsAnnual: after.nextIsAnnual ?? false })}, from ${end} on`,
    )
  else if (isOtherNext && !isOtherTier && !after.endsAtPeriodEnd && after.status === 'active')
    sentences.push(`Kept the plan: ${name} renews on ${end}`)
  return sentences.filter((each) => each !== false)
}

/** The one mail that a change is worth. */
export function newsOf({ before, after, was, tier }: Change): BillingNews | null {
  if (after.status === 'past_due' && (before?.id !== after.id || before.status !== 'past_due'))
    return 'payment-failed'
  if (was.tierName !== 'starter' && tier.tierName === 'starter')
    return after.status === 'canceled' ? 'ended' : 'suspended'
  if (after.status !== 'active' || !after.planId) return null
  const old = before?.id === after.id ? before : null
  if (!old) return 'bought'
  if (after.endsAtPeriodEnd && !old.endsAtPeriodEnd) return 'cancelled'
  const isOther = (a: Plan, b: Plan) => a.plan !== b.plan || a.isAnnual !== b.isAnnual
  const now = { plan: after.planId, isAnnual: after.isAnnual }
  // The beginning of a smaller plan was confirmed when it was chosen.
  const expected = { plan: old.nextPlanId ?? old.planId, isAnnual: old.nextIsAnnual ?? old.isAnnual }
  const next = { plan: after.nextPlanId, isAnnual: after.nextIsAnnual }
  const isNewNext = after.nextPlanId && isOther(next, { plan: old.nextPlanId, isAnnual: old.nextIsAnnual })
  const isNewPlan = isOther(now, { plan: old.planId, isAnnual: old.isAnnual }) && isOther(now, expected)
  return isNewNext || isNewPlan ? 'changed' : null
}

type Plan = { plan: string | null; isAnnual: boolean | null }

const isUnpaid = ({ status }: Stored) => status !== 'active' && status !== 'canceled'

function inWords({ tierName, tierIsAnnual }: Tier) {
  if (tierName === 'starter') return plans[tierName].longName
  return `${plans[tierName].longName}, billed ${tierIsAnnual ? 'yearly' : 'monthly'}`
}
