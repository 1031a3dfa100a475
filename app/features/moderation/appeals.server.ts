import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { changeOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { lockReview, publishReview } from '#app/features/reviews/publish-review.server.ts'
import type { NewAppeal } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { appeals } from './case.table.ts'
import { dueAfter } from './case.vocabulary.ts'
import { addFacts } from './case-facts.server.ts'
import { decisionNote, putBack, recordDecision, requireVersion, versionRead } from './remove-review.server.ts'

/** Appeals the removal or refusal of a review, in its current version. Once per review. */
export async function appealRemoval(db: Database, token: string, { text }: NewAppeal) {
  await changeOwnReview(db, token, ['removed'], async (tx, review) => {
    if (review.challengedAt)
      throw conflict('The operator has not decided yet. You can appeal after the decision.')
    const at = now()
    const { businessId, id: reviewId } = review
    const made = await tx
      .insert(appeals)
      .values({ businessId, reviewId, text, createdAt: at })
      .onConflictDoNothing()
      .returning({ reviewId: appeals.reviewId })
    if (made.length === 0) throw conflict('You have already appealed. Each review has one appeal.')
    await appendActs(tx, [
      { businessId, reviewId, act: 'appealed', actor: 'author', at, fields: { appeal: text } },
    ])
    await enqueue(tx, 'notifications.notify-of-appeal', { businessId, reviewId, to: 'operator' })
  })
}

export const appealDecision = z
  .object({
    decision: z.enum(['accept', 'reject']),
    businessId: z.uuid(),
    reviewId: z.uuid(),
    version: versionRead,
    note: decisionNote,
  })
  .brand<'AppealDecision'>()
type AppealDecision = z.output<typeof appealDecision>

/** Open appeals, longest waiting first, without ratings. */
export async function listOpenAppeals(db: Database, { limit = 50 } = {}) {
  const rows = await db
    .select({
      businessId: appeals.businessId,
      businessName: businesses.name,
      reviewId: appeals.reviewId,
      version: reviews.version,
      appeal: appeals.text,
      removedReason: reviews.removedReason,
      removedNote: reviews.removedNote,
      removedAt: reviews.removedAt,
      title: reviews.title,
      text: reviews.text,
      authorName: reviews.authorName,
      editedAt: reviews.editedAt,
      openedAt: appeals.createdAt,
    })
    .from(appeals)
    .innerJoin(reviews, and(eq(reviews.businessId, appeals.businessId), eq(reviews.id, appeals.reviewId)))
    .innerJoin(businesses, eq(businesses.id, appeals.businessId))
    .where(eq(appeals.state, 'open'))
    .orderBy(asc(appeals.createdAt), asc(appeals.reviewId))
    .limit(limit)
  const open = rows.map(({ editedAt, removedReason, removedAt, ...row }) => ({
    ...row,
    removedReason: removedReason!,
    removedAt: removedAt!,
    isEditedSince: editedAt !== null && editedAt > removedAt!,
    decideBy: dueAfter(row.openedAt),
  }))
  return addFacts(db, open)
}

export type OpenAppeal = Awaited<ReturnType<typeof listOpenAppeals>>[number]

/**
 * Republishes the review or keeps it removed. The decision is final. Throws 409 when the author has edited the review
 * since the operator read it; the appeal itself cannot be edited.
 */
export async function decideAppeal(
  db: Database,
  { decision, businessId, reviewId, version, note }: AppealDecision,
) {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, { businessId, reviewId })
    const isIt = and(eq(appeals.businessId, businessId), eq(appeals.reviewId, reviewId))
    const [appeal] = await tx.select().from(appeals).where(isIt)
    if (!review || !appeal) throw notFound('appeal')
    if (appeal.state !== 'open') throw conflict('This appeal has already been decided.')
    requireVersion(review, version)
    const at = now()
    const state = decision === 'accept' ? 'accepted' : 'rejected'
    await tx.update(appeals).set({ state, decidedAt: at, decisionNote: note }).where(isIt)
    await appendActs(tx, [
      {
        businessId,
        reviewId,
        act: 'decided',
        actor: 'operator',
        at,
        fields: { decision: `appeal ${state}`, note },
      },
    ])
    if (state === 'accepted') {
      if (review.publishedAt) await putBack(tx, review, at)
      else await publishReview(tx, review, 'operator')
    }
    await recordDecision(tx, {
      businessId,
      reviewId,
      message:
        state === 'accepted'
          ? 'The operator accepted an author’s appeal: the review is public'
          : 'The operator rejected an author’s appeal: the review stays removed',
    })
    await enqueue(tx, 'notifications.notify-of-appeal', { businessId, reviewId, to: 'author' })
  })
}
