import { and, eq } from 'drizzle-orm'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueueAll } from '#app/platform/queue.server.ts'
import { type Report, reports } from './report.table.ts'
import type { ReportSubject } from './report.vocabulary.ts'

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
      ...{ businessId: of.businessId, reportId, news: 'decided' as const, to: 'reporter' as const },
    }))
  if (told.length > 0) await enqueueAll(tx, 'notifications.notify-of-report', told)
  return closed.map(({ id }) => id)
}

type OfReview = { businessId: string; reviewId: string }
type Removal = { at: Date; reason: ChallengeReason; note: string }

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
