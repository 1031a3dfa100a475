import { isDeepStrictEqual } from 'node:util'
import { and, eq, max } from 'drizzle-orm'
import { replaceName } from '#app/features/activities/record-activity.server.ts'
import type { QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { answersAsText, wordsOf } from '#app/features/log-format/commitment.ts'
import { appeals } from '#app/features/moderation/case.table.ts'
import { findFailedChecks } from '#app/features/moderation/checks.server.ts'
import { settleHiding } from '#app/features/moderation/hide-review.server.ts'
import { recordAboutReview } from '#app/features/moderation/remove-review.server.ts'
import { changeOwnReview, findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { fingerprintOf } from '#app/features/reviews/fingerprints.server.ts'
import {
  countReview,
  holdReview,
  isReview,
  publishReview,
  refreshFacts,
} from '#app/features/reviews/publish-review.server.ts'
import type { EditedReview, ShownName } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews, type Written, writtenOf } from '#app/features/reviews/review.table.ts'
import { type FailedCheck, reviewStates } from '#app/features/reviews/review.vocabulary.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { reviewVersions } from './author.table.ts'

/** All of them are kept, so they must not grow without end. */
const mostVersions = 50

/**
 * Replaces the author's words and stars, and keeps what they replace. The new wording goes through the same
 * checks as any review. `changed`: what they say to the business's questions by now; without it, what they said before.
 * A removed one is mended, and stays away until the operator has decided. Throws 409 if `edited` names the version that
 * its author saw and there is a newer one.
 */
export async function editReview(
  db: Database,
  token: string,
  edited: EditedReview,
  changed?: QuestionAnswer[] | null,
) {
  return changeOwnReview(db, token, ['published', 'pending', 'removed'], async (tx, review) => {
    if (!review.confirmedAt) throw conflict('Please confirm your address first, with the link in your email.')
    if (review.state === 'removed') await refuseAfterAppeal(tx, review)
    const { version = review.version, ...words } = edited
    if (version !== review.version) throw conflict(messages.en.desk.notNow)
    const answers = changed === undefined ? review.answers : changed
    const said = writtenOf({ ...review, ...words, answers })
    if (isSame(said, review)) return 'unchanged' as const

    const next = await replaceVersion(tx, review, { ...said, textFingerprint: fingerprintOf(said.text) })
    const { businessId, id } = review
    await recordEdit(tx, review, `${review.authorName} edited their review`)
    await enqueue(tx, 'analyses.analyse-review', { businessId, reviewId: id })
    const outcome = review.state === 'removed' ? ('mended' as const) : await settleEdit(tx, review, next)
    // One that is held or published by this has a mail about that.
    if (outcome === 'mended' || (outcome === 'published' && review.state === 'published')) {
      const at = next.editedAt!.getTime()
      await enqueue(tx, 'notifications.notify-author', { businessId, reviewId: id, news: 'edited', at })
    }
    return outcome
  })
}

const isSame = (a: Written, b: Written) => isDeepStrictEqual(comparable(a), comparable(b))

/** The database does not keep the order of the keys of an answer. */
const comparable = (written: Written) => ({
  ...writtenOf(written),
  answers: answersAsText(written.answers ?? []),
})

/**
 * Stays published if the new text passes the checks; otherwise it is held for the operator. Words that were hidden come
 * back if our check no longer agrees with the challenge.
 */
async function settleEdit(tx: Database, before: Review, next: Review) {
  const failing = await findFailedChecks(tx, next)
  const failedChecks = before.state === 'published' ? failing.filter(isOfEdit(before, next)) : failing
  if (before.state === 'published') await countReview(tx, before, -1)
  if (failedChecks.length > 0) {
    await holdReview(tx, next, failedChecks)
    return 'held' as const
  }
  if (before.state === 'published') await countReview(tx, next, 1)
  else await publishReview(tx, next)
  await settleHiding(tx, next, next.editedAt!)
  return 'published' as const
}

/**
 * What others have sent since a review was published does not hold back its edit. Otherwise a copy, a review in the same
 * name or a flood would take a bad review off the page.
 */
const isOfEdit = (before: Review, next: Review) => (check: FailedCheck) => {
  if (check === 'duplicate_author' || check === 'burst') return false
  return check !== 'duplicate_text' || !before.textFingerprint.equals(next.textFingerprint)
}

/** Writes a new version with its log entry and keeps the one that it replaces. */
export async function replaceVersion(tx: Database, review: Review, said: Partial<Review>): Promise<Review> {
  const at = now()
  await keepVersion(tx, review, at)
  const changed = { editedAt: at, ...said, version: review.version + 1, updatedAt: at }
  await tx.update(reviews).set(changed).where(isReview(review))
  const next = { ...review, ...changed }
  const { businessId, id } = review
  await refreshFacts(tx, businessId, [id])
  await appendActs(tx, [
    { businessId, reviewId: id, act: 'edited', actor: 'author', at, fields: wordsOf(next) },
  ])
  return next
}

async function keepVersion(tx: Database, review: Review, at: Date) {
  const { businessId, id } = review
  const [last] = await tx
    .select({ number: max(reviewVersions.number) })
    .from(reviewVersions)
    .where(and(eq(reviewVersions.businessId, businessId), eq(reviewVersions.reviewId, id)))
  const number = (last?.number ?? 0) + 1
  if (number > mostVersions)
    throw conflict(`You have edited this review ${mostVersions} times. It cannot be edited again.`)
  await tx.insert(reviewVersions).values({
    businessId,
    reviewId: id,
    number,
    ...writtenOf(review),
    writtenAt: review.editedAt ?? review.writtenAt,
    replacedAt: at,
  })
}

async function refuseAfterAppeal(tx: Database, { businessId, id }: Review) {
  const [appeal] = await tx
    .select({ state: appeals.state })
    .from(appeals)
    .where(and(eq(appeals.businessId, businessId), eq(appeals.reviewId, id)))
  if (appeal && appeal.state !== 'open') throw conflict('The operator’s decision on your appeal is final.')
}

const recordEdit = (tx: Database, { businessId, id: reviewId }: Review, message: string) =>
  recordAboutReview(tx, { businessId, reviewId, message, type: 'review_edited' })

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
