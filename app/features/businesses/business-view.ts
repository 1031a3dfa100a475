import { tierFeatures } from '#app/features/plans/plans.ts'
import type { Business } from './business.table.ts'

/** A business as the specification names its fields. */
export type BusinessView = {
  id: string
  ownerId: string
  name: string
  website: string
  domain: string
  description: string | null
  address: string | null
  isActive: boolean
  /** `price` in whole currency units a month, as the specification has it; `renewalDate` in ISO 8601. */
  tier: { name: string; isAnnual: boolean; price: number; renewalDate: string | null }
  reviewCount: number
  reviewScore: number
  verifiedReviews: number
  monthlyInvitations: { count: number; resetDate: string }
  tierFeatures: ReturnType<typeof tierFeatures>
  createdAt: string
  updatedAt: string
  lastUpdated: string
}

export function toBusinessView(business: Business): BusinessView {
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
      renewalDate: business.tierRenewalAt?.toISOString() ?? null,
    },
    reviewCount: business.reviewCount,
    reviewScore: business.reviewScore,
    verifiedReviews: business.verifiedReviews,
    monthlyInvitations: {
      count: business.monthlyInvitationCount,
      resetDate: business.monthlyInvitationResetAt.toISOString(),
    },
    tierFeatures: tierFeatures(business.tierName),
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.updatedAt.toISOString(),
    lastUpdated: business.updatedAt.toISOString(),
  }
}
