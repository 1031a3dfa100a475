import { createHmac, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { replaceName } from '#app/features/activities/record-activity.server.ts'
import { eraseInvited } from '#app/features/invitations/erase-invitations.server.ts'
import { forgetRequestsAbout } from '#app/features/language-model/ask-model.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { findIndex, listActs, type OpenedAct } from '#app/features/log/read-acts.server.ts'
import { fileOf } from '#app/features/log/receipts.server.ts'
import { removePhotosOf } from '#app/features/media/change-photos.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { recordAboutReview } from '#app/features/moderation/remove-review.server.ts'
import { abandonReports } from '#app/features/moderation/settle-cases.server.ts'
import { eraseOrders } from '#app/features/orders/take-order.job.ts'
import { changeOwnReview, followLink } from '#app/features/reviews/authors-link.server.ts'
import { neverReturn } from '#app/features/reviews/fingerprints.server.ts'
import { countReview, isImportedFrom, isReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { reviewStates } from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { noteErasure } from '#app/platform/erasures.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { enqueue, forgetJobs } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { areEqual, deriveKeys, sign, verify } from '#app/platform/secret.server.ts'
import { deleteLinks } from '#app/platform/token-links.server.ts'
import { limits } from '#app/rate-limits.ts'
import { erasureCodes } from './author.table.ts'

const codeLifetime = minutes(periods.codeMinutes)
const mostTries = 5

type OfReview = { businessId: string; reviewId: string }

const isCodeOf = ({ businessId, reviewId }: OfReview) =>
  and(eq(erasureCodes.businessId, businessId), eq(erasureCodes.reviewId, reviewId))

/** Requests a fresh code by mail. Erasing is permanent, so a link in an old mail is not enough. */
export async function askForErasureCode(db: Database, token: string) {
  const of = await followLink(db, token, 'authors-desk')
  await countAgainst(limits.erasureCodesOfReview, of.reviewId)
  await enqueue(db, 'authors.send-erasure-code', of)
}

/** Makes the code to be mailed and replaces any earlier one. Only its keyed hash is stored. */
export async function makeErasureCode(db: Database, of: OfReview): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const [hash] = hashesOf(of, code)
  const fresh = { hash: hash!, tries: 0, expiresAt: new Date(now().getTime() + codeLifetime) }
  await db
    .insert(erasureCodes)
    .values({ ...of, ...fresh })
    .onConflictDoUpdate({ target: [erasureCodes.businessId, erasureCodes.reviewId], set: fresh })
  return code
}

/**
 * Erases a review and its author: text, name, address, salts, versions, analysis, reply, token links, and the
 * queue's jobs and kept mails about them. The commitments stay in the log, with one more entry for the
 * erasure, and a keyed hash so that no import brings it back. `receipt`: a token for the file of the erasure's receipt.
 * Throws 422 for a wrong code, which counts as an attempt.
 */
export async function eraseOwnReview(db: Database, token: string, code: string) {
  const outcome = await changeOwnReview(db, token, reviewStates, async (tx, review) => {
    const of = { businessId: review.businessId, reviewId: review.id }
    const isRight = await tryCode(tx, of, code)
    const receipt = isRight ? signErasure(await eraseReview(tx, review, 'erased')) : ''
    return { isRight, businessId: review.businessId, receipt }
  })
  // Thrown outside the transaction, so that the attempt is counted.
  if (!outcome.isRight) throw invalid('This code is wrong or has expired. You can request a new one.')
  return { businessId: outcome.businessId, receipt: outcome.receipt }
}

async function tryCode(tx: Database, of: OfReview, typed: string) {
  const [kept] = await tx.select().from(erasureCodes).where(isCodeOf(of))
  if (!kept || kept.expiresAt <= now() || kept.tries >= mostTries) return false
  await tx
    .update(erasureCodes)
    .set({ tries: kept.tries + 1 })
    .where(isCodeOf(of))
  return hashesOf(of, typed.replace(/\D/g, '')).some((hash) => areEqual(hash, kept.hash))
}

const hashesOf = ({ businessId, reviewId }: OfReview, code: string) =>
  deriveKeys('erasure-codes').map((key) =>
    createHmac('sha256', key).update(`${businessId} ${reviewId} ${code}`).digest(),
  )

/** Returns what opens the erasure. `kind`: who erases it. The text of an operator's decision goes too; the log keeps that it was made. */
export async function eraseReview(tx: Database, review: Review, kind: 'erased' | 'erased_by_operator') {
  const { businessId, id, authorEmail } = review
  for (const replaced of await listReplaced(tx, review)) await eraseReview(tx, replaced, kind)
  if (review.state === 'published') await countReview(tx, review, -1)
  const challenged = await tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.businessId, businessId), eq(challenges.reviewId, id)))
  noteErasure({ businessId, reviewId: id, kind })
  const at = now()
  await appendActs(tx, [
    { businessId, reviewId: id, act: 'erased', actor: kind === 'erased' ? 'author' : 'operator', at },
  ])
  const erased = (await listActs(tx, { businessId, reviewId: id })).at(-1)!
  await abandonReports(tx, { businessId, reviewId: id }, at)
  await neverReturn(tx, businessId, [review])
  await forgetName(tx, review, kind)
  const invited = { businessId, email: authorEmail, invitationId: review.invitationId }
  await eraseOrders(tx, invited)
  await eraseInvited(tx, invited)
  await deleteLinks(tx, businessId, [id])
  await removePhotosOf(tx, businessId, [id])
  // Receipts with their salts, versions, reply, challenges, appeal, analysis and consents are deleted by
  // cascade.
  await tx.delete(reviews).where(isReview(review))
  await forgetRequestsAbout(tx, businessId, [id])
  await forgetJobs(tx, [id, ...challenged.map((each) => each.id)])
  await forgetMails(tx, { to: authorEmail, about: id })
  return { businessId, reviewId: id, ...erased }
}

