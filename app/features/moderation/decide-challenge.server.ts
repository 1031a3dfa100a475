import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import { isReview, lockReview, refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { type Challenge, challenges } from './case.table.ts'
import { authorHasUntil, challengeDueAfter } from './case.vocabulary.ts'
import { addFacts } from './case-facts.server.ts'
import {
  decisionOf,
  recordDecision,
  removeReview,
  requireVersion,
  versionRead,
} from './remove-review.server.ts'
import { requireAuthorsTimeOver } from './settle-cases.server.ts'

const decided = {
  businessId: z.uuid(),
  challengeId: z.uuid(),
  version: versionRead,
  /** ISO 8601: when the author wrote the statement that the operator read; empty without one. */
  statedAt: z.string(),
}

export const challengeDecision = decisionOf(decided).brand<'ChallengeDecision'>()
type ChallengeDecision = z.output<typeof challengeDecision>

/** Open challenges, longest waiting first, without ratings. */
export async function listOpenChallenges(db: Database, { limit = 50 } = {}) {
  const rows = await db
    .select({
      businessId: challenges.businessId,
      businessName: businesses.name,
      challengeId: challenges.id,
      reviewId: challenges.reviewId,
      reason: challenges.reason,
      grounds: challenges.grounds,
      ratingSeen: challenges.ratingSeen,
      title: reviews.title,
      text: reviews.text,
      authorName: reviews.authorName,
      version: reviews.version,
      statement: challenges.statement,
      statedAt: challenges.statedAt,
      hiddenAt: reviews.hiddenAt,
      editedAt: reviews.editedAt,
      openedAt: challenges.createdAt,
    })
    .from(challenges)
    .innerJoin(
      reviews,
      and(eq(reviews.businessId, challenges.businessId), eq(reviews.id, challenges.reviewId)),
    )
    .innerJoin(businesses, eq(businesses.id, challenges.businessId))
    .where(eq(challenges.state, 'open'))
    .orderBy(asc(challenges.createdAt), asc(challenges.id))
    .limit(limit)
  const open = rows.map(({ hiddenAt, editedAt, ...row }) => ({
    ...row,
    /** The words are not shown in public until the decision. */
    isHidden: hiddenAt !== null,
    isEditedSince: editedAt !== null && editedAt > row.openedAt,
    /** Until then only urgent reasons allow a removal. */
    authorHasUntil: authorHasUntil(row.openedAt),
    mayRemove: now() >= authorHasUntil(row.openedAt),
    decideBy: challengeDueAfter(row.openedAt),
  }))
  return addFacts(db, open)
}

export type OpenChallenge = Awaited<ReturnType<typeof listOpenChallenges>>[number]

/**
 * Removes a challenged review permanently, with a reason and a note, or keeps it and shows its words again if they
 * were hidden. Throws 409 for a second decision, for one made on another version or without the author's latest
 * statement, and for a removal within the author's time to reply.
 */
export async function decideChallenge(db: Database, decision: ChallengeDecision) {
  const { businessId, challengeId, note } = decision
  await db.transaction(async (tx) => {
    const { challenge, review } = await lockChallenge(tx, { businessId, challengeId })
    requireVersion(review, decision.version)
    requireStatementRead(challenge, decision)
    if (decision.decision === 'uphold') requireAuthorsTimeOver(challenge, decision.reason)
    const at = now()
    const isUpheld = decision.decision === 'uphold'
    await tx
      .update(challenges)
      .set({
        state: isUpheld ? 'upheld' : 'rejected',
        // The wording that the operator has read: the author may have edited it since the challenge.
        wordingHash: hashOfWording(review),
        decidedAt: at,
        decisionNote: note,
      })
      .where(and(eq(challenges.businessId, businessId), eq(challenges.id, challengeId)))
    const outcome = isUpheld ? 'upheld' : 'rejected'
    const of = { businessId, reviewId: review.id, at }
    await appendActs(tx, [
      {
        ...of,
        act: 'decided',
        actor: 'operator',
        fields: { decision: outcome, reason: challenge.reason, note },
      },
    ])
    if (isUpheld) await removeReview(tx, review, { at, reason: decision.reason, note })
    else await keepReview(tx, review, at)
    await recordDecision(tx, {
      businessId,
      reviewId: review.id,
      message: isUpheld
        ? `The operator removed a challenged review: ${challengeReasonText[decision.reason].toLowerCase()}`
        : `The operator ${review.hiddenAt ? 'restored' : 'kept'} a challenged review`,
    })
    const told = { businessId, challengeId, news: 'decided' } as const
    await enqueue(tx, 'notifications.notify-of-challenge', { ...told, to: 'author' })
    await enqueue(tx, 'notifications.notify-of-challenge', { ...told, to: 'owner' })
  })
}

/** Avoids deadlock: the review's row is always locked before its challenge. */
async function lockChallenge(tx: Database, of: { businessId: string; challengeId: string }) {
  const isIt = and(eq(challenges.businessId, of.businessId), eq(challenges.id, of.challengeId))
  const [named] = await tx.select({ reviewId: challenges.reviewId }).from(challenges).where(isIt)
  if (!named) throw notFound('challenge')
  const review = await lockReview(tx, { businessId: of.businessId, reviewId: named.reviewId })
  const [challenge] = await tx.select().from(challenges).where(isIt)
  if (!review || !challenge) throw notFound('challenge')
  if (challenge.state !== 'open') throw conflict('This challenge has already been decided.')
  return { challenge: challenge as Challenge, review }
}

function requireStatementRead({ statedAt }: Challenge, decision: ChallengeDecision) {
  if ((statedAt?.toISOString() ?? '') === decision.statedAt) return
  throw conflict('The author has replied since you opened this challenge. Read the reply, then decide.')
}

async function keepReview(tx: Database, review: Review, at: Date) {
  const { businessId, id } = review
  await tx
    .update(reviews)
    .set({ challengedAt: null, hiddenAt: null, hiddenReason: null, updatedAt: at })
    .where(isReview(review))
  await refreshFacts(tx, businessId, [id])
  if (review.hiddenAt)
    await appendActs(tx, [{ businessId, reviewId: id, act: 'restored', actor: 'operator', at }])
}
