import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { challengeReasonText, isHiddenAtOnce } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { countReview, findReview, isReview, lockReview } from '#app/features/reviews/publishing.server.ts'
import type { NewChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { hashOfWording } from '#app/features/reviews/review-content.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { challenges } from './challenge.table.ts'

/** A review as shown during a challenge, without its stars and sentiment. */
export type CoveredReview = {
  id: string
  title: string | null
  text: string
  authorName: string
  writtenAt: string
  provenance: Provenance
}

type OfReview = { businessId: string; reviewId: string }

export async function readCoveredReview(
  db: Database,
  { businessId, reviewId }: OfReview,
): Promise<CoveredReview> {
  const review = await findChallengeable(db, { businessId, reviewId })
  const { id, title, text, authorName, writtenAt, provenance } = review
  return { id, title, text, authorName, writtenAt: writtenAt.toISOString(), provenance: provenance! }
}

/** Records, once per review, that the business has seen its stars. */
export async function noteRatingsShown(db: Database, businessId: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  await db
    .update(reviews)
    .set({ ratingShownAt: now() })
    .where(
      and(eq(reviews.businessId, businessId), inArray(reviews.id, reviewIds), isNull(reviews.ratingShownAt)),
    )
}

type Challenging = {
  business: { id: string; tierName: string }
  reviewId: string
  challenge: NewChallenge
}

/**
 * Challenges a review. It stays public, marked, until the operator decides. Only for reasons that could harm
 * people is it hidden at once and replaced by a tombstone, and only the first time, so that a business cannot
 * keep a review hidden by challenging it repeatedly.
 */
export async function challengeReview(db: Database, { business, reviewId, challenge }: Challenging) {
  const { reason, grounds } = challenge
  return db.transaction(async (tx) => {
    const of = { businessId: business.id, reviewId }
    const review = await findChallengeable(tx, of, { isLocked: true })
    const rejected = await listRejectedReasons(tx, review)
    if (rejected.includes(reason)) {
      throw conflict('The operator has already rejected this reason for this text.')
    }
    const at = now()
    const id = uuidv7()
    const opened = await tx
      .insert(challenges)
      .values({
        businessId: business.id,
        id,
        reviewId,
        reason,
        grounds,
        wordingHash: hashOfWording(review),
        ratingSeen: review.ratingShownAt !== null,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: challenges.id })
    if (opened.length === 0) throw conflict('This review is challenged already. The operator decides.')
    const isHidden = isHiddenAtOnce(reason) && rejected.length === 0
    await tx
      .update(reviews)
      .set({
        challengedAt: at,
        updatedAt: at,
        ...(isHidden && { state: 'removed' as const, removedAt: at, removedReason: reason }),
      })
      .where(isReview(review))
    if (isHidden) await countReview(tx, review, -1)
    await appendLogEntries(tx, [
      { ...of, kind: 'challenged', at, content: { reason, grounds } },
      ...(isHidden ? [{ ...of, kind: 'hidden' as const, at, content: { reason } }] : []),
    ])
    await recordActivity(tx, {
      business,
      type: 'review_challenged',
      message: `Challenged a review: ${challengeReasonText[reason].toLowerCase()}${isHidden ? '. It is hidden until the operator decides' : ''}`,
      relatedId: reviewId,
    })
    const told = { businessId: business.id, challengeId: id, news: 'opened' } as const
    await enqueue(tx, 'notifications.notify-of-challenge', { ...told, to: 'author' })
    await enqueue(tx, 'notifications.notify-of-challenge', { ...told, to: 'operator' })
    return { challengeId: id, isHidden }
  })
}

/** Only published reviews can be challenged; otherwise 404 or 409. */
async function findChallengeable(db: Database, of: OfReview, { isLocked = false } = {}): Promise<Review> {
  if (!isUuid(of.reviewId)) throw notFound('review')
  const review = await (isLocked ? lockReview(db, of) : findReview(db, of))
  if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
  if (review.challengedAt) throw conflict('This review is challenged already. The operator decides.')
  if (review.state !== 'published') throw conflict('Only a published review can be challenged.')
  return review
}

/** The reasons that the operator has already rejected for this text. */
async function listRejectedReasons(tx: Database, { businessId, id, editedAt }: Review) {
  const rows = await tx
    .select({ reason: challenges.reason })
    .from(challenges)
    .where(
      and(
        eq(challenges.businessId, businessId),
        eq(challenges.reviewId, id),
        eq(challenges.state, 'rejected'),
        editedAt ? gt(challenges.decidedAt, editedAt) : undefined,
      ),
    )
  return rows.map(({ reason }) => reason)
}
