import { redirect } from 'react-router'
import { type Feature, upgradePathFor } from '#app/features/plans/features.ts'
import { allows } from '#app/features/plans/plans.ts'
import type { Member } from '#app/routes/guards.server.ts'
import type { PagePitch } from './locked-feature/feature-pictures.tsx'

/** Redirects owners whose plan lacks a feature to the plans, which explain it, or the `page` that needs it. */
export function requireFeature({ business }: Member, feature: Feature, page?: PagePitch) {
  if (allows(business.tierName, feature)) return
  throw redirect(`${upgradePathFor(feature)}${page ? `&page=${page}` : ''}`)
}
