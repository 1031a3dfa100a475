import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { maxMails, queueMail } from '#app/features/invitations/change-invitation.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import {
  isInvitation,
  lockInvitation,
  type OfInvitation,
} from '#app/features/invitations/invitation-row.server.ts'
import { suppressions } from '#app/features/mailing/mailing.table.ts'
import { findSuppression, isSuppressionOf } from '#app/features/mailing/suppression.server.ts'
import { type JobName, mailOf } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'
import { type FailedJob, listStuckJobs, retryFailedJob } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'

/** Queues one job again and records that an operator did. */
export async function retryAsOperator(
  db: Database,
  { operatorId, jobId }: { operatorId: string; jobId: string },
) {
  await db.transaction(async (tx) => {
    const job = await retryFailedJob(tx, jobId)
    await recordRetries(tx, operatorId, [job])
  })
}

/** The same for all jobs of one kind. Returns their number. */
export async function retryAllAsOperator(
  db: Database,
  { operatorId, name }: { operatorId: string; name: JobName },
) {
  return db.transaction(async (tx) => {
    const stuck = await listStuckJobs(tx, [name], { limit: 1000 })
    for (const { id } of stuck) await retryFailedJob(tx, id)
    await recordRetries(tx, operatorId, stuck)
    return stuck.length
  })
}

/** Recorded in the activities of each business concerned, otherwise in the operators' record. */
async function recordRetries(tx: Database, operatorId: string, jobs: FailedJob[]) {
  const named = [...new Set(jobs.flatMap(({ businessId }) => businessId ?? []))]
  const known =
    named.length === 0
      ? []
      : await tx
          .select({ id: businesses.id, tierName: businesses.tierName })
          .from(businesses)
          .where(inArray(businesses.id, named))
  for (const business of known) {
    const its = jobs.filter(({ businessId }) => businessId === business.id)
    await recordActivity(tx, { business, type: 'jobs_retried', message: sentenceOf(its) })
  }
  const others = jobs.filter(({ businessId }) => !known.some(({ id }) => id === businessId))
  if (others.length > 0) await recordOperatorAction(tx, { operatorId, message: sentenceOf(others) })
}

function sentenceOf(jobs: FailedJob[]) {
  const [{ name }] = jobs as [FailedJob]
  const what = mailOf[name] ?? name
  const isMail = mailOf[name] !== null
  if (jobs.length === 1) return `The operator had a failed ${isMail ? 'mail sent' : 'job run'} again: ${what}`
  return `The operator had ${jobs.length} failed ${isMail ? 'mails sent' : 'jobs run'} again: ${what}`
}

/** Joins the suppression of an invitation's address. */
const isSuppressed = () =>
  and(eq(suppressions.businessId, invitations.businessId), isSuppressionOf(invitations.email))

const mayBeRetried = (at: Date) =>
  and(
    isNull(suppressions.emailHash),
    gt(invitations.expiresAt, at),
    sql`${invitations.mailsSent} < ${maxMails}`,
    sql`${invitations.email} is not null`,
    eq(businesses.isActive, true),
  )

/** Invitations of all businesses that a mail server rejected and that may be sent again, newest first. */
export async function listUndelivered(db: Database, { limit = 100 } = {}) {
  const rows = await db
    .select({
      businessId: invitations.businessId,
      businessName: businesses.name,
      invitationId: invitations.id,
      email: invitations.email,
      /** What the mail server said. */
      failure: invitations.failure,
      endedAt: sql<Date>`${invitations.endedAt}`.mapWith(invitations.endedAt),
    })
    .from(invitations)
    .innerJoin(businesses, eq(businesses.id, invitations.businessId))
    .leftJoin(suppressions, isSuppressed())
    .where(and(eq(invitations.state, 'undelivered'), mayBeRetried(now())))
    .orderBy(desc(invitations.endedAt), desc(invitations.id))
    .limit(limit)
  return rows.map(({ email, ...row }) => ({ ...row, mailTo: email && maskedAddress(email) }))
}
export type UndeliveredInvitation = Awaited<ReturnType<typeof listUndelivered>>[number]

/** How many of them may be sent again. */
export async function countUndelivered(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(invitations)
    .innerJoin(businesses, eq(businesses.id, invitations.businessId))
    .leftJoin(suppressions, isSuppressed())
    .where(and(eq(invitations.state, 'undelivered'), mayBeRetried(now())))
  return row!.count
}

/** Queues the mail again, once the operator has solved the cause. Never to a suppressed address. */
export async function retryUndelivered(db: Database, of: OfInvitation) {
  await db.transaction(async (tx) => {
    const invitation = isUuid(of.invitationId) ? await lockInvitation(tx, of) : undefined
    if (!invitation) throw notFound('invitation')
    const { email, state, expiresAt, mailsSent, clickedAt } = invitation
    if (state !== 'undelivered') throw conflict('This invitation is already back in the queue.')
    if (!email || expiresAt <= now() || mailsSent >= maxMails)
      throw conflict('This invitation has ended and cannot be sent again.')
    if (await findSuppression(tx, of.businessId, email)) throw conflict('We no longer mail this address.')
    const [business] = await tx
      .select({ id: businesses.id, tierName: businesses.tierName, isActive: businesses.isActive })
      .from(businesses)
      .where(eq(businesses.id, of.businessId))
    if (!business!.isActive) throw conflict('This business is closed and sends no mail.')
    const before = clickedAt ? 'clicked' : mailsSent > 0 ? 'sent' : 'queued'
    await tx.update(invitations).set({ state: before, endedAt: null, failure: null }).where(isInvitation(of))
    await queueMail(tx, invitation)
    await recordActivity(tx, {
      business: business!,
      type: 'operator_retried',
      message: 'The operator sent an undelivered invitation again',
      relatedId: invitation.batchId,
    })
  })
}
