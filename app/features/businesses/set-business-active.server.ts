import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { findPicturesOf } from './brand.server.ts'
import { businesses, businessRows } from './business.table.ts'
import { readableDomain } from './domain-name.server.ts'

const reason = typedText({
  min: 10,
  tooShort: 'Please give the reason in 10 characters or more; the owner reads it',
  max: 1000,
  tooLong: 'The reason may have at most 1,000 characters',
})

export const businessClosing = z
  .discriminatedUnion('isActive', [
    z.object({ businessId: z.uuid(), isActive: z.literal('true') }),
    z.object({ businessId: z.uuid(), isActive: z.literal('false'), reason }),
  ])
  .brand<'BusinessClosing'>()
type BusinessClosing = z.output<typeof businessClosing>

const { id, name, domain, isActive, isSample, reviewCount, tierName, createdAt } = businesses
/** The owner alone can reopen it. */
const isClosedByOwner = sql<boolean>`${businesses.closedAt} is not null`

/** Businesses by name, including closed ones, without ratings. */
export async function listOperatedBusinesses(
  db: Database,
  { words, limit = 100 }: { words: string; limit?: number },
) {
  const pattern = `%${words.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ id, name, domain, isActive, isClosedByOwner, isSample, reviewCount, tierName, createdAt })
    .from(businesses)
    .where(words ? or(ilike(name, pattern), ilike(domain, pattern)) : undefined)
    .orderBy(asc(name), asc(id))
    .limit(limit)
  const picturesOf = await findPicturesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, domain: readableDomain(row.domain), pictures: picturesOf(row.id) }))
}

export type OperatedBusiness = Awaited<ReturnType<typeof listOperatedBusinesses>>[number]

/**
 * Closes or reopens a business. A closed business collects no reviews and says so on its page; its owner gets the reason, and its plan
 * is not charged again.
 */
export async function setBusinessActive(db: Database, closing: BusinessClosing) {
  const willBeActive = closing.isActive === 'true'
  return db.transaction(async (tx) => {
    const [business] = await tx
      .select({
        id,
        name,
        isActive,
        isClosedByOwner,
        ownerId: businesses.ownerId,
        tierName: businesses.tierName,
      })
      .from(businesses)
      .where(eq(id, closing.businessId))
      .for('update')
    if (!business) throw notFound('business')
    if (business.isClosedByOwner)
      throw conflict(`${business.name} was closed by its owner, and only they can reopen it.`)
    if (business.isActive === willBeActive) return business.name
    const closingReason = closing.isActive === 'false' ? closing.reason : null
    await tx
      .update(businessRows)
      .set({ isActive: willBeActive, closingReason, updatedAt: now() })
      .where(eq(businessRows.id, closing.businessId))
    await recordActivity(tx, {
      business,
      type: willBeActive ? 'business_reopened' : 'business_closed',
      message: willBeActive
        ? `The operator reopened ${business.name}`
        : `The operator closed ${business.name}`,
    })
    await enqueue(tx, 'deletion.keep-record', { businessId: closing.businessId })
    if (!willBeActive) {
      await enqueue(tx, 'deletion.notify-closed', { businessId: closing.businessId, operatorAct: uuidv7() })
      await enqueue(tx, 'billing.end-renewal', { userId: business.ownerId })
    }
    return business.name
  })
}
