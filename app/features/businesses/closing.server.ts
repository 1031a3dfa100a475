import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { businesses } from './business.table.ts'

export const businessClosing = z
  .object({
    businessId: z.uuid(),
    isActive: z.enum(['true', 'false']).transform((value) => value === 'true'),
  })
  .brand<'BusinessClosing'>()
export type BusinessClosing = z.output<typeof businessClosing>

export type OperatedBusiness = {
  id: string
  name: string
  domain: string
  isActive: boolean
  /** Closed by its owner, who alone can reopen it. */
  isClosedByOwner: boolean
  isSample: boolean
  createdAt: Date
}

const { id, name, domain, isActive, isSample, createdAt } = businesses
const isClosedByOwner = sql<boolean>`${businesses.closedAt} is not null`

/** Businesses by name, including closed ones, without ratings. */
export async function listOperatedBusinesses(
  db: Database,
  { words, limit = 100 }: { words: string; limit?: number },
): Promise<OperatedBusiness[]> {
  const pattern = `%${words.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({ id, name, domain, isActive, isClosedByOwner, isSample, createdAt })
    .from(businesses)
    .where(words ? or(ilike(name, pattern), ilike(domain, pattern)) : undefined)
    .orderBy(asc(name), asc(id))
    .limit(limit)
}

/** Closes or reopens a business. A closed business collects no reviews and says so on its page. */
export async function setBusinessActive(db: Database, closing: BusinessClosing) {
  return db.transaction(async (tx) => {
    const [business] = await tx
      .select({ id, name, isActive, isClosedByOwner, tierName: businesses.tierName })
      .from(businesses)
      .where(eq(id, closing.businessId))
      .for('update')
    if (!business) throw notFound('business')
    if (business.isClosedByOwner)
      throw conflict(`${business.name} was closed by its owner, and only they can reopen it.`)
    if (business.isActive === closing.isActive) return business.name
    await tx
      .update(businesses)
      .set({ isActive: closing.isActive, updatedAt: now() })
      .where(eq(id, closing.businessId))
    await recordActivity(tx, {
      business,
      type: closing.isActive ? 'business_reopened' : 'business_closed',
      message: closing.isActive
        ? `The operator reopened ${business.name}`
        : `The operator closed ${business.name}`,
    })
    return business.name
  })
}
