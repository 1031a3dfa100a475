import { redirect } from 'react-router'
import type { Feature } from '#app/features/plans/plan.schema.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { Owner } from '#app/routes/guards.server.ts'

/** Sends an owner whose plan does not have it to the plans, which say what it is. */
export function requireFeature({ business }: Owner, feature: Feature, asked: 'analytics' | 'ai-sentiments') {
  if (!allows(business.tierName, feature)) throw redirect(`/business/subscription?feature=${asked}`)
}
