import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Business, businesses, businessRows } from './business.table.ts'

/** Locks a business until the transaction ends, so that "at most so many" holds. */
export async function lockBusiness(tx: Database, businessId: string) {
  const [business] = await tx
    .select()
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update')
  if (!business) throw notFound('business')
  return business
}

/** The same for a business or a competitor, of which reviews are imported alike. */
export async function lockRow(tx: Database, id: string) {
  const [row] = await tx
    .select({ kind: businessRows.kind, importedCount: businessRows.importedCount })
    .from(businessRows)
    .where(eq(businessRows.id, id))
    .for('no key update')
  if (!row) throw notFound('business')
  return row
}

/**
 * Locks the owner's business and returns it as it is now: of two simultaneous changes, the second replaces what the first
 * wrote. 404 after a handover.
 */
export async function lockOwnBusiness(tx: Database, { id, ownerId }: Business) {
  const [business] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), eq(businesses.ownerId, ownerId)))
    .for('update')
  if (!business) throw notFound('business')
  return business
}
