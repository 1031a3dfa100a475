import { z } from 'zod'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import { tierFeatures, tierFeaturesView } from '#app/features/plans/plan-view.ts'
import { tierNames } from '#app/features/plans/plans.ts'
import type { Business } from './business.table.ts'

const time = z.iso.datetime()

/** A business as the owner's takeout has it. Times are ISO 8601 in UTC. */
export const businessView = z.strictObject({
  id: z.uuid(),
  ownerId: z.uuid(),
  name: z.string(),
  website: z.string(),
  domain: z.string(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  isActive: z.boolean(),
  /** `price` in whole dollars a month; `renewalDate`: the end of the period, in milliseconds since 1970. */
  tier: z.strictObject({
    name: z.enum(tierNames),
    isAnnual: z.boolean(),
    price: z.number(),
    renewalDate: z.number().int().nullable(),
  }),
  reviewCount: z.number().int(),
  reviewScore: z.number(),
  verifiedReviews: z.number().int(),
  monthlyInvitations: z.strictObject({ count: z.number().int(), resetDate: time }),
  tierFeatures: tierFeaturesView,
  /** Null until the first subscription. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
  lastUpdated: time,
})
type BusinessView = z.output<typeof businessView>

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
