import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { NewIncentive } from './invitation.schema.ts'

/** Declares the reward for reviews through the open link and order links, or that there is none. */
export async function declareIncentive(
  db: Database,
  { business, incentive }: { business: Business; incentive: NewIncentive },
) {
  if (incentive === business.incentive) return
  await db.transaction(async (tx) => {
    await tx.update(businessRows).set({ incentive, updatedAt: now() }).where(eq(businessRows.id, business.id))
    const message = incentive
      ? `Now offers for each review: ${incentive}`
      : 'No longer offers a reward for reviews'
    await recordActivity(tx, { business, type: 'form_changed', message, relatedId: business.id })
  })
}
