import { and, eq, inArray } from 'drizzle-orm'
import { forgetRequestsAbout } from '#app/features/language-model/sent-requests.server.ts'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'

/** Erases reviews of one business, whose counters nobody reads any more. One log entry each says that it was. */
export async function eraseReviews(tx: Database, found: { businessId: string; id: string }[]) {
  const [first] = found
  if (!first) return
  const { businessId } = first
  const ids = found.map(({ id }) => id)
  const at = now()
  await appendLogEntries(
    tx,
    ids.map((reviewId) => ({ businessId, reviewId, kind: 'erased', at, content: {} })),
  )
  await deleteLinks(tx, businessId, ids)
  // Receipts with their salts, versions, answers, challenges, appeals, analyses and consents go with them.
  await tx.delete(reviews).where(and(eq(reviews.businessId, businessId), inArray(reviews.id, ids)))
  await forgetRequestsAbout(tx, businessId, ids)
}
