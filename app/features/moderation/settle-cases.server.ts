import { and, eq } from 'drizzle-orm'
import { hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { formatDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { type Challenge, challenges, type Report, reports } from './case.table.ts'
import { authorHasUntil, type ReportSubject, urgentReasons } from './case.vocabulary.ts'

/** Throws 409 while the author still has time to reply, unless the reason for the removal cannot wait. */
export function requireAuthorsTimeOver(challenge: Pick<Challenge, 'createdAt'>, reason: ChallengeReason) {
  const until = authorHasUntil(challenge.createdAt)
  if (urgentReasons.includes(reason) || now() >= until) return
  const time = until.toISOString().slice(11, 16)
  throw conflict(
    `The business challenged this review, and its author has until ${formatDate(until)}, ${time} UTC to reply. Until then it can be removed only for personal data or for hate or threats.`,
  )
}

export const isOpenChallengeOf = ({ businessId, id }: Pick<Review, 'businessId' | 'id'>) =>
  and(eq(challenges.businessId, businessId), eq(challenges.reviewId, id), eq(challenges.state, 'open'))

type Removal = { at: Date; reason: ChallengeReason; note: string; isUrgent?: boolean }

/**
 * Upholds the open challenge of a review that is removed because of a report or a failed check, and notifies the
 * business. Throws 409 like a decision on the challenge itself, so that no other way to a removal is shorter.
 */
export async function upholdOpenChallenge(
  tx: Database,
  review: Review,
  { at, reason, note, isUrgent = false }: Removal,
) {
  const { businessId } = review
  const isOpen = isOpenChallengeOf(review)
  const [challenge] = await tx.select().from(challenges).where(isOpen)
  if (!challenge) return
  if (!isUrgent) requireAuthorsTimeOver(challenge, reason)
  const wordingHash = hashOfWording(review)
  await tx
    .update(challenges)
    .set({ state: 'upheld', wordingHash, decidedAt: at, decisionNote: note })
    .where(isOpen)
  const told = { businessId, challengeId: challenge.id, news: 'decided', to: 'owner' } as const
  await enqueue(tx, 'notifications.notify-of-challenge', told)
}

export const isOpenAbout = (of: { businessId: string; reviewId: string; about?: ReportSubject }) =>
  and(
    eq(reports.businessId, of.businessId),
    eq(reports.reviewId, of.reviewId),
    eq(reports.state, 'open'),
    of.about && eq(reports.about, of.about),
  )

type Outcome = Pick<Report, 'state'> &
  Partial<Pick<Report, 'decisionReason' | 'decisionNote' | 'removedReply' | 'explanation'>>

/**
 * Closes the open reports about a review or its reply and enqueues a mail to each reporter with an address.
 */
export async function closeReports(
  tx: Database,
  of: { businessId: string; reviewId: string; about?: ReportSubject },
  { at, ...outcome }: Outcome & { at: Date },
) {
  const closed = await tx
    .update(reports)
    .set({ ...outcome, decidedAt: at })
    .where(isOpenAbout(of))
    .returning({ id: reports.id, email: reports.email })
  const told = closed
    .filter(({ email }) => email !== null)
    .map(({ id: reportId }) => ({
      businessId: of.businessId,
      reportId,
      news: 'decided' as const,
      to: 'reporter' as const,
    }))
  if (told.length > 0) await enqueueAll(tx, 'notifications.notify-of-report', told)
  return closed.map(({ id }) => id)
}

type OfReview = { businessId: string; reviewId: string }

/** Upholds all reports of a removed review, whatever the reason, and closes those of its reply. */
export async function settleReports(tx: Database, of: OfReview, { at, reason, note }: Removal) {
  const upheld = { at, state: 'upheld', decisionReason: reason, decisionNote: note } as const
  await closeReports(tx, { ...of, about: 'review' }, upheld)
  await closeReports(tx, { ...of, about: 'reply' }, { at, state: 'gone' })
}

/** The author erased the review: closes its reports and deletes every quote of it. */
export async function abandonReports(tx: Database, of: OfReview, at: Date) {
  await closeReports(tx, of, { at, state: 'gone' })
  await tx
    .update(reports)
    .set({ explanation: null, removedReply: null, decisionNote: null })
    .where(and(eq(reports.businessId, of.businessId), eq(reports.reviewId, of.reviewId)))
}
