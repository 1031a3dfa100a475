import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import {
  backOff,
  classifyFailure,
  type Deferral,
  retryDelay,
} from '#app/features/mailing/mail-failure.server.ts'
import {
  domainPattern,
  listBusyLanes,
  maxConcurrent,
  providerOf,
  reserveLanes,
  serverLane,
  takeSlot,
} from '#app/features/mailing/mail-lanes.server.ts'
import type { MailLane } from '#app/features/mailing/mailing.table.ts'
import { findSuppression, suppress } from '#app/features/mailing/suppression.server.ts'
import { recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import { now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { deliverMail, isMailKept } from '#app/platform/mail.server.ts'
import { countAgainst, uncount } from '#app/platform/rate-limit.server.ts'
import { TooManyRequests } from '#app/platform/refusal.ts'
import { hashToken } from '#app/platform/token-links.server.ts'
import { limits } from '#app/rate-limits.ts'
import { writeInvitationMail } from './invitation.email.tsx'
import { type Invitation, type InvitationBatch, invitationBatches, invitations } from './invitation.table.ts'
import {
  endInvitation,
  invitationToken,
  isInvitation,
  isWaiting,
  messageIdOf,
  type OfInvitation,
  tokenOfHash,
  updateInvitation,
} from './invitation-row.server.ts'

const domain = sql`coalesce(split_part(${invitations.email}, '@', 2), '')`
const isDue = () => and(isWaiting, lte(invitations.sendAfter, now()), gt(invitations.expiresAt, now()))
const inQueueOrder = [asc(invitations.queuePosition), asc(invitations.id)]

/**
 * The provider whose mailboxes get the next mail, its lanes reserved; or how long every lane is busy. Without a number
 * no mail is waiting for a lane.
 */
export async function findNext(db: Database): Promise<{ provider: string } | { waitMs: number | null }> {
  const busy = isMailKept() ? [] : await listBusyLanes(db)
  const untilFree = (lanes: MailLane[]) =>
    lanes.length > 0 ? Math.min(...lanes.map(({ freeAt }) => freeAt.getTime())) - now().getTime() : null
  const server = busy.filter(({ name }) => name === serverLane)
  if (server.length > 0) return { waitMs: untilFree(server) }
  const isFree = sql`${domain} !~ ${domainPattern(busy.map(({ name }) => name))}`
  const next = await lockNext(db, busy.length > 0 ? isFree : undefined)
  if (!next) return { waitMs: untilFree(busy) }
  const provider = providerOf(next.email ?? '')
  return isMailKept() || (await reserveLanes(db, provider)) ? { provider } : { waitMs: 0 }
}

/** Sends the next mail to a provider's mailboxes. False: other workers have taken it, or all slots. */
export async function sendNextTo(db: Database, provider: string): Promise<boolean> {
  return send(db, sql`${domain} ~ ${domainPattern([provider])}`, async (tx) => {
    return isMailKept() || ((await takeSlot(tx, serverLane)) && (await takeSlot(tx, provider)))
  })
}

/** Sends this invitation's mail if it is due, ahead of the queue. */
export async function sendDueMail(db: Database, of: OfInvitation): Promise<boolean> {
  return send(db, isInvitation(of)!)
}

/**
 * The row stays locked until the server's answer is stored, so two workers cannot send the same mail. A process that
 * dies after the server took the mail and before our commit sends it again, with the same Message-ID.
 */
async function send(db: Database, which: SQL, mayStart = async (_tx: Database) => true): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    if (!(await mayStart(tx))) return null
    const invitation = await lockNext(tx, which)
    if (!invitation) return null
    const { businessId, batchId } = invitation
    const [found] = await tx
      .select({ batch: invitationBatches, business: businesses })
      .from(invitationBatches)
      .innerJoin(businesses, eq(businesses.id, invitationBatches.businessId))
      .where(and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, batchId)))
    return { deferral: await mailOne(tx, { invitation, ...found! }) }
  })
  // After the commit: the row's lock must not be held while lanes are locked.
  if (done?.deferral) await backOff(db, done.deferral)
  return done !== null
}

