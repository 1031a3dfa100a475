import type { Support } from '#app/features/plans/plan-comparison.ts'
import { tierFeatures } from '#app/features/plans/plan-view.ts'
import type { Business } from './business.table.ts'
import type { BusinessView } from './business-view.schema.ts'

/** A business as it leaves the service. `support`: what the operator has switched on. */
export function toBusinessView(business: Business, support: Support): BusinessView {
  const updatedAt = business.updatedAt.toISOString()
  return {
    id: business.id,
    ownerId: business.ownerId,
    name: business.name,
    website: business.website,
    domain: business.domain,
    description: business.description,
    address: business.address,
    isActive: business.isActive,
    tier: {
      name: business.tierName,
      isAnnual: business.tierIsAnnual,
      price: business.tierPriceCents / 100,
      renewalDate: business.tierRenewalAt?.getTime() ?? null,
    },
    reviewCount: business.reviewCount,
    reviewScore: business.reviewScore,
    verifiedReviews: business.verifiedReviews,
    monthlyInvitations: {
      count: business.monthlyInvitationCount,
      resetDate: business.monthlyInvitationResetAt.toISOString(),
    },
    tierFeatures: tierFeatures(business.tierName, support),
    stripeSubscriptionId: business.stripeSubscriptionId,
    stripeCustomerId: business.stripeCustomerId,
    createdAt: business.createdAt.toISOString(),
    updatedAt,
    lastUpdated: updatedAt,
  }
}
