import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { dropRecord } from './closed-records.server.ts'
import { handovers } from './handover.table.ts'
import { lockOwned } from './owned-businesses.server.ts'

type Owned = { userId: string; businessId: string }

/**
 * The owner closes a business. It stops collecting reviews and is erased after `closedDays` unless they undo it.
 */
export async function closeBusiness(db: Database, { userId, businessId }: Owned) {
  return db.transaction(async (tx) => {
    const business = await lockOwned(tx, { userId, businessId })
    if (business.closedAt) return business.name
    const at = now()
    await tx
      .update(businessRows)
      .set({
        isActive: false,
        wasActive: business.isActive,
        closedAt: at,
        eraseAfter: new Date(at.getTime() + days(periods.closedDays)),
        updatedAt: at,
      })
      .where(eq(businessRows.id, businessId))
    await tx.delete(handovers).where(eq(handovers.businessId, businessId))
    await recordActivity(tx, { business, type: 'closed_by_owner', message: `Closed ${business.name}` })
    await enqueue(tx, 'deletion.keep-record', { businessId })
    await enqueue(tx, 'deletion.notify-closed', { businessId })
    await enqueue(tx, 'billing.end-renewal', { userId })
    return business.name
  })
}

/** Reopens a closed business as it was. An account that was to be erased with it is kept too. */
export async function reopenBusiness(db: Database, { userId, businessId }: Owned) {
  return db.transaction(async (tx) => {
    const business = await lockOwned(tx, { userId, businessId })
    if (!business.eraseAfter) return business.name
    const at = now()
    if (business.eraseAfter <= at)
      throw gone(`The ${periods.closedDays} days are over, and it is being erased.`)
    await tx
      .update(businessRows)
      .set({
        isActive: business.wasActive ?? false,
        wasActive: null,
        closedAt: null,
        eraseAfter: null,
        updatedAt: at,
      })
      .where(eq(businessRows.id, businessId))
    // The operator may have closed it before: then its record stays.
    if (business.wasActive) await dropRecord(tx, businessId)
    await tx.update(users).set({ closedAt: null, updatedAt: at }).where(eq(users.id, userId))
    await recordActivity(tx, {
      business,
      type: 'reopened_by_owner',
      message: `Opened ${business.name} again`,
    })
    return business.name
  })
}
