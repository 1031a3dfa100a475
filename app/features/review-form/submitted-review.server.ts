import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listReceipts } from '#app/features/receipts/receipt.server.ts'
import { isReview } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { contentOf } from '#app/features/reviews/review-content.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import type { Submitted } from './submission.server.ts'

/** What the thank-you page shows: the review, its state and its first receipt. */
export async function findSubmittedReview(db: Database, { businessId, reviewId }: Submitted) {
  const [found] = await db
    .select({
      rating: reviews.rating,
      state: reviews.state,
      authorName: reviews.authorName,
      authorEmail: reviews.authorEmail,
      confirmedAt: reviews.confirmedAt,
      heldAt: reviews.heldAt,
      pageLanguage: reviews.formLanguage,
      business: {
        id: businesses.id,
        name: businesses.name,
        address: businesses.address,
        isSample: businesses.isSample,
      },
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(isReview({ businessId, id: reviewId }))
  const [receipt] = await listReceipts(db, { businessId, reviewId })
  if (!found || !receipt) throw gone('This review no longer exists.')
  const { confirmedAt, heldAt, ...rest } = found
  const words = messages[rest.pageLanguage].reviewForm
  return { ...rest, isConfirmed: confirmedAt !== null, isHeld: heldAt !== null, receipt, words }
}

/** What the author needs to prove a review without us: the review, its receipts, and how to check them. */
export async function exportReceipts(db: Database, { businessId, reviewId }: Submitted) {
  const [review] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
  const receipts = await listReceipts(db, { businessId, reviewId })
  if (!review || receipts.length === 0) throw gone('This review no longer exists.')
  return {
    review: { id: reviewId, businessId, ...contentOf(review) },
    receipts,
    howToCheck:
      'Each statement was signed with Ed25519: check the signature over its UTF-8 bytes with the public key named by keyId. ' +
      'Its commitment is the SHA-256 of the salt followed by the JSON of the act, keys sorted, without spaces: ' +
      'at, authorName, businessId, kind, rating, reviewId, text, title for the kinds submitted and published, with ' +
      'answers and incentive where there are any, as they stand above.',
  }
}
