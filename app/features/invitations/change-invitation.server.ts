import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { type Invitation, invitationBatches, invitations } from './invitation.table.ts'
import {
  endInvitation,
  endInvitations,
  frontPosition,
  isCancellable,
  lockInvitation,
  type OfInvitation,
  updateInvitation,
} from './invitation-row.server.ts'
import { returnToMonth } from './monthly-quota.server.ts'

/** The first mail and three more. */
export const maxMails = 4
const minResendInterval = days(1)

type Sent = Pick<Invitation, 'state' | 'mailsSent' | 'mailsWanted' | 'lastMailAt' | 'expiresAt'>

/** Whether the owner may send one more mail: at most one a day, four in all. */
export function isResendable({ state, mailsSent, mailsWanted, lastMailAt, expiresAt }: Sent, at: Date) {
  if (state !== 'sent' && state !== 'clicked') return false
  if (mailsSent < mailsWanted || mailsSent >= maxMails || expiresAt <= at) return false
  return lastMailAt !== null && at.getTime() - lastMailAt.getTime() >= minResendInterval
}

type OfBatch = { businessId: string; batchId: string }

/** Sends an invitation again. A double tap sends one mail. */
export async function resendInvitation(db: Database, of: OfInvitation) {
  await db.transaction(async (tx) => {
    const invitation = await lock(tx, of)
    if (!isResendable(invitation, now())) {
      throw conflict('This invitation cannot be sent again now. The limit is one mail a day and four in all.')
    }
    await queueMail(tx, invitation)
    await enqueue(tx, 'invitations.wake-sending', {})
  })
}

/** Queues one more mail. The caller holds the row's lock and has checked that it may be sent. */
export async function queueMail(tx: Database, invitation: Invitation) {
  await updateInvitation(tx, invitation, {
    mailsWanted: invitation.mailsSent + 1,
    queuePosition: await frontPosition(tx),
    sendAfter: now(),
    deferrals: 0,
  })
}

/**
 * Cancels an invitation that nobody has begun to answer: its link stops working and nothing more is mailed. If no mail was sent yet, it no longer counts
 * towards its month.
 */
export async function cancelInvitation(db: Database, of: OfInvitation) {
  await db.transaction(async (tx) => {
    const business = await lockBusiness(tx, of.businessId)
    const invitation = await lock(tx, of)
    if (invitation.state === 'cancelled') return
    if (invitation.state === 'clicked')
      throw conflict('This customer has begun to write, so the invitation cannot be cancelled any more.')
    if (!isCancellable(invitation))
      throw conflict('This invitation has already ended and cannot be cancelled.')
    await endInvitation(tx, invitation, 'cancelled')
    if (invitation.state === 'queued') await returnToMonth(tx, business, [invitation.createdAt])
  })
}

/** Cancels the unsent invitations of a list and returns how many. Mails being sent at this moment still go out. */
export async function cancelWaiting(db: Database, { businessId, batchId }: OfBatch) {
  if (!isUuid(batchId)) throw notFound('list')
  return db.transaction((tx) => cancelQueued(tx, businessId, eq(invitations.batchId, batchId)))
}

/**
 * Deletes the lists that nobody confirmed yet and cancels every invitation of which no mail was sent: the owner who
 * vouched for them hands the business over. Sent invitations stay valid, because customers hold their links.
 */
export async function cancelUnsent(tx: Database, businessId: string) {
  const lists = await tx
    .delete(invitationBatches)
    .where(and(eq(invitationBatches.businessId, businessId), isNotNull(invitationBatches.draft)))
    .returning({ id: invitationBatches.id })
  return { lists: lists.length, invitations: await cancelQueued(tx, businessId) }
}

async function cancelQueued(tx: Database, businessId: string, which?: SQL) {
  const business = await lockBusiness(tx, businessId)
  const waiting = await tx
    .select({ id: invitations.id, createdAt: invitations.createdAt })
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), which, eq(invitations.state, 'queued')))
    .for('update', { skipLocked: true })
  const ids = JSON.stringify(waiting.map(({ id }) => id))
  const isLocked = and(
    eq(invitations.businessId, businessId),
    inArray(invitations.id, sql`(select value::uuid from json_array_elements_text(${ids}::json))`),
  )
  await endInvitations(tx, isLocked, 'cancelled')
  await returnToMonth(
    tx,
    business,
    waiting.map(({ createdAt }) => createdAt),
  )
  return waiting.length
}

async function lock(tx: Database, of: OfInvitation) {
  const invitation = isUuid(of.invitationId) ? await lockInvitation(tx, of) : undefined
  if (!invitation) throw notFound('invitation')
  return invitation
}
