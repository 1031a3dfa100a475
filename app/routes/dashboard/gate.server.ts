import { redirect } from 'react-router'
import { type GatedFeature, plansWith } from '#app/features/plans/gated-features.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { Owner } from '#app/routes/guards.server.ts'

/** Redirects owners whose plan lacks a feature to the plans, which explain it. */
export function requireFeature({ business }: Owner, feature: GatedFeature) {
  if (!allows(business.tierName, feature)) throw redirect(plansWith(feature))
}
