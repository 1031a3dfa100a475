import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone } from '#app/platform/refusal.ts'
import { openLink } from '#app/platform/token-links.server.ts'
import { findReview, lockReview } from './publish-review.server.ts'
import type { Review } from './review.table.ts'
import type { ReviewState } from './review.vocabulary.ts'

/** The review that an author's link opens. Throws as `openLink` does. */
export async function followLink(db: Database, token: string, purpose: 'confirm-review' | 'authors-desk') {
  const { businessId, subjectId: reviewId } = await openLink(db, token, purpose)
  return { businessId, reviewId }
}

/** The review that the token of an author's desk opens. */
export async function findOwnReview(db: Database, token: string): Promise<Review> {
  const { businessId, reviewId } = await followLink(db, token, 'authors-desk')
  const review = await findReview(db, { businessId, reviewId })
  if (!review) throw gone('This review was erased.')
  return review
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
