import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Plan, TierName } from './plan.schema.ts'
import { plans } from './plans.ts'

const amount = (number: number) => (number === -1 ? 'Unlimited' : formatNumber(number))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

type PlanRow = {
  label: string
  value: (plan: Plan) => string
  /** The row without its table, where label and value do not read as one. */
  words?: (plan: Plan) => string
}

const perMonth = (number: number, what: string) =>
  number === -1 ? `Unlimited ${what}` : `Up to ${formatNumber(number)} ${what} per month`

/** As widget-levels.ts gates the editor. */
const design: Record<Plan['widgetCustomisation'], string> = {
  basic: 'Theme and size',
  advanced: 'Colours and selection too',
  full: 'Your own CSS too',
}

/** The rows of the plan comparison, on every page that shows it. Only what works today. */
export const planRows: PlanRow[] = [
  {
    label: 'Reviews a month',
    value: (plan) => amount(plan.maxReviews),
    words: (plan) => perMonth(plan.maxReviews, 'reviews'),
  },
  {
    label: 'Invitations a month',
    value: (plan) => amount(plan.invitationsPerMonth),
    words: (plan) => perMonth(plan.invitationsPerMonth, 'invitations'),
  },
  {
    label: 'Businesses, one plan each',
    value: (plan) => amount(plan.maxProjects),
    words: ({ maxProjects }) =>
      maxProjects === 1
        ? '1 business'
        : `${maxProjects === -1 ? 'Unlimited' : `Up to ${maxProjects}`} businesses, one plan each`,
  },
  { label: 'Sentiment and keywords', value: () => 'Every review' },
  { label: 'Public replies', value: () => 'Yes' },
  {
    label: 'Topics and what changes',
    value: (plan) => yesOrNo(plan.allows.includes('performanceInsights')),
  },
  { label: 'Invite a whole list', value: (plan) => yesOrNo(plan.allows.includes('bulkUpload')) },
  {
    label: 'Analytics',
    value: (plan) => yesOrNo(plan.allows.includes('analytics')),
    words: () => 'Analytics dashboard',
  },
  { label: 'Export as CSV', value: (plan) => yesOrNo(plan.allows.includes('csvExport')) },
  {
    label: 'Suggestions and a digest',
    value: (plan) => yesOrNo(plan.allows.includes('performanceInsights')),
  },
  {
    label: 'Reply suggestions',
    value: (plan) => yesOrNo(plan.allows.includes('reviewResponseSuggestions')),
  },
  { label: 'AI Sentiments', value: (plan) => yesOrNo(plan.allows.includes('aiSentiments')) },
  { label: 'Ask your reviews', value: (plan) => yesOrNo(plan.allows.includes('aiChatbot')) },
  { label: 'Competitor insights', value: (plan) => yesOrNo(plan.allows.includes('competitorInsights')) },
  {
    label: 'Quote cards, posts and ads',
    value: (plan) => yesOrNo(plan.allows.includes('contentGenerator')),
  },
  {
    label: 'Widget design',
    value: ({ widgetCustomisation }) => design[widgetCustomisation],
    words: ({ widgetCustomisation }) => `Widget design: ${lowerFirst(design[widgetCustomisation])}`,
  },
  { label: 'Remove Vouchsafe branding', value: (plan) => yesOrNo(plan.allows.includes('customBranding')) },
]

/** A row on its own: "Up to 100 reviews per month", "Analytics dashboard". */
const wordsOf = ({ label, value, words }: PlanRow, plan: Plan) =>
  words?.(plan) ?? (value(plan) === 'Yes' ? label : `${value(plan)} ${lowerFirst(label)}`)

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

export type Support = InstanceSettings['support']

/** The support that a plan includes; null if the operator offers none for it. */
export function supportOf(tier: TierName, { email, priority, phone }: Support): string | null {
  if (tier === 'enterprise' && phone) return 'Phone'
  if (tier !== 'starter' && priority) return 'Priority email'
  return email ? 'Email' : null
}

/** Everything that a plan includes, in words: the rows of the comparison and the support. */
export function planFeatures(plan: Plan, support: Support): string[] {
  const help = supportOf(plan.id, support)
  const rows = planRows.filter(({ value }) => value(plan) !== 'No').map((row) => wordsOf(row, plan))
  return help ? [...rows, `${help} support`] : rows
}

export const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
