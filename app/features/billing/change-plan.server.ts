import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { plans } from '#app/features/plans/plans.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { PlanChange } from './billing.schema.ts'
import { billingMode } from './billing-mode.server.ts'

/**
 * Changes a business's plan at once, in demo billing only. Nothing that was collected is hidden or deleted.
 */
export async function changePlan(db: Database, businessId: string, { plan: wanted, billing }: PlanChange) {
  if (billingMode() !== 'demo') throw conflict('Plans cannot be changed here.')
  const plan = plans[wanted]
  const isAnnual = wanted !== 'starter' && billing === 'annual'
  return db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    if (!business) throw notFound('business')
    if (business.tierName === wanted && business.tierIsAnnual === isAnnual) return 'unchanged' as const
    const at = now()
    await tx
      .update(businesses)
      .set({
        tierName: wanted,
        tierIsAnnual: isAnnual,
        tierPriceCents: isAnnual ? plan.priceCents.annual : plan.priceCents.monthly,
        tierRenewalAt: wanted === 'starter' ? null : renewalOf(at, isAnnual),
        updatedAt: at,
      })
      .where(eq(businesses.id, businessId))
    await recordActivity(tx, {
      business: { id: businessId, tierName: wanted },
      type: 'subscription_changed',
      message: `Changed the plan from ${inWords(business.tierName, business.tierIsAnnual)} to ${inWords(wanted, isAnnual)}`,
      relatedId: businessId,
    })
    return 'changed' as const
  })
}

function inWords(tier: PlanChange['plan'], isAnnual: boolean) {
  if (tier === 'starter') return plans[tier].longName
  return `${plans[tier].longName}, billed ${isAnnual ? 'yearly' : 'monthly'}`
}

/** The same day of the next month or year, or the last day of a shorter month. */
export function renewalOf(at: Date, isAnnual: boolean) {
  const months = isAnnual ? 12 : 1
  const renewal = new Date(at)
  renewal.setUTCMonth(at.getUTCMonth() + months)
  if (renewal.getUTCDate() !== at.getUTCDate()) renewal.setUTCDate(0)
  return renewal
}
