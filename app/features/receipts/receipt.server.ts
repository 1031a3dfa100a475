import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import type { Receipt } from './log.schema.ts'
import { logLeaves, receipts } from './log.table.ts'

/** The receipts of one review, oldest first: what its author holds. */
export async function listReceipts(
  db: Database,
  of: { businessId: string; reviewId: string },
): Promise<Receipt[]> {
  const rows = await db
    .select({
      statement: receipts.statement,
      signature: receipts.signature,
      keyId: receipts.keyId,
      salt: receipts.salt,
    })
    .from(receipts)
    .innerJoin(
      logLeaves,
      and(eq(logLeaves.businessId, receipts.businessId), eq(logLeaves.id, receipts.leafId)),
    )
    .where(and(eq(receipts.businessId, of.businessId), eq(receipts.reviewId, of.reviewId)))
    .orderBy(asc(logLeaves.createdAt), asc(logLeaves.id))
  return rows.map(({ statement, signature, keyId, salt }) => ({
    statement,
    signature: signature.toString('base64'),
    keyId,
    salt: salt.toString('base64'),
  }))
}
