import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { lockReview } from '#app/features/reviews/publishing.server.ts'
import { removeReply } from '#app/features/reviews/replying.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { challenges } from './challenge.table.ts'
import { decisionNote, recordDecision, removeReview } from './removing.server.ts'
import { reports } from './report.table.ts'
import { reportSubjects } from './report.vocabulary.ts'
import { closeReports, isOpenAbout } from './settling-reports.server.ts'

const decided = {
  businessId: z.uuid(),
  reviewId: z.uuid(),
  about: z.enum(reportSubjects),
  /** The latest report that the operator has read. */
  upTo: z.uuid(),
  note: decisionNote,
}

export const reportDecision = z
  .discriminatedUnion('decision', [
    z.object({
      decision: z.literal('uphold'),
      reason: z.enum(challengeReasons, 'Please choose a reason'),
      ...decided,
    }),
    z.object({ decision: z.literal('reject'), ...decided }),
  ])
  .brand<'ReportDecision'>()
export type ReportDecision = z.output<typeof reportDecision>

type Upheld = Extract<ReportDecision, { decision: 'uphold' }>

/**
 * Removes the reported text, with a reason and a note, or keeps it. One decision covers all reports the
 * operator has read; a second decision is refused, and so is one that misses a newer report.
 */
export async function decideReports(db: Database, decision: ReportDecision) {
  const { businessId, reviewId, about, note } = decision
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, decision)
    await requireUndecided(tx, decision)
    if (!review) throw notFound('review')
    const at = now()
    const isUpheld = decision.decision === 'uphold'
    const thing = about === 'reply' ? 'reply' : 'review'
    const outcome: Record<string, string> = isUpheld
      ? { decision: `report of the ${thing} upheld`, reason: decision.reason, note }
      : { decision: `report of the ${thing} rejected`, note }
    await appendLogEntries(tx, [{ businessId, reviewId, kind: 'decided', at, content: outcome }])
    if (isUpheld) await uphold(tx, review, decision, at)
    else await closeReports(tx, decision, { at, state: 'rejected', decisionNote: note })
    await recordDecision(tx, {
      businessId,
      reviewId,
      message: isUpheld
        ? `The operator removed a reported ${thing}: ${challengeReasonText[decision.reason].toLowerCase()}`
        : `The operator kept a reported ${thing}`,
    })
  })
}

async function requireUndecided(tx: Database, decision: ReportDecision) {
  const open = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(isOpenAbout(decision))
    .orderBy(asc(reports.createdAt), asc(reports.id))
  if (open.length === 0) throw conflict('This has already been decided.')
  if (open.at(-1)!.id !== decision.upTo) throw conflict('There is a newer report. Please read it too.')
}

async function uphold(tx: Database, review: Review, decision: Upheld, at: Date) {
  const { businessId, about, reason, note } = decision
  const removedReply = about === 'reply' ? await removeReportedReply(tx, decision, at) : null
  const [reportId] = await closeReports(tx, decision, {
    ...{ at, state: 'upheld', decisionReason: reason, decisionNote: note, removedReply },
  })
  const told = { businessId, reportId: reportId!, news: 'decided' } as const
  await enqueue(tx, 'notifications.notify-of-report', {
    ...told,
    to: about === 'reply' ? 'owner' : 'author',
  })
  if (about === 'reply') return
  await upholdChallenge(tx, review, { at, note })
  await removeReview(tx, review, { at, reason, note })
}

/** The business may reply again, in other words. */
async function removeReportedReply(tx: Database, { businessId, reviewId, reason, note }: Upheld, at: Date) {
  const reply = await removeReply(tx, { businessId, reviewId })
  const content = { answer: reply, reason, note }
  await appendLogEntries(tx, [{ businessId, reviewId, kind: 'removed', at, content }])
  return reply
}

/**
 * Upholds an open challenge of the same review and notifies the business. The author gets only the report's
 * notice.
 */
async function upholdChallenge(tx: Database, review: Review, { at, note }: { at: Date; note: string }) {
  const { businessId, id } = review
  const [challenge] = await tx
    .update(challenges)
    .set({ state: 'upheld', decidedAt: at, decisionNote: note })
    .where(
      and(eq(challenges.businessId, businessId), eq(challenges.reviewId, id), eq(challenges.state, 'open')),
    )
    .returning({ id: challenges.id })
  if (!challenge) return
  const told = { businessId, challengeId: challenge.id, news: 'decided', to: 'owner' } as const
  await enqueue(tx, 'notifications.notify-of-challenge', told)
}
