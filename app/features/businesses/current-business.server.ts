import { asc, eq } from 'drizzle-orm'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Business, businesses } from './business.table.ts'

/** The owner's first business, on the tier in force; null for a user without one. */
export async function findCurrentBusiness(db: Database, ownerId: string): Promise<Business | null> {
  const [first] = await db
    .select()
    .from(businesses)
    .where(eq(businesses.ownerId, ownerId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
    .limit(1)
  return first ? { ...first, tierName: tierInForce(first.tierName) } : null
}
