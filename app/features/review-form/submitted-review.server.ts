import { and, eq, isNull, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { findProducts } from '#app/features/products/read-products.server.ts'
import { findReview, isReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { isCorrectable } from './correct-address.server.ts'
import { meantAddress } from './meant-address.ts'
import type { Submitted } from './submission.server.ts'
import { readThanks, type Thanked } from './thanks-token.server.ts'

const reviewedProduct = sql<{ id: string; name: string } | null>`(
  select jsonb_build_object('id', p.id, 'name', p.name) from products p
  where p.business_id = ${reviews.businessId} and p.id = ${reviews.productId})`.as('product')

export function openThanks(token: string) {
  const thanked = readThanks(token)
  if (!thanked)
    throw gone('This page has expired. To see your review, use the link in the email you received.')
  return thanked
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
      product: reviewedProduct,
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
  const [first] = await listActs(db, { businessId, reviewId })
  if (!found || !first) throw gone('This review no longer exists.')
  const { confirmedAt, heldAt, invitationId, orderReference, ...rest } = found
  const mayCorrect = isCorrectable(found)
  const meant = mayCorrect && rest.authorEmail ? meantAddress(rest.authorEmail) : null
  const words = messages[rest.pageLanguage].reviewForm
  return {
    ...rest,
    isConfirmed: confirmedAt !== null,
    isHeld: heldAt !== null,
    receipt: { at: first.at.toISOString(), entry: first.entry.toString('base64'), index: first.index },
    words,
    mayCorrect,
    meant,
  }
}

/** What was bought with the same order and has no review from it yet, for as long as the first one is there. */
export async function listNextProducts(db: Database, { businessId, reviewId, products }: Thanked) {
  if (products.length === 0) return []
  const first = await findReview(db, { businessId, reviewId })
  if (!first || (first.state !== 'pending' && first.state !== 'published')) return []
  const { invitationId, orderReference } = first
  const isOfOrder = invitationId
    ? eq(reviews.invitationId, invitationId)
    : and(isNull(reviews.invitationId), eq(reviews.orderReference, orderReference ?? ''))
  const written = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), isOfOrder))
  const left = products.filter((id) => written.every(({ productId }) => productId !== id))
  return findProducts(db, businessId, left)
}