/** The imported reviews in whose place the author wrote this one. */
const listReplaced = (tx: Database, { businessId, authorEmail }: Review) =>
  tx
    .select()
    .from(reviews)
    .where(and(isImportedFrom(businessId, authorEmail), eq(reviews.state, 'withdrawn')))
    .for('update')

/** The business's activities still say what happened, but no longer name the author. */
async function forgetName(
  tx: Database,
  { businessId, id, authorName }: Review,
  kind: 'erased' | 'erased_by_operator',
) {
  await replaceName(tx, { businessId, relatedId: id, from: authorName, to: 'an author' })
  await recordAboutReview(tx, {
    businessId,
    reviewId: id,
    type: 'review_erased',
    message:
      kind === 'erased'
        ? 'An author erased their review'
        : 'The operator erased a review at its author’s wish',
  })
}

// The receipt of an erasure. The salt that opens its log entry is deleted with the review, so only the author's token still holds it.

type Erased = Pick<OpenedAct, 'entry' | 'salt' | 'at'> & { businessId: string; reviewId: string }

const signErasure = ({ businessId, reviewId, entry, salt, at }: Erased) =>
  sign(
    'erasure-receipt',
    [businessId, reviewId, at.toISOString(), entry.toString('base64'), salt.toString('base64')].join(' '),
  )

/** The file, with the proof once the log has the erasure. Null for a token that is not ours, or too old. */
export async function makeErasureFile(db: Database, token: string) {
  const [businessId, review, at, ...bytes] = verify('erasure-receipt', token)?.payload.split(' ') ?? []
  if (!businessId || !review || !at) return null
  const [entry, salt] = bytes.map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  const fields: OpenedAct['fields'] = Object.entries({ at, review })
  const index = await findIndex(db, businessId, entry)
  return fileOf(db, [{ entry, salt, at: new Date(at), fields, index }])
}
