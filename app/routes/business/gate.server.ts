import { redirect } from 'react-router'
import { type Feature, plansWith } from '#app/features/plans/features.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { Member } from '#app/routes/guards.server.ts'

/** Redirects owners whose plan lacks a feature to the plans, which explain it. */
export function requireFeature({ business }: Member, feature: Feature) {
  if (!allows(business.tierName, feature)) throw redirect(plansWith(feature))
}
