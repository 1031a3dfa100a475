import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import type { PlanView } from '#app/features/plans/plan-view.schema.ts'
import { toPlanView } from '#app/features/plans/plan-view.ts'
import { plans } from '#app/features/plans/plans.ts'
import { billingMode } from './billing-mode.server.ts'
import { priceOf } from './stripe-client.server.ts'

/** A plan with its price ids, as it leaves the service. */
export const readPlan = (tier: TierName, support: Support): PlanView =>
  toPlanView(plans[tier], priceIdsOf(tier), support)

/** Empty for Starter, and where Stripe is not used. */
function priceIdsOf(plan: TierName) {
  if (plan === 'starter' || billingMode() !== 'stripe') return { monthly: '', annual: '' }
  return { monthly: priceOf({ plan, isAnnual: false }), annual: priceOf({ plan, isAnnual: true }) }
}
