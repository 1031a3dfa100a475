import { redirect } from 'react-router'
import type { Feature } from '#app/features/plans/plan.schema.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { Owner } from '#app/routes/guards.server.ts'

/** Redirects owners whose plan lacks a feature to the plans, which explain it. */
export function requireFeature({ business }: Owner, feature: Feature, asked: 'analytics' | 'ai-sentiments') {
  if (!allows(business.tierName, feature)) throw redirect(`/business/subscription?feature=${asked}`)
}
