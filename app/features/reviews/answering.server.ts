import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { appendLeaves } from '#app/features/transparency/leaf.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { isReview } from './publishing.server.ts'
import type { NewAnswer } from './review.schema.ts'
import { answers, reviews } from './review.table.ts'

type Answering = {
  business: { id: string; tierName: string }
  reviewId: string
  userId: string
  answer: NewAnswer
}

/**
 * Answers a published review in public, or edits the answer: a review has one. Each wording is in the log; the
 * author is told of the first.
 */
export async function answerReview(db: Database, { business, reviewId, userId, answer }: Answering) {
  if (!isUuid(reviewId)) throw notFound('review')
  const id = { businessId: business.id, id: reviewId }
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ state: reviews.state, authorName: reviews.authorName, heldAt: reviews.heldAt })
      .from(reviews)
      .where(isReview(id))
      .for('update')
    if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
    if (review.state !== 'published') throw conflict('Only a published review can be answered.')

    const at = now()
    const [before] = await tx
      .select({ text: answers.text })
      .from(answers)
      .where(isAnswerTo(business.id, reviewId))
    if (before?.text === answer.text) return 'unchanged' as const

    await tx
      .insert(answers)
      .values({
        businessId: business.id,
        reviewId,
        text: answer.text,
        answeredBy: userId,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoUpdate({
        target: [answers.businessId, answers.reviewId],
        set: { text: answer.text, answeredBy: userId, updatedAt: at },
      })
    const content = { answer: answer.text }
    await appendLeaves(tx, [{ businessId: business.id, reviewId, kind: 'answered', at, content }])
    await recordActivity(tx, {
      business,
      type: 'review_answered',
      message: before
        ? `Edited the answer to the review of ${review.authorName}`
        : `Answered the review of ${review.authorName}`,
      relatedId: reviewId,
    })
    if (before) return 'edited' as const
    await enqueue(tx, 'reviews.tell-author', { businessId: business.id, reviewId, news: 'answered' })
    return 'answered' as const
  })
}

const isAnswerTo = (businessId: string, reviewId: string) =>
  and(eq(answers.businessId, businessId), eq(answers.reviewId, reviewId))
