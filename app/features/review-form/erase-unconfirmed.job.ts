import { and, eq, isNull, lt } from 'drizzle-orm'
import { appendActs } from '#app/features/log/acts.server.ts'
import { forgetNetworks } from '#app/features/moderation/groups.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'

const batchSize = 500

/** Erases reviews whose email address was not confirmed in time. Only their log entries stay. Forgets old networks of the others. */
export async function eraseUnconfirmed(db: Database) {
  let erased = batchSize
  while (erased === batchSize) erased = await eraseBatch(db)
  await forgetNetworks(db)
}

async function eraseBatch(db: Database) {
  const at = now()
  const due = and(
    eq(reviews.state, 'pending'),
    isNull(reviews.confirmedAt),
    lt(reviews.createdAt, new Date(at.getTime() - days(periods.unconfirmedDays))),
  )
  const { businessId, id } = reviews
  const found = await db.select({ businessId, id }).from(reviews).where(due).limit(batchSize)
  let erased = 0
  for (const { businessId, id } of found) {
    await db.transaction(async (tx) => {
      const isIt = and(eq(reviews.businessId, businessId), eq(reviews.id, id))
      const [locked] = await tx
        .select({ id: reviews.id })
        .from(reviews)
        .where(and(isIt, due))
        .for('update', { skipLocked: true })
      if (!locked) return
      await appendActs(tx, [{ businessId, reviewId: id, act: 'erased', actor: 'rule', at }])
      await deleteLinks(tx, businessId, [id])
      // The receipts and their salts are deleted with the review.
      await tx.delete(reviews).where(isIt)
      erased++
    })
  }
  return erased
}
