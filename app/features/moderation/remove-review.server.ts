import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ActivityType } from '#app/features/activities/activity.vocabulary.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { mayReturn, neverReturn } from '#app/features/reviews/fingerprints.server.ts'
import { countReview, isReview, refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { type ChallengeReason, challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { settleReports } from './settle-cases.server.ts'

/** The reason for a decision, which the author and the business read. */
export const decisionNote = typedText({
  min: 10,
  max: 1000,
  tooShort: 'Please say why, in at least 10 characters',
  tooLong: 'The note may have at most 1,000 characters',
})

/** A decision to uphold for a reason, or to reject; `decided`: the fields that say what it is about. */
export function decisionOf<Decided extends z.ZodRawShape>(decided: Decided) {
  const either = { ...decided, note: decisionNote }
  const reason = z.enum(challengeReasons, 'Please choose a reason')
  return z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('uphold'), reason, ...either }),
    z.object({ decision: z.literal('reject'), ...either }),
  ])
}

type Removal = { at: Date; reason: ChallengeReason; note: string }

/** Removes a review permanently, with a reason and a note. Open reports about it are settled with it. */
export async function removeReview(tx: Database, review: Review, removal: Removal) {
  if (review.state === 'published') await countReview(tx, review, -1)
  await takeAway(tx, review, removal, 'removed')
}

/** The same for a review that failed a check and is in no counter. */
export const refuseReview = (tx: Database, review: Review, removal: Removal) =>
  takeAway(tx, review, removal, 'refused')

async function takeAway(
  tx: Database,
  review: Review,
  { at, reason, note }: Removal,
  act: 'removed' | 'refused',
) {
  const { businessId, id } = review
  await tx
    .update(reviews)
    .set({
      state: 'removed',
      heldAt: null,
      removedAt: at,
      removedReason: reason,
      removedNote: note,
      challengedAt: null,
      hiddenAt: null,
      hiddenReason: null,
      updatedAt: at,
    })
    .where(isReview({ businessId, id }))
  await neverReturn(tx, businessId, [review])
  await refreshFacts(tx, businessId, [id])
  await appendActs(tx, [{ businessId, reviewId: id, act, actor: 'operator', at, fields: { reason, note } }])
  await settleReports(tx, { businessId, reviewId: id }, { at, reason, note })
}

/** Restores a removed review: it is public and counts again, even if its author had withdrawn it before. */
export async function putBack(tx: Database, review: Review, at: Date) {
  const { businessId, id } = review
  await tx
    .update(reviews)
    .set({
      state: 'published',
      withdrawnAt: null,
      removedAt: null,
      removedReason: null,
      removedNote: null,
      challengedAt: null,
      hiddenAt: null,
      hiddenReason: null,
      updatedAt: at,
    })
    .where(isReview(review))
  await mayReturn(tx, businessId, review)
  await countReview(tx, review, 1)
  await refreshFacts(tx, businessId, [id])
  await appendActs(tx, [{ businessId, reviewId: id, act: 'restored', actor: 'operator', at }])
}

type Told = { businessId: string; reviewId: string; message: string }

export async function recordAboutReview(
  tx: Database,
  { businessId, reviewId, message, type }: Told & { type: ActivityType },
) {
  const [business] = await tx
    .select({ id: businesses.id, tierName: businesses.tierName })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  await recordActivity(tx, { business: business!, type, message, relatedId: reviewId })
}

export const recordDecision = (tx: Database, told: Told) =>
  recordAboutReview(tx, { ...told, type: 'operator_decided' })

export const versionRead = z.coerce.number().int().min(1)

/** Throws 409 when the author has edited the review since. The caller holds the row lock. */
export function requireVersion(review: Pick<Review, 'version'>, version: number) {
  if (review.version === version) return
  throw conflict('The author has changed this review since you opened it. Read the new version, then decide.')
}
