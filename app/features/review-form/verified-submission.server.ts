import { settleReview } from '#app/features/moderation/checks.server.ts'
import { isReview } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { findBusinesses, findFirstTry, rowOf, type Submission, saveReviews } from './submission.server.ts'

type Vouched = Submission & Required<Pick<Submission, 'vouched'>>

/**
 * Saves the review of somebody whose address is vouched for, and settles it at once: there is nothing left to
 * confirm. Null when what vouches for it was used before; a second tap on the button gets its first review.
 */
export async function saveVouched(tx: Database, submission: Vouched) {
  const row = await rowFor(tx, submission)
  const saved = (await saveReviews(tx, [row])).get(row.id)
  if (!saved) return findSent(tx, submission)
  const [written] = await tx
    .select()
    .from(reviews)
    .where(isReview({ businessId: saved.businessId, id: saved.reviewId }))
  await settleReview(tx, written!)
  return saved
}

/** The review that this very form was sent with before, or null. */
export async function findSent(tx: Database, submission: Vouched) {
  const first = await findFirstTry(tx, await rowFor(tx, submission))
  return first instanceof Refusal ? null : first
}

async function rowFor(tx: Database, submission: Vouched) {
  const known = await findBusinesses(tx, [submission])
  const row = rowOf(submission, known.get(submission.businessId))
  if (row instanceof Refusal) throw row
  return row
}
