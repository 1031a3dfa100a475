import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { settleReview } from '#app/features/moderation/checks.server.ts'
import { followLink } from '#app/features/reviews/authors-link.server.ts'
import { findReview, lockReview } from '#app/features/reviews/publishing.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'

/** What the page of a confirmation link shows. Reading changes nothing, because mail scanners follow links. */
export async function findReviewToConfirm(db: Database, token: string) {
  const { businessId, reviewId } = await followLink(db, token, 'confirm-review')
  const review = await findReview(db, { businessId, reviewId })
  if (!review) throw notConfirmedInTime()
  const [business] = await db
    .select({
      id: businesses.id,
      name: businesses.name,
      address: businesses.address,
      isSample: businesses.isSample,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  const { rating, title, text, authorName, state, confirmedAt, heldAt } = review
  return {
    businessId,
    business: business!,
    rating,
    title,
    text,
    authorName,
    state,
    isConfirmed: confirmedAt !== null,
    isHeld: heldAt !== null,
    pageLanguage: review.formLanguage,
    words: messages[review.formLanguage].reviewForm,
  }
}

/**
 * Confirms the author's email address; the review is then checked, and published or held. A second confirmation
 * changes nothing.
 */
export async function confirmReview(db: Database, token: string) {
  const of = await followLink(db, token, 'confirm-review')
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, of)
    if (!review) throw notConfirmedInTime()
    if (review.state !== 'pending' || review.confirmedAt) return
    await settleReview(tx, { ...review, provenance: review.provenance ?? 'confirmed', confirmedAt: now() })
  })
}

const notConfirmedInTime = () =>
  gone('This review was erased because its email address was not confirmed within 30 days.')
