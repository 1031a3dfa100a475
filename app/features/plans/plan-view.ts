import type { Plan, TierName } from './plan.schema.ts'
import { planFeatures, type Support, supportOf } from './plan-comparison.ts'
import type { PlanView, TierFeaturesView } from './plan-view.schema.ts'
import { allows, plans } from './plans.ts'

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
