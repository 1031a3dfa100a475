import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { reviews } from './review.table.ts'

/** Whether anybody has reviewed the product, whatever became of the review. */
export async function hasReviews(
  db: Database,
  { businessId, productId }: { businessId: string; productId: string },
) {
  const isIts = and(eq(reviews.businessId, businessId), eq(reviews.productId, productId))
  const [found] = await db.select({ id: reviews.id }).from(reviews).where(isIts).limit(1)
  return found !== undefined
}
