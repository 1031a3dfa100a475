import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { changeOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import { findReview, isReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import type { NewChallenge, NewStatement } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import {
  type ChallengeReason,
  challengeReasonText,
  countedProvenances,
} from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { appeals, challenges } from './case.table.ts'
import { mostOpenChallenges, recentDays } from './case.vocabulary.ts'
import { isToBeHidden, settleHiding } from './hide-review.server.ts'
import { isOpenChallengeOf } from './settle-cases.server.ts'

type OfReview = { businessId: string; reviewId: string }

/** A review to challenge, without its stars and sentiment. Throws 404 or 409 for one that cannot be challenged. */
export async function readCoveredReview(db: Database, of: OfReview) {
  const review = await findChallengeable(db, of)
  await refuseDecidedWording(db, review)
  const { id, title, text, authorName, writtenAt, provenance } = review
  return { id, title, text, authorName, writtenAt: writtenAt.toISOString(), provenance: provenance! }
}

export type CoveredReview = Awaited<ReturnType<typeof readCoveredReview>>

/** Records, once per review, that the business has seen its stars. */
export async function noteRatingsShown(db: Database, businessId: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from unnest(${sql.param(reviewIds)}::uuid[]) as shown (id) cross join lateral (
      select id, rating_shown_at from reviews where business_id = ${businessId} and id = shown.id limit 1) as r
    where r.rating_shown_at is null`)
  if (rows.length === 0) return
  const unseen = rows.map(({ id }) => id)
  await db
    .update(reviews)
    .set({ ratingShownAt: now() })
    .where(
      and(eq(reviews.businessId, businessId), inArray(reviews.id, unseen), isNull(reviews.ratingShownAt)),
    )
}

/** The same for all reviews of a business that were ever public: it downloads a file with their stars. */
export async function noteAllRatingsShown(db: Database, businessId: string) {
  const isUnseen = and(
    eq(reviews.businessId, businessId),
    isNotNull(reviews.publishedAt),
    isNull(reviews.ratingShownAt),
  )
  // Avoids deadlock: rows are locked in the order of their ids.
  const unseen = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isUnseen)
    .orderBy(asc(reviews.id))
    .for('no key update')
  await db
    .update(reviews)
    .set({ ratingShownAt: now() })
    .where(and(eq(reviews.businessId, businessId), inArray(reviews.id, unseen)))
}

type Challenging = {
  business: { id: string; tierName: string }
  reviewId: string
  challenge: NewChallenge
}

/** Whether a challenge for this reason would hide the words of the review until the operator decides. */
export async function wouldHideWords(db: Database, of: OfReview, reason: ChallengeReason) {
  return isToBeHidden(db, await findChallengeable(db, of), reason)
}

/** How many challenges a business has open, and how many it may have open at a time. */
export type ChallengeAllowance = { open: number; most: number }

export async function readChallengeAllowance(db: Database, businessId: string): Promise<ChallengeAllowance> {
  const since = new Date(now().getTime() - days(recentDays))
  const isRecent = and(
    eq(reviews.businessId, businessId),
    eq(reviews.state, 'published'),
    inArray(reviews.provenance, [...countedProvenances]),
    gt(reviews.publishedAt, since),
  )
  const isOpen = and(eq(challenges.businessId, businessId), eq(challenges.state, 'open'))
  return {
    open: await db.$count(challenges, isOpen),
    most: mostOpenChallenges(await db.$count(reviews, isRecent)),
  }
}

/**
 * Challenges a review. It stays public, marked, and keeps counting until the operator decides. Only where our own check
 * agrees are its words hidden meanwhile.
 *
 * Throws 409 when this wording was decided already, and when the business has as many open challenges as it may.
 */
export async function challengeReview(db: Database, { business, reviewId, challenge }: Challenging) {
  const { reason, grounds } = challenge
  return db.transaction(async (tx) => {
    const of = { businessId: business.id, reviewId }
    const review = await findChallengeable(tx, of, { isLocked: true })
    await refuseDecidedWording(tx, review)
    await requireAllowance(tx, business.id)
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
    await tx.update(reviews).set({ challengedAt: at, updatedAt: at }).where(isReview(review))
    await appendActs(tx, [{ ...of, act: 'challenged', actor: 'business', at, fields: { reason, grounds } }])
    const isHidden = await settleHiding(tx, review, at)
    await recordActivity(tx, {
      business,
      type: 'review_challenged',
      message: `Challenged a review: ${challengeReasonText[reason].toLowerCase()}${isHidden ? '. Our own check agrees, so its words are hidden until the operator decides' : ''}`,
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

/** A wording is decided once, by a challenge or an appeal, whatever the reason, even if the review had another wording in between. */
async function refuseDecidedWording(db: Database, review: Review) {
  const isDecided = and(
    eq(challenges.businessId, review.businessId),
    eq(challenges.reviewId, review.id),
    ne(challenges.state, 'open'),
    eq(challenges.wordingHash, hashOfWording(review)),
  )
  const isBroughtBack = and(
    eq(appeals.businessId, review.businessId),
    eq(appeals.reviewId, review.id),
    eq(appeals.state, 'accepted'),
    gte(appeals.decidedAt, review.editedAt ?? review.writtenAt),
  )
  if ((await db.$count(challenges, isDecided)) + (await db.$count(appeals, isBroughtBack)) === 0) return
  throw conflict(
    'The operator has already decided about this wording. You can challenge the review again only if its author changes it.',
  )
}

/** Decides under a lock on the business, so that challenges at the same time cannot exceed the limit. */
async function requireAllowance(tx: Database, businessId: string) {
  await lockBusiness(tx, businessId)
  const { open, most } = await readChallengeAllowance(tx, businessId)
  if (open < most) return
  throw conflict(
    `You may have ${countOf(most, 'challenge')} open at a time, and ${open} ${open === 1 ? 'is' : 'are'} open. You can challenge this review when the operator has decided one of them.`,
  )
}

/**
 * Saves what the author says about the open challenge of their review, in place of what they said before. Only the
 * operator reads it. Throws 409 when no challenge is open.
 */
export async function stateAboutChallenge(db: Database, token: string, { statement }: NewStatement) {
  await changeOwnReview(db, token, ['published', 'pending', 'withdrawn'], async (tx, review) => {
    const stated = await tx
      .update(challenges)
      .set({ statement, statedAt: now() })
      .where(isOpenChallengeOf(review))
      .returning({ id: challenges.id })
    if (stated.length === 0) throw conflict('No challenge of your review is open any more.')
  })
}
