import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Plan, TierName } from './plan.schema.ts'

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

type Support = InstanceSettings['support']

/** The support that a plan includes; null if the operator offers none for it. */
export function supportOf(tier: TierName, { email, priority, phone }: Support): string | null {
  if (tier === 'enterprise' && phone) return 'Phone'
  if (tier !== 'starter' && priority) return 'Priority email'
  return email ? 'Email' : null
}

const amount = (number: number) => (number === -1 ? 'Unlimited' : formatNumber(number))
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

export const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
