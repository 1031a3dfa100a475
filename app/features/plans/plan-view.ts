import { z } from 'zod'
import { planFeatures, type Support, supportOf } from './plan-comparison.ts'
import { allows, type Plan, plans, type TierName, tierNames } from './plans.ts'

/** A plan of the catalogue as the specification names its fields. */
export function toPlanView(plan: Plan, stripePriceId: PlanView['stripePriceId'], support: Support): PlanView {
  const { id, name, description, popular, priceCents } = plan
  return {
    id,
    name,
    description,
    popular,
    stripePriceId,
    price: priceCents.monthly / 100,
    features: planFeatures(plan, support),
  }
}

/** The features of a tier, derived from the catalogue and from the support that the operator has switched on. */
export function tierFeatures(tier: TierName, support: Support): TierFeaturesView {
  return {
    aiInsights: allows(tier, 'performanceInsights'),
    analytics: allows(tier, 'analytics'),
    bulkUpload: allows(tier, 'bulkUpload'),
    customization: allows(tier, 'advancedWidgets'),
    maxReviews: plans[tier].maxReviews,
    prioritySupport: ['Priority email', 'Phone'].includes(supportOf(tier, support) ?? ''),
    responseAllowed: true,
  }
}

/** The specification's Plan. Prices are in whole dollars a month, billed monthly; Starter's price ids are empty. */
export const planView = z.strictObject({
  id: z.enum(tierNames),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  popular: z.boolean(),
  features: z.array(z.string()),
  stripePriceId: z.strictObject({ monthly: z.string(), annual: z.string() }),
})
export type PlanView = z.output<typeof planView>

/** The specification's `tierFeatures` of a business. `maxReviews` is a month's number; -1 is unlimited. */
export const tierFeaturesView = z.strictObject({
  aiInsights: z.boolean(),
  analytics: z.boolean(),
  bulkUpload: z.boolean(),
  customization: z.boolean(),
  maxReviews: z.number().int(),
  prioritySupport: z.boolean(),
  responseAllowed: z.boolean(),
})
type TierFeaturesView = z.output<typeof tierFeaturesView>
