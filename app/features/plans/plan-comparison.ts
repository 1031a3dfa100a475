import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import { type Feature, features, type GatedFeature } from './plan-features.ts'
import { allows, type Plan, plans, type TierName } from './plans.ts'

const amount = (number: number) => (number === -1 ? 'Unlimited' : formatNumber(number))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type PlanRow = {
  label: string
  value: (plan: Plan) => string
  /** Words for the row outside a table, where its label and value do not form a phrase. */
  words?: (plan: Plan) => string
}

const perMonth = (number: number, what: string) =>
  number === -1 ? `Unlimited ${what}` : `Up to ${formatNumber(number)} ${what} per month`

const planRows: PlanRow[] = [
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
    label: 'Businesses in the plan',
    value: (plan) => amount(plan.maxProjects),
    words: ({ maxProjects }) =>
      maxProjects === 1
        ? '1 business'
        : `${maxProjects === -1 ? 'Unlimited' : `Up to ${maxProjects}`} businesses in one plan`,
  },
  {
    label: 'People in the team',
    value: (plan) => amount(plan.teamMembers),
    words: ({ teamMembers }) =>
      teamMembers === 1
        ? '1 person'
        : teamMembers === -1
          ? 'Unlimited people in the team'
          : `A team of up to ${teamMembers} people`,
  },
  { label: 'Sentiment and keywords', value: () => 'Every review' },
  { label: 'Public replies', value: () => 'Yes' },
  { label: 'Widget theme and size', value: () => 'Yes' },
  ...Object.entries(features).flatMap(([feature, { name, rows = [name] }]: [string, GatedFeature]) =>
    rows.map((label) => ({
      label,
      value: (plan: Plan) => (allows(plan.id, feature as Feature) ? 'Yes' : 'No'),
    })),
  ),
]

/** A row on its own: "Up to 100 reviews per month", "Analytics dashboard". */
const wordsOf = ({ label, value, words }: PlanRow, plan: Plan) =>
  words?.(plan) ?? (value(plan) === 'Yes' ? label : `${value(plan)} ${lowerFirst(label)}`)

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

export function planFeatures(plan: Plan, support: Support): string[] {
  const help = supportOf(plan.id, support)
  const rows = planRows.filter(({ value }) => value(plan) !== 'No').map((row) => wordsOf(row, plan))
  return help ? [...rows, `${help} support`] : rows
}

export const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

export type Difference = { label: string; now: string; after: string }

export function differencesOf(from: Plan, to: Plan, support: Support): Difference[] {
  const help = (plan: Plan) => supportOf(plan.id, support) ?? 'No'
  return [...planRows, { label: 'Support', value: help }]
    .map(({ label, value }) => ({ label, now: value(from), after: value(to) }))
    .filter(({ now, after }) => now !== after)
}
