import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { appendActs } from '#app/features/log/acts.server.ts'
import { removeReply } from '#app/features/reviews/publish-reply.server.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, replies } from '#app/features/reviews/review.table.ts'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { reports } from './case.table.ts'
import { type ReportGround, reportSubjects } from './case.vocabulary.ts'
import { versionOfReply } from './open-reports.server.ts'
import { decisionOf, recordDecision, removeReview, requireVersion } from './remove-review.server.ts'
import { closeReports, isOpenAbout, upholdOpenChallenge } from './settle-cases.server.ts'

const decided = {
  businessId: z.uuid(),
  reviewId: z.uuid(),
  about: z.enum(reportSubjects),
  /** The latest report that the operator has read. */
  upTo: z.uuid(),
  /** `ReportedThing.version` of the text that the operator has read. */
  version: z.string(),
}

export const reportDecision = decisionOf(decided).brand<'ReportDecision'>()
type ReportDecision = z.output<typeof reportDecision>

type Upheld = Extract<ReportDecision, { decision: 'uphold' }>

/**
 * Removes the reported text, with a reason and a note, or keeps it. One decision covers all reports the
 * operator has read. Throws 409 for a second decision, for one that misses a newer report, for one made on another
 * version of the text, and for the removal of a challenged review within its author's time to reply.
 */
export async function decideReports(db: Database, decision: ReportDecision) {
  const { businessId, reviewId, about, note } = decision
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, decision)
    const open = await listUndecided(tx, decision)
    if (!review) throw notFound('review')
    await requireVersionOf(tx, review, decision)
    const at = now()
    const isUpheld = decision.decision === 'uphold'
    const thing = about === 'reply' ? 'reply' : 'review'
    const outcome: Record<string, string> = isUpheld
      ? { decision: `report of the ${thing} upheld`, reason: decision.reason, note }
      : { decision: `report of the ${thing} rejected`, note }
    await appendActs(tx, [{ businessId, reviewId, act: 'decided', actor: 'operator', at, fields: outcome }])
    if (isUpheld) await uphold(tx, review, decision, { at, open })
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

async function requireVersionOf(tx: Database, review: Review, { about, version }: ReportDecision) {
  if (about === 'review') return requireVersion(review, Number(version))
  const [reply] = await tx
    .select({ updatedAt: replies.updatedAt })
    .from(replies)
    .where(and(eq(replies.businessId, review.businessId), eq(replies.reviewId, review.id)))
  if (reply && versionOfReply(reply) !== version)
    throw conflict(
      'The business has changed this reply since you opened it. Read the new version, then decide.',
    )
}

/** The open reports that the operator has read; throws 409 without any, or with a newer one. */
async function listUndecided(tx: Database, decision: ReportDecision) {
  const open = await tx
    .select({ id: reports.id, ground: reports.ground })
    .from(reports)
    .where(isOpenAbout(decision))
    .orderBy(asc(reports.createdAt), asc(reports.id))
  if (open.length === 0) throw conflict('This has already been decided.')
  if (open.at(-1)!.id !== decision.upTo) throw conflict('There is a newer report. Please read it too.')
  return open
}

type Read = { at: Date; open: { ground: ReportGround }[] }

async function uphold(tx: Database, review: Review, decision: Upheld, { at, open }: Read) {
  const { businessId, about, reason, note } = decision
  const removedReply = about === 'reply' ? await removeReportedReply(tx, decision, at) : null
  const [reportId] = await closeReports(tx, decision, {
    at,
    state: 'upheld',
    decisionReason: reason,
    decisionNote: note,
    removedReply,
  })
  const told = { businessId, reportId: reportId!, news: 'decided' } as const
  await enqueue(tx, 'notifications.notify-of-report', {
    ...told,
    to: about === 'reply' ? 'owner' : 'author',
  })
  if (about === 'reply') return
  // The law does not let this one wait for the author.
  const isUrgent = reason === 'unlawful' && open.some(({ ground }) => ground === 'child_abuse')
  await upholdOpenChallenge(tx, review, { at, reason, note, isUrgent })
  await removeReview(tx, review, { at, reason, note })
}

/** The business may reply again, in other words. */
async function removeReportedReply(tx: Database, { businessId, reviewId, reason, note }: Upheld, at: Date) {
  const reply = await removeReply(tx, { businessId, reviewId })
  const fields = { answer: reply, reason, note }
  await appendActs(tx, [{ businessId, reviewId, act: 'answer_removed', actor: 'operator', at, fields }])
  return reply
}
