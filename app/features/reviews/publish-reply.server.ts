import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { hasAct } from '#app/features/log/read-acts.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { lockReview, refreshFacts } from './publish-review.server.ts'
import type { NewReply } from './review.schema.ts'
import { removedReplies, replies } from './review.table.ts'

type OfReview = { businessId: string; reviewId: string }

type Replying = {
  business: { id: string; tierName: string }
  reviewId: string
  /** Who wrote it, or made the key of the program that did. */
  userId: string
  reply: NewReply
  /** When the public reply that its writer saw was written, in ISO 8601; empty for none. Programs need not say. */
  replaces?: string | undefined
}

/**
 * Replies to a published review in public, or edits the reply: a review has one. Each wording is in the log; the
 * author is notified of the first, and not again when a reply is deleted and written anew. Throws 409 if the public reply
 * is not the one that it replaces.
 */
export async function replyToReview(db: Database, { business, reviewId, userId, reply, replaces }: Replying) {
  if (!isUuid(reviewId)) throw notFound('review')
  await countAgainst(limits.repliesToReview, `${business.id} ${reviewId}`)
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId: business.id, reviewId })
    if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
    if (review.state !== 'published') throw conflict('Only a published review can be replied to.')
    if (review.hiddenAt) throw conflict('Its words are hidden. You can reply when they are public again.')

    const at = now()
    const [before] = await tx
      .select({ text: replies.text, updatedAt: replies.updatedAt })
      .from(replies)
      .where(isReplyTo(business.id, reviewId))
    if (before?.text === reply.text) return 'unchanged' as const
    if (replaces !== undefined && replaces !== (before?.updatedAt.toISOString() ?? ''))
      throw conflict('The public reply has changed meanwhile: it stands above. Publish again to replace it.')
    if (await wasRemoved(tx, { businessId: business.id, reviewId, text: reply.text }))
      throw conflict('The operator removed this wording. Please reply in other words.')

    const wasReplied = await hasAct(tx, { businessId: business.id, reviewId }, 'answered')
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
    await refreshFacts(tx, business.id, [reviewId])
    const fields = { answer: reply.text }
    await appendActs(tx, [
      { businessId: business.id, reviewId, act: 'answered', actor: 'business', at, fields },
    ])
    await recordActivity(tx, {
      business,
      type: 'review_replied',
      message: before
        ? `Edited the reply to the review of ${review.authorName}`
        : `Replied to the review of ${review.authorName}`,
      relatedId: reviewId,
    })
    if (before) return 'edited' as const
    if (wasReplied) return 'replied' as const
    await enqueue(tx, 'notifications.notify-author', { businessId: business.id, reviewId, news: 'replied' })
    return 'replied' as const
  })
}

/** Deletes the reply. The log keeps an entry for each of its wordings and for its end. */
export async function withdrawReply(
  db: Database,
  { business, reviewId }: Pick<Replying, 'business' | 'reviewId'>,
) {
  if (!isUuid(reviewId)) throw notFound('review')
  await countAgainst(limits.repliesToReview, `${business.id} ${reviewId}`)
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId: business.id, reviewId })
    if (!review || (review.state === 'pending' && !review.heldAt)) throw notFound('review')
    const [deleted] = await tx
      .delete(replies)
      .where(isReplyTo(business.id, reviewId))
      .returning({ text: replies.text })
    if (!deleted) throw conflict('There is no reply to delete any more.')
    await refreshFacts(tx, business.id, [reviewId])
    const fields = { answer: deleted.text }
    await appendActs(tx, [
      { businessId: business.id, reviewId, act: 'answer_removed', actor: 'business', at: now(), fields },
    ])
    await recordActivity(tx, {
      business,
      type: 'review_replied',
      message: `Deleted the reply to the review of ${review.authorName}`,
      relatedId: reviewId,
    })
  })
}

/** The words of the business's newest reply to another review. */
export async function readLastReply(db: Database, { businessId, reviewId }: OfReview) {
  const rows = await db
    .select({ text: replies.text, reviewId: replies.reviewId })
    .from(replies)
    .where(eq(replies.businessId, businessId))
    .orderBy(desc(replies.createdAt))
    .limit(2)
  return rows.find((row) => row.reviewId !== reviewId)?.text ?? null
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
  await refreshFacts(tx, businessId, [reviewId])
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
