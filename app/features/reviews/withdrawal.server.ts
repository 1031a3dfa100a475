import { recordActivity } from '#app/features/activities/recording.server.ts'
import { appendLeaves } from '#app/features/transparency/leaf.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone } from '#app/platform/refusal.ts'
import { followLink } from './links.server.ts'
import { countReview, findReview, isReview, lockReview } from './publishing.server.ts'
import { type Review, reviews } from './review.table.ts'
import type { ReviewState } from './review.vocabulary.ts'

/** What the author's own link opens onto. */
export async function findOwnReview(db: Database, token: string): Promise<Review> {
  const { businessId, reviewId } = await followLink(db, token, 'authors-desk')
  const review = await findReview(db, { businessId, reviewId })
  if (!review) throw gone('This review was erased.')
  return review
}

/** Takes a published review off every page and out of every counter. The author can put it back. */
export async function withdrawReview(db: Database, token: string) {
  await changeOwnReview(db, token, ['published'], async (tx, review) => {
    const at = now()
    await tx
      .update(reviews)
      .set({ state: 'withdrawn', withdrawnAt: at, updatedAt: at })
      .where(isReview(review))
    await record(tx, review, {
      by: -1,
      kind: 'withdrawn',
      message: `${review.authorName} withdrew their review`,
    })
  })
}

/** Puts a withdrawn review back as it was. It passed the checks when it was published. */
export async function restoreReview(db: Database, token: string) {
  await changeOwnReview(db, token, ['withdrawn'], async (tx, review) => {
    const at = now()
    await tx
      .update(reviews)
      .set({ state: 'published', withdrawnAt: null, updatedAt: at })
      .where(isReview(review))
    await record(tx, review, {
      by: 1,
      kind: 'restored',
      message: `${review.authorName} put their review back`,
    })
  })
}

/** Does something to the review that a link opens, while nobody else can, and only from these states. */
export async function changeOwnReview<T>(
  db: Database,
  token: string,
  from: readonly ReviewState[],
  change: (tx: Database, review: Review) => Promise<T>,
): Promise<T> {
  const of = await followLink(db, token, 'authors-desk')
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, of)
    if (!review) throw gone('This review was erased.')
    if (!from.includes(review.state))
      throw conflict(`Your review is ${review.state} now, so this cannot be done.`)
    return change(tx, review)
  })
}

type Recorded = { by: 1 | -1; kind: 'withdrawn' | 'restored'; message: string }

async function record(tx: Database, review: Review, { by, kind, message }: Recorded) {
  const { businessId, id } = review
  const business = await countReview(tx, review, by)
  await appendLeaves(tx, [{ businessId, reviewId: id, kind, at: now(), content: {} }])
  await recordActivity(tx, { business, type: 'review_withdrawn', message, relatedId: id })
}
