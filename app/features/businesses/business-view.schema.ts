import { z } from 'zod'
import { tierNames } from '#app/features/plans/plan.schema.ts'
import { tierFeaturesView } from '#app/features/plans/plan-view.schema.ts'

const time = z.iso.datetime()

/** A business as the specification names its fields. Times are ISO 8601 in UTC. */
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
export type BusinessView = z.output<typeof businessView>
