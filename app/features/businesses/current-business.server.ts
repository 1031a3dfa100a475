import { asc, eq, sql } from 'drizzle-orm'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Business, businesses } from './business.table.ts'

/**
 * The owner's first business with the tier in force, preferring open ones to closed ones; null for a user
 * without one.
 */
export async function findCurrentBusiness(db: Database, ownerId: string): Promise<Business | null> {
  const [first] = await db
    .select()
    .from(businesses)
    .where(eq(businesses.ownerId, ownerId))
    .orderBy(sql`${businesses.closedAt} is not null`, asc(businesses.createdAt), asc(businesses.id))
    .limit(1)
  return first ? { ...first, tierName: tierInForce(first.tierName) } : null
}
