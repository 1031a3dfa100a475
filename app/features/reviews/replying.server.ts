import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { lockReview } from './publishing.server.ts'
import type { NewAnswer } from './review.schema.ts'
import { answers, removedReplies } from './review.table.ts'

type OfReview = { businessId: string; reviewId: string }

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
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId: business.id, reviewId })
    if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
    if (review.state !== 'published') throw conflict('Only a published review can be answered.')

    const at = now()
    const [before] = await tx
      .select({ text: answers.text })
      .from(answers)
      .where(isAnswerTo(business.id, reviewId))
    if (before?.text === answer.text) return 'unchanged' as const
    if (await wasRemoved(tx, { businessId: business.id, reviewId, text: answer.text }))
      throw conflict('The operator removed this wording. Please answer in other words.')

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
    await appendLogEntries(tx, [{ businessId: business.id, reviewId, kind: 'answered', at, content }])
    await recordActivity(tx, {
      business,
      type: 'review_answered',
      message: before
        ? `Edited the answer to the review of ${review.authorName}`
        : `Answered the review of ${review.authorName}`,
      relatedId: reviewId,
    })
    if (before) return 'edited' as const
    await enqueue(tx, 'notifications.notify-author', { businessId: business.id, reviewId, news: 'answered' })
    return 'answered' as const
  })
}

const isAnswerTo = (businessId: string, reviewId: string) =>
  and(eq(answers.businessId, businessId), eq(answers.reviewId, reviewId))

/** Removes the reply, for good in these words, and returns them. The business may reply again in others. */
export async function removeReply(tx: Database, { businessId, reviewId }: OfReview) {
  const [removed] = await tx
    .delete(answers)
    .where(isAnswerTo(businessId, reviewId))
    .returning({ text: answers.text })
  if (!removed) throw conflict('The answer is not there any more.')
  await tx
    .insert(removedReplies)
    .values({ businessId, reviewId, textHash: hashOf(removed.text) })
    .onConflictDoNothing()
  return removed.text
}

async function wasRemoved(tx: Database, { businessId, reviewId, text }: OfReview & { text: string }) {
  const isThisText = and(
    eq(removedReplies.businessId, businessId),
    eq(removedReplies.reviewId, reviewId),
    eq(removedReplies.textHash, hashOf(text)),
  )
  return (await tx.$count(removedReplies, isThisText)) > 0
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
