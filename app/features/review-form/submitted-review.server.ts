import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listReceipts } from '#app/features/receipts/log-entries.server.ts'
import { isReview } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { isCorrectable } from './correct-address.server.ts'
import { meantAddress } from './meant-address.ts'
import type { Submitted } from './submission.server.ts'

/** A token for the thank-you page, for the browser that just sent the review. Opens nothing else. */
export const signThanks = ({ businessId, reviewId }: Submitted) =>
  sign('review-thanks', `${businessId} ${reviewId}`)

export function openThanks(token: string): Submitted {
  const [businessId = '', reviewId = ''] = verify('review-thanks', token)?.payload.split(' ') ?? []
  if (!businessId)
    throw gone('This page has expired. To see your review, use the link in the email you received.')
  return { businessId, reviewId }
}

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
      invitationId: reviews.invitationId,
      orderReference: reviews.orderReference,
      pageLanguage: reviews.formLanguage,
      business: {
        id: businesses.id,
        name: businesses.name,
        address: businesses.address,
        isSample: businesses.isSample,
        accent: businesses.accent,
        typeface: businesses.typeface,
      },
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(isReview({ businessId, id: reviewId }))
  const [receipt] = await listReceipts(db, { businessId, reviewId })
  if (!found || !receipt) throw gone('This review no longer exists.')
  const { confirmedAt, heldAt, invitationId, orderReference, ...rest } = found
  const mayCorrect = isCorrectable(found)
  const meant = mayCorrect && rest.authorEmail ? meantAddress(rest.authorEmail) : null
  const words = messages[rest.pageLanguage].reviewForm
  return {
    ...rest,
    isConfirmed: confirmedAt !== null,
    isHeld: heldAt !== null,
    receipt,
    words,
    mayCorrect,
    meant,
  }
}
