import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Plan, TierName } from './plan.schema.ts'
import { plans } from './plans.ts'

const amount = (number: number) => (number === -1 ? 'Unlimited' : formatNumber(number))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

/** The rows of the plan comparison, on every page that shows it. Only what works today. */
export const planRows: { label: string; value: (plan: Plan) => string }[] = [
  { label: 'Reviews a month', value: (plan) => amount(plan.maxReviews) },
  { label: 'Invitations a month', value: (plan) => amount(plan.invitationsPerMonth) },
  { label: 'Sentiment and keywords', value: () => 'Every review' },
  { label: 'Public replies', value: () => 'Yes' },
  { label: 'Invite a whole list', value: (plan) => yesOrNo(plan.allows.includes('bulkUpload')) },
  { label: 'Analytics', value: (plan) => yesOrNo(plan.allows.includes('analytics')) },
  { label: 'Export as CSV', value: (plan) => yesOrNo(plan.allows.includes('csvExport')) },
  { label: 'AI Sentiments', value: (plan) => yesOrNo(plan.allows.includes('aiSentiments')) },
  { label: 'Remove Vouchsafe branding', value: (plan) => yesOrNo(plan.allows.includes('customBranding')) },
]

/** A row on its own: "100 reviews a month", "Analytics". */
const wordsOf = ({ label, value }: (typeof planRows)[number], plan: Plan) =>
  value(plan) === 'Yes' ? label : `${value(plan)} ${lowerFirst(label)}`

/** The rows that are the same in every plan. */
export const inEveryPlan = planRows
  .filter(({ value }) => new Set(Object.values(plans).map(value)).size === 1)
  .map(({ label }) => label)

/** The words of the rows in which a plan is more than the one before it. */
export function planAdds(plan: Plan, before?: Plan): string[] {
  return planRows
    .filter(
      ({ label, value }) => !inEveryPlan.includes(label) && value(plan) !== (before ? value(before) : 'No'),
    )
    .map((row) => wordsOf(row, plan))
}

type Support = InstanceSettings['support']

/** The support that a plan includes; null if the operator offers none for it. */
export function supportOf(tier: TierName, { email, priority, phone }: Support): string | null {
  if (tier === 'enterprise' && phone) return 'Phone'
  if (tier !== 'starter' && priority) return 'Priority email'
  return email ? 'Email' : null
}

export const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
