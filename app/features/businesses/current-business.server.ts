import { and, asc, eq, sql } from 'drizzle-orm'
import { cookieLine, hostCookie, readCookie } from '#app/features/accounts/cookies.server.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Business, businesses } from './business.table.ts'

const cookie = () => hostCookie('business')
const keptForSeconds = days(365) / 1000

/** The business that this browser switched to last. Only a wish: it may have another owner by now, or never had this one. */
export const wantedBusiness = (headers: Headers) => readCookie(headers, cookie())

/**
 * The owner's business that `wanted` names; else the first one, preferring open ones to closed ones; null for a user
 * without one. With the tier in force.
 */
export async function findCurrentBusiness(
  db: Database,
  ownerId: string,
  wanted: string | null = null,
): Promise<Business | null> {
  const isWanted = sql`${businesses.id} is not distinct from ${isUuid(wanted ?? '') ? wanted : null}::uuid`
  const [first] = await db
    .select()
    .from(businesses)
    .where(eq(businesses.ownerId, ownerId))
    .orderBy(
      sql`${isWanted} desc`,
      sql`${businesses.closedAt} is not null`,
      asc(businesses.createdAt),
      asc(businesses.id),
    )
    .limit(1)
  return first ? { ...first, tierName: tierInForce(first.tierName) } : null
}

/** A Set-Cookie line that switches this browser to one of the owner's businesses; 404 for anyone else's. */
export async function switchBusiness(
  db: Database,
  { ownerId, businessId }: { ownerId: string; businessId: string },
) {
  const isTheirs = and(eq(businesses.id, businessId), eq(businesses.ownerId, ownerId))
  if (!isUuid(businessId) || (await db.$count(businesses, isTheirs)) === 0) throw notFound('business')
  return cookieLine(cookie(), businessId, keptForSeconds)
}
