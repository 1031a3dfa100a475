import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { findFailedChecks } from '#app/features/moderation/checks.server.ts'
import { settleHiding } from '#app/features/moderation/hide-review.server.ts'
import { changeOwnReview } from '#app/features/reviews/authors-link.server.ts'
import {
  countReview,
  holdReview,
  isReview,
  refreshFacts,
} from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'

/** Removes a published review from every page and every counter. The author can restore it. */
export async function withdrawReview(db: Database, token: string) {
  await changeOwnReview(db, token, ['published'], async (tx, review) => {
    const at = now()
    await tx
      .update(reviews)
      .set({ state: 'withdrawn', withdrawnAt: at, hiddenAt: null, hiddenReason: null, updatedAt: at })
      .where(isReview(review))
    await record(tx, review, {
      by: -1,
      act: 'withdrawn',
      message: `${review.authorName} withdrew their review`,
    })
    const { businessId, id: reviewId } = review
    const news = { news: 'withdrawn', at: at.getTime() } as const
    await enqueue(tx, 'notifications.notify-author', { businessId, reviewId, ...news })
  })
}

/**
 * Restores a withdrawn review after the same checks as any: its author may have sent another one since. One that fails is
 * held for the operator.
 */
export async function restoreReview(db: Database, token: string) {
  return changeOwnReview(db, token, ['withdrawn'], async (tx, review) => {
    const at = now()
    const failedChecks = await findFailedChecks(tx, review)
    const isHeld = failedChecks.length > 0
    await tx
      .update(reviews)
      .set({ state: isHeld ? 'pending' : 'published', withdrawnAt: null, updatedAt: at })
      .where(isReview(review))
    if (isHeld) return holdReview(tx, review, failedChecks)
    await record(tx, review, {
      by: 1,
      act: 'restored',
      message: `${review.authorName} put their review back`,
    })
    await settleHiding(tx, { ...review, state: 'published' }, at)
    return 'published' as const
  })
}

type Recorded = { by: 1 | -1; act: 'withdrawn' | 'restored'; message: string }

async function record(tx: Database, review: Review, { by, act, message }: Recorded) {
  const { businessId, id } = review
  const business = await countReview(tx, review, by)
  await refreshFacts(tx, businessId, [id])
  await appendActs(tx, [{ businessId, reviewId: id, act, actor: 'author', at: now() }])
  await recordActivity(tx, { business, type: 'review_withdrawn', message, relatedId: id })
}
