import { and, eq, isNull, lt } from 'drizzle-orm'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'

export const unconfirmedLifetime = days(30)
const together = 500

/** Erases reviews whose address was not confirmed within 30 days: text, address and salt; the log entries stay. */
export async function eraseUnconfirmed(db: Database) {
  let erased = together
  while (erased === together) erased = await db.transaction(eraseSome)
}

async function eraseSome(tx: Database) {
  const at = now()
  const due = and(
    eq(reviews.state, 'pending'),
    isNull(reviews.confirmedAt),
    lt(reviews.createdAt, new Date(at.getTime() - unconfirmedLifetime)),
  )
  const found = await tx
    .select({ businessId: reviews.businessId, id: reviews.id })
    .from(reviews)
    .where(due)
    .limit(together)
    .for('update', { skipLocked: true })
  for (const { businessId, id } of found) {
    await appendLogEntries(tx, [{ businessId, reviewId: id, kind: 'erased', at, content: {} }])
    await deleteLinks(tx, businessId, [id])
    // Its receipts, with their salts, go with it.
    await tx.delete(reviews).where(and(eq(reviews.businessId, businessId), eq(reviews.id, id)))
  }
  return found.length
}
