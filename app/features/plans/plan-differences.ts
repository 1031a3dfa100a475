import type { Plan } from './plan.schema.ts'
import { planRows, type Support, supportOf } from './plan-comparison.ts'

export type Difference = { label: string; now: string; after: string }

export function differencesOf(from: Plan, to: Plan, support: Support): Difference[] {
  const help = (plan: Plan) => supportOf(plan.id, support) ?? 'No'
  return [...planRows, { label: 'Support', value: help }]
    .map(({ label, value }) => ({ label, now: value(from), after: value(to) }))
    .filter(({ now, after }) => now !== after)
}
