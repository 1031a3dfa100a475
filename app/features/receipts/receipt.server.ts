import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import type { Receipt } from './log.schema.ts'
import { logEntries, receipts } from './log.table.ts'

/** The receipts of one review, oldest first, as its author holds them. */
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
      logEntries,
      and(eq(logEntries.businessId, receipts.businessId), eq(logEntries.id, receipts.entryId)),
    )
    .where(and(eq(receipts.businessId, of.businessId), eq(receipts.reviewId, of.reviewId)))
    .orderBy(asc(logEntries.createdAt), asc(logEntries.id))
  return rows.map(({ statement, signature, keyId, salt }) => ({
    statement,
    signature: signature.toString('base64'),
    keyId,
    salt: salt.toString('base64'),
  }))
}
