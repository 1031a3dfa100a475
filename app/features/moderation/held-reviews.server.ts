import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { lockReview, publishReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { dueAfter } from './case.vocabulary.ts'
import { addFacts } from './case-facts.server.ts'
import { addGroups } from './held-groups.server.ts'
import {
  recordAboutReview,
  recordDecision,
  refuseReview,
  requireVersion,
  versionRead,
} from './remove-review.server.ts'
import { upholdOpenChallenge } from './settle-cases.server.ts'

/** What "Publish all" lists: "id:version,id:version". */
const listed = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => ({ reviewId: each.split(':')[0] ?? '', version: each.split(':')[1] as unknown })),
  )

const ofReview = { businessId: z.uuid(), reviewId: z.uuid(), version: versionRead }

export const heldDecision = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish'), ...ofReview }),
    z.object({
      decision: z.literal('publish_all'),
      businessId: z.uuid(),
      reviews: listed.pipe(z.array(z.object({ reviewId: z.uuid(), version: versionRead })).max(50)),
    }),
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
type HeldDecision = z.output<typeof heldDecision>

/** Held reviews, longest waiting first and groups together, without ratings, which must not influence the decision. */
export async function listHeldReviews(db: Database, { limit = 50 } = {}) {
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
  const cases = rows.map((row) => ({ ...row, decideBy: dueAfter(row.heldAt) }))
  return addGroups(db, await addFacts(db, cases))
}

export type HeldReview = Awaited<ReturnType<typeof listHeldReviews>>[number]

/**
 * Publishes a held review, or refuses it with a reason and a note for the author. Throws 409 when the author has edited
 * it since the operator read it.
 */
export async function decideHeldReview(db: Database, decision: HeldDecision) {
  await db.transaction(async (tx) => {
    if (decision.decision === 'publish_all') return publishGroup(tx, decision)
    const review = await lockHeld(tx, decision)
    await (decision.decision === 'refuse' ? refuseHeld(tx, review, decision) : publishHeld(tx, review))
  })
}

/** All or none. One that failed another check too has to be read by itself. */
async function publishGroup(
  tx: Database,
  { businessId, reviews: group }: Extract<HeldDecision, { decision: 'publish_all' }>,
) {
  // In the order of ids, which avoids deadlock.
  for (const each of group.toSorted((a, b) => (a.reviewId < b.reviewId ? -1 : 1))) {
    const review = await lockHeld(tx, { businessId, ...each })
    if (review.failedChecks.join() !== 'group') throw conflict('One of these reviews failed another check.')
    await publishHeld(tx, review)
  }
}

type Read = { businessId: string; reviewId: string; version: number }

async function lockHeld(tx: Database, read: Read) {
  const review = await lockReview(tx, read)
  if (!review) throw notFound('review')
  if (!review.heldAt) throw noLongerHeld(review, read)
  requireVersion(review, read.version)
  return review
}

async function publishHeld(tx: Database, review: Review) {
  await publishReview(tx, review)
  const { businessId, id: reviewId } = review
  const message = 'The operator published a review that failed a check'
  await recordDecision(tx, { businessId, reviewId, message })
}

const noLongerHeld = (review: Review, { version }: Read) =>
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
    businessId,
    reviewId: id,
    type: 'review_refused',
    message: 'The operator refused a review that failed a check',
  })
  await enqueue(tx, 'notifications.notify-author', { businessId, reviewId: id, news: 'refused' })
}
