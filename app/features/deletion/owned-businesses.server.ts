import { and, asc, eq, gt } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { handovers } from './handover.table.ts'

export async function listOwnedBusinesses(db: Database, userId: string) {
  const isOffered = and(eq(handovers.businessId, businesses.id), gt(handovers.expiresAt, now()))
  const rows = await db
    .select({ business: businesses, offer: handovers })
    .from(businesses)
    .leftJoin(handovers, isOffered)
    .where(eq(businesses.ownerId, userId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
  return rows.map(({ business: { id, name, domain, closedAt, eraseAfter }, offer }) => ({
    id,
    name,
    domain: readableDomain(domain),
    /** When the owner closed it, and until when they may reopen it. */
    closing:
      closedAt && eraseAfter ? { since: closedAt.toISOString(), until: eraseAfter.toISOString() } : null,
    offer: offer && { email: offer.email, until: offer.expiresAt.toISOString() },
  }))
}
export type OwnedBusiness = Awaited<ReturnType<typeof listOwnedBusinesses>>[number]

/** Locks a business of this owner; 404 for anyone else's. */
export async function lockOwned(
  tx: Database,
  { userId, businessId }: { userId: string; businessId: string },
) {
  if (!isUuid(businessId)) throw notFound('business')
  const [business] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), eq(businesses.ownerId, userId)))
    .for('update')
  if (!business) throw notFound('business')
  return business
}

/** Checked before the password: someone else's business is 404, whatever was typed. */
export async function requireOwned(
  db: Database,
  { userId, businessId }: { userId: string; businessId: string },
) {
  const isTheirs = and(eq(businesses.id, businessId), eq(businesses.ownerId, userId))
  if (!isUuid(businessId) || (await db.$count(businesses, isTheirs)) === 0) throw notFound('business')
}