/** Locks the first due invitation that nobody holds. It is searched for in all businesses, and locked in its own. */
async function lockNext(tx: Database, which?: SQL): Promise<Invitation | undefined> {
  const { businessId, id } = invitations
  const first = await tx
    .select({ businessId, invitationId: id })
    .from(invitations)
    .where(and(isDue(), which))
    .orderBy(...inQueueOrder)
    // More than are in flight at once, so that one of them is free.
    .limit(maxConcurrent(serverLane) + 10)
  for (const of of first) {
    const [locked] = await tx
      .select()
      .from(invitations)
      .where(and(isInvitation(of), isDue()))
      .for('update', { skipLocked: true })
    if (locked) return locked
  }
  return undefined
}

type Found = { invitation: Invitation; batch: InvitationBatch; business: Business }

/** Returns the reason where the mail was deferred. */
async function mailOne(tx: Database, { invitation, batch, business }: Found): Promise<Deferral | undefined> {
  const { businessId, email: to } = invitation
  if (!to || !business.isActive) return void (await endInvitation(tx, invitation, 'cancelled'))
  const suppressed = await findSuppression(tx, businessId, to)
  if (suppressed) {
    const state = suppressed === 'bounced' ? 'undelivered' : 'unsubscribed'
    return void (await endInvitation(tx, invitation, state))
  }
  const wait = await countAgainst(limits.invitationMailsToMailbox, to).then(
    () => null,
    (refusal) => {
      if (refusal instanceof TooManyRequests) return seconds(refusal.retryAfterSeconds)
      throw refusal
    },
  )
  if (wait !== null) return void (await postpone(tx, invitation, wait))
  const token = await tokenFor(tx, invitation)
  try {
    const mail = await writeInvitationMail({
      invitation: { ...invitation, email: to },
      batch,
      business,
      sender: await findSender(tx, businessId),
      token,
    })
    await deliverMail(tx, { ...mail, messageId: messageIdOf(invitation) })
  } catch (error) {
    const failure = classifyFailure(error, to)
    if (failure.kind === 'rejected') {
      if (failure.isAddressDead) await suppress(tx, { businessId, email: to, reason: 'bounced' })
      return void (await endInvitation(tx, invitation, 'undelivered', failure.said))
    }
    log.warn({ ...failure.logged, invitationId: invitation.id }, 'mail deferred')
    await uncount(limits.invitationMailsToMailbox, to)
    await deferInvitation(tx, invitation, failure)
    return failure
  }
  const at = now()
  await updateInvitation(tx, invitation, {
    state: invitation.state === 'queued' ? 'sent' : invitation.state,
    mailsSent: invitation.mailsSent + 1,
    sentAt: invitation.sentAt ?? at,
    lastMailAt: at,
    deferrals: 0,
    failure: null,
  })
  if (invitation.state === 'queued')
    await recordEvents(tx, [{ businessId, type: 'invitation.sent', subjectId: invitation.id }])
  return undefined
}

/** Postpones the mail: the mailbox has had as many as we send to one in a day. */
const postpone = (tx: Database, invitation: Invitation, waitMs: number) =>
  updateInvitation(tx, invitation, { sendAfter: new Date(now().getTime() + waitMs) })

const deferInvitation = (tx: Database, invitation: Invitation, { said }: Deferral) =>
  updateInvitation(tx, invitation, {
    deferrals: Math.min(invitation.deferrals + 1, 30),
    sendAfter: new Date(now().getTime() + retryDelay(invitation.deferrals)),
    failure: said,
  })

/** The token of the first mail. Changes only when SECRET was rotated so often that the old one cannot be computed. */
async function tokenFor(tx: Database, { businessId, id, tokenHash }: Invitation) {
  const of = { businessId, invitationId: id }
  const kept = tokenOfHash(of, tokenHash)
  if (kept) return kept
  const token = invitationToken(of)
  await tx
    .update(invitations)
    .set({ tokenHash: hashToken(token) })
    .where(isInvitation(of))
  return token
}
