import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { businesses, businessRows } from './business.table.ts'

/** Locks a business until the transaction ends, so that "at most so many" holds. */
export async function lockBusiness(tx: Database, businessId: string) {
  const [business] = await tx
    .select({ id: businesses.id, tierName: businesses.tierName })
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
