import { replaceName } from '#app/features/activities/recording.server.ts'
import { findFailedChecks } from '#app/features/moderation/checks.server.ts'
import { settleHiding } from '#app/features/moderation/hiding.server.ts'
import { changeOwnReview, findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { countReview, holdReview } from '#app/features/reviews/publishing.server.ts'
import type { ShownName } from '#app/features/reviews/review.schema.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { reviewStates } from '#app/features/reviews/review.vocabulary.ts'
import { limits } from '#app/limits.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { recordEdit, replaceVersion } from './editing.server.ts'

/**
 * Changes the shown name of a review's author, in every state. It publishes nothing: a review that is not public stays
 * so. A public one is held if the new name fails a check that the old one passed.
 */
export async function renameAuthor(db: Database, token: string, { authorName }: ShownName) {
  const known = await findOwnReview(db, token)
  if (authorName !== known.authorName) await countAgainst(limits.renamesOfAuthor, known.id)
  return changeOwnReview(db, token, reviewStates, async (tx, review) => {
    if (authorName === review.authorName) return 'unchanged' as const
    const next = await replaceVersion(tx, review, { authorName })
    const { businessId, id } = review
    await replaceName(tx, { businessId, relatedId: id, from: review.authorName, to: authorName })
    await recordEdit(tx, review, `${authorName} changed the name shown with their review`)
    return review.state === 'published' ? settleName(tx, review, next) : ('saved' as const)
  })
}

async function settleName(tx: Database, before: Review, next: Review) {
  const failing = await findFailedChecks(tx, next)
  const known = failing.length > 0 ? await findFailedChecks(tx, before) : []
  const failedChecks = failing.filter((check) => !known.includes(check))
  if (failedChecks.length === 0) {
    await settleHiding(tx, next, next.editedAt!)
    return 'saved' as const
  }
  await countReview(tx, before, -1)
  await holdReview(tx, next, failedChecks)
  return 'held' as const
}
