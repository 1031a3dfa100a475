import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { limits } from '#app/limits.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { lockReview } from './publishing.server.ts'
import type { NewReply } from './review.schema.ts'
import { removedReplies, replies } from './review.table.ts'

type OfReview = { businessId: string; reviewId: string }

type Replying = {
  business: { id: string; tierName: string }
  reviewId: string
  userId: string
  reply: NewReply
}

/**
 * Replies a published review in public, or edits the reply: a review has one. Each wording is in the log; the
 * author is told of the first.
 */
export async function replyToReview(db: Database, { business, reviewId, userId, reply }: Replying) {
  if (!isUuid(reviewId)) throw notFound('review')
  await countAgainst(limits.repliesToReview, `${business.id} ${reviewId}`)
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId: business.id, reviewId })
    if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
    if (review.state !== 'published') throw conflict('Only a published review can be replied to.')
    if (review.hiddenAt) throw conflict('Its words are hidden. You can reply when they are public again.')

    const at = now()
    const [before] = await tx
      .select({ text: replies.text })
      .from(replies)
      .where(isReplyTo(business.id, reviewId))
    if (before?.text === reply.text) return 'unchanged' as const
    if (await wasRemoved(tx, { businessId: business.id, reviewId, text: reply.text }))
      throw conflict('The operator removed this wording. Please reply in other words.')

    await tx
      .insert(replies)
      .values({
        businessId: business.id,
        reviewId,
        text: reply.text,
        repliedBy: userId,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoUpdate({
        target: [replies.businessId, replies.reviewId],
        set: { text: reply.text, repliedBy: userId, updatedAt: at },
      })
    const content = { answer: reply.text }
    await appendLogEntries(tx, [{ businessId: business.id, reviewId, kind: 'answered', at, content }])
    await recordActivity(tx, {
      business,
      type: 'review_replied',
      message: before
        ? `Edited the reply to the review of ${review.authorName}`
        : `Replied to the review of ${review.authorName}`,
      relatedId: reviewId,
    })
    if (before) return 'edited' as const
    await enqueue(tx, 'notifications.notify-author', { businessId: business.id, reviewId, news: 'replied' })
    return 'replied' as const
  })
}

const isReplyTo = (businessId: string, reviewId: string) =>
  and(eq(replies.businessId, businessId), eq(replies.reviewId, reviewId))

/** Removes the reply, for good in these words, and returns them. The business may reply again in others. */
export async function removeReply(tx: Database, { businessId, reviewId }: OfReview) {
  const [removed] = await tx
    .delete(replies)
    .where(isReplyTo(businessId, reviewId))
    .returning({ text: replies.text })
  if (!removed) throw conflict('The reply is not there any more.')
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
