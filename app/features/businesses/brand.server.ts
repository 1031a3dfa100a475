import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import type { BrandForm } from '#app/features/profiles/brand.schema.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { planRequired } from '#app/platform/refusal.ts'
import { type Business, businessRows } from './business.table.ts'
import { lockOwnBusiness } from './lock-business.server.ts'

const labels = { accent: 'accent colour', typeface: 'typeface' } as const

/**
 * Changes the accent colour and the typeface. As with widgets, the plan decides on what changes: what is there stays after a
 * smaller plan, and may always be given up.
 */
export async function saveBrand(
  db: Database,
  { business: known, brand }: { business: Business; brand: BrandForm },
) {
  await db.transaction(async (tx) => {
    const business = await lockOwnBusiness(tx, known)
    const changed = (['accent', 'typeface'] as const).filter((key) => brand[key] !== business[key])
    if (changed.length === 0) return
    const isDesign = changed.some((key) => brand[key] !== null)
    if (isDesign && !mayDesign(business)) throw planRequired(tierFor('advancedWidgets').longName)
    await tx
      .update(businessRows)
      .set({ ...brand, updatedAt: now() })
      .where(eq(businessRows.id, business.id))
    await recordActivity(tx, {
      business,
      type: 'business_updated',
      message: `Changed the ${changed.map((key) => labels[key]).join(' and ')}`,
      relatedId: business.id,
    })
  })
}

export const mayDesign = ({ tierName }: Pick<Business, 'tierName'>) =>
  allows(tierInForce(tierName), 'advancedWidgets')
