import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { challengeReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { lockReview, publishReview } from '#app/features/reviews/publishing.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { addFacts, type WithFacts } from './case-facts.server.ts'
import { dueAfter } from './deadlines.ts'
import { recordAboutReview, recordDecision, refuseReview } from './removing.server.ts'
import { requireVersion, versionRead } from './requiring-version.server.ts'
import { upholdOpenChallenge } from './settling-challenges.server.ts'

const ofReview = { businessId: z.uuid(), reviewId: z.uuid(), version: versionRead }

export const heldDecision = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish'), ...ofReview }),
    z.object({
      decision: z.literal('refuse'),
      ...ofReview,
      reason: z.enum(challengeReasons, 'Please choose a reason'),
      note: typedText({
        min: 10,
        max: 1000,
        tooShort: 'Please tell the author why, in at least 10 characters',
        tooLong: 'The note may have at most 1,000 characters',
      }),
    }),
  ])
  .brand<'HeldDecision'>()
export type HeldDecision = z.output<typeof heldDecision>

export type HeldReview = WithFacts<{
  businessId: string
  businessName: string
  reviewId: string
  version: number
  title: string | null
  text: string
  authorName: string
  failedChecks: FailedCheck[]
  heldAt: Date
  decideBy: Date
}>

/** Held reviews, longest waiting first, without ratings, which must not influence the decision. */
export async function listHeldReviews(db: Database, { limit = 50 } = {}): Promise<HeldReview[]> {
  const rows = await db
    .select({
      businessId: reviews.businessId,
      businessName: businesses.name,
      reviewId: reviews.id,
      version: reviews.version,
      title: reviews.title,
      text: reviews.text,
      authorName: reviews.authorName,
      failedChecks: reviews.failedChecks,
      heldAt: sql<Date>`${reviews.heldAt}`.mapWith(reviews.heldAt),
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(isNotNull(reviews.heldAt))
    .orderBy(asc(reviews.heldAt), asc(reviews.id))
    .limit(limit)
  return addFacts(
    db,
    rows.map((row) => ({ ...row, decideBy: dueAfter(row.heldAt) })),
  )
}

/**
 * Publishes a held review, or refuses it with a reason and a note for the author. Throws 409 when the author has edited
 * it since the operator read it.
 */
export async function decideHeldReview(db: Database, decision: HeldDecision) {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, decision)
    if (!review) throw notFound('review')
    if (!review.heldAt) throw noLongerHeld(review, decision)
    requireVersion(review, decision.version)
    if (decision.decision === 'refuse') return refuseHeld(tx, review, decision)
    await publishReview(tx, review)
    const { businessId, reviewId } = decision
    const message = 'The operator published a review that failed a check'
    await recordDecision(tx, { businessId, reviewId, message })
  })
}

const noLongerHeld = (review: Review, { version }: HeldDecision) =>
  conflict(
    review.version === version
      ? 'This review has already been decided.'
      : 'The author has changed this review since you opened it, and it no longer waits for you.',
  )

async function refuseHeld(
  tx: Database,
  review: Review,
  { reason, note }: Extract<HeldDecision, { decision: 'refuse' }>,
) {
  const at = now()
  const { businessId, id } = review
  // An edited review may have an open challenge from before it was held.
  await upholdOpenChallenge(tx, review, { at, reason, note })
  await refuseReview(tx, review, { at, reason, note })
  await recordAboutReview(tx, {
    ...{ businessId, reviewId: id, type: 'review_refused' },
    message: 'The operator refused a review that failed a check',
  })
  await enqueue(tx, 'notifications.notify-author', { businessId, reviewId: id, news: 'refused' })
}
