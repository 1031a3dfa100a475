import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findInsider } from '#app/features/businesses/insiders.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { settleReview } from '#app/features/moderation/checks.server.ts'
import { forgetNetworks } from '#app/features/moderation/groups.server.ts'
import { findProducts } from '#app/features/products/read-products.server.ts'
import { followLink } from '#app/features/reviews/authors-link.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews, writtenOf } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'
import { limits } from '#app/rate-limits.ts'
import { countConfirmationMail } from './defences.server.ts'
import type { Submitted } from './submission.server.ts'

/**
 * What the page of a confirmation link shows. Reading changes nothing, because mail scanners follow links. `userId`: of
 * the session, if the reader is signed in.
 */
export async function findReviewToConfirm(db: Database, token: string, userId?: string | null) {
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
  const { authorName, state, confirmedAt, heldAt } = review
  const isWaiting = state === 'pending' && !confirmedAt
  const shown = isWaiting
    ? await db.select().from(reviews).where(isWaitingWith(review)).orderBy(reviews.id)
    : [review]
  const products = await findProducts(
    db,
    businessId,
    shown.flatMap(({ productId }) => productId ?? []),
  )
  return {
    businessId,
    business: business!,
    reviews: shown.map((each) => ({
      id: each.id,
      ...writtenOf(each),
      product: products.find(({ id }) => id === each.productId)?.name ?? null,
      answers: (each.answers ?? []).map(({ question, text }) => ({ question, text })),
      isQuotable: each.consentScopes.includes('marketing'),
    })),
    shown: shown.map(shownAs).join(' '),
    authorName,
    state,
    isConfirmed: confirmedAt !== null,
    isHeld: heldAt !== null,
    isInsider: review.provenance === 'insider',
    isUndeclared: !confirmedAt && (await isUndeclaredInsider(db, review, userId)),
    pageLanguage: review.formLanguage,
    words: messages[review.formLanguage].reviewForm,
  }
}

/** A review that waits, and its author's others of the same order: one confirmation serves all that its page shows. */
function isWaitingWith({ businessId, id, orderReference, authorEmail, invitationId }: Review) {
  const { id: itsId, orderReference: order, authorEmail: email } = reviews
  const isOfOrder =
    orderReference && authorEmail && !invitationId
      ? and(eq(order, orderReference), eq(email, authorEmail), isNull(reviews.invitationId))
      : undefined
  return and(
    ...[eq(reviews.businessId, businessId), or(eq(itsId, id), isOfOrder)],
    ...[eq(reviews.state, 'pending'), isNull(reviews.confirmedAt)],
  )
}

/** A review as a page showed it: its wording, and when its sender had agreed to what the page said. */
const shownAs = ({ id, version, consentedAt }: Review) => `${id}.${version}.${consentedAt.getTime()}`

type Confirming = {
  /** Of the session, if the author is signed in. */
  userId?: string | null
  /** The author says that they work for or with the business. */
  isInsider?: boolean
  /** What the page showed: nothing else is confirmed. Without it, the review of the link as it is. */
  shown?: string
}

/**
 * Confirms the author's email address; the review is then checked, and published or held. A second confirmation
 * changes nothing. Only now, when the address is known to be the author's, is it compared with those of insiders: an
 * insider who does not say so gets `false`, and the review waits unconfirmed.
 */
export async function confirmReview(
  db: Database,
  token: string,
  { userId, isInsider, shown }: Confirming = {},
) {
  const of = await followLink(db, token, 'confirm-review')
  return db.transaction(async (tx) => {
    const review = await findReview(tx, of)
    if (!review) throw notConfirmedInTime()
    // In one order, so that two links of one order cannot wait for each other.
    const waiting = await tx
      .select()
      .from(reviews)
      .where(isWaitingWith(review))
      .orderBy(reviews.id)
      .for('update')
    if (waiting.every(({ id }) => id !== review.id)) return true
    // The sender may have added to it since: the page shows it as it is now.
    const isShown = (each: Review) => shown?.split(' ').includes(shownAs(each)) ?? each.id === review.id
    const confirmed = waiting.filter(isShown)
    if (confirmed.every(({ id }) => id !== review.id)) return false
    if (!isInsider && (await isUndeclaredInsider(tx, review, userId))) return false
    for (const each of confirmed) await confirm(tx, each, isInsider)
    return true
  })
}

async function confirm(tx: Database, review: Review, isInsider?: boolean) {
  const { businessId, id: reviewId, orderReference } = review
  const signed = orderReference === null ? 'confirmed' : 'invited'
  const provenance = isInsider ? 'insider' : (review.provenance ?? signed)
  const confirmedAt = now()
  await appendActs(tx, [{ businessId, reviewId, act: 'confirmed', actor: 'author', at: confirmedAt }])
  await settleReview(tx, { ...review, provenance, confirmedAt })
}

async function isUndeclaredInsider(db: Database, review: Review, userId?: string | null) {
  const { businessId, authorEmail: email, provenance } = review
  if (provenance === 'insider') return false
  const sign = await findInsider(db, { businessId, email, userId })
  // An unproven domain is left to the checks.
  return sign !== null && sign !== 'unproven_domain'
}

const notConfirmedInTime = () =>
  gone(
    `This review was erased because its email address was not confirmed within ${periods.unconfirmedDays} days.`,
  )

/**
 * Sends the confirmation mail again, to authors who lost it or to whom the limit let none go out. Throws 429 when it is
 * asked for too often. Does nothing once the address is confirmed.
 */
export async function sendConfirmationAgain(
  db: Database,
  { businessId, reviewId }: Submitted,
  address: string,
) {
  await countAgainst(limits.confirmationMailsOfReview, reviewId)
  const review = await findReview(db, { businessId, reviewId })
  if (!review) throw notConfirmedInTime()
  if (review.confirmedAt) return
  await countConfirmationMail({ address, email: review.authorEmail! })
  await enqueue(db, 'review-form.send-confirmation', { businessId, reviewId, again: uuidv7() })
}

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
