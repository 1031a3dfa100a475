import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { findProducts } from '#app/features/products/read-products.server.ts'
import { findReview, isReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'
import { limits } from '#app/rate-limits.ts'
import { countConfirmationMail } from './defences.server.ts'
import { meantAddress } from './meant-address.ts'
import type { Submitted } from './submission.server.ts'

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

/** A review that was just sent. `products`: the ids of what was bought with the same order, each of which may be reviewed. */
type Thanked = { businessId: string; reviewId: string; products: string[] }

/** A token for the thank-you page, for the browser that just sent the review. Opens nothing else. */
export const signThanks = ({
  businessId,
  reviewId,
  products = [],
}: Omit<Thanked, 'products'> & Partial<Thanked>) =>
  sign('review-thanks', [businessId, reviewId, ...products].join(' '))

/** Null for a token that is not ours, or too old. */
export function readThanks(token: string): Thanked | null {
  const [businessId = '', reviewId = '', ...products] =
    verify('review-thanks', token)?.payload.split(' ') ?? []
  return reviewId ? { businessId, reviewId, products } : null
}

type Correction = Submitted & {
  email: string
  /** The client's IP address. */
  address: string
}

/**
 * Sends the confirmation to another address, twice at most: links in mails to the first one no longer work. Only for an
 * address that the author typed, and before anybody confirmed it. Throws 429 where a mail there is too much.
 */
export async function correctAddress(db: Database, { businessId, reviewId, email, address }: Correction) {
  await countAgainst(limits.addressCorrectionsOfReview, reviewId)
  await countConfirmationMail({ address, email })
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId, reviewId })
    if (!review) throw gone('This review no longer exists.')
    if (!isCorrectable(review)) throw conflict('This address is confirmed, so it can no longer be corrected.')
    await deleteLinks(tx, businessId, [reviewId])
    await forgetMails(tx, { to: review.authorEmail, about: reviewId })
    await tx.update(reviews).set({ authorEmail: email, updatedAt: now() }).where(isReview(review))
    await enqueue(tx, 'review-form.send-confirmation', { businessId, reviewId, again: uuidv7() })
  })
}

type Correctable = Pick<
  typeof reviews.$inferSelect,
  'state' | 'confirmedAt' | 'invitationId' | 'orderReference'
>

/** The address of an invitation or an order came from the business. */
export const isCorrectable = ({ state, confirmedAt, invitationId, orderReference }: Correctable) =>
  state === 'pending' && confirmedAt === null && invitationId === null && orderReference === null
