import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isMailKept, sendMail } from '#app/platform/mail.server.ts'
import { listBusyLanes, serverLane, takePlace, takeTurn } from '#app/platform/mail-lanes.server.ts'
import type { MailLane } from '#app/platform/mail-lanes.table.ts'
import { domainsOf, providerOf } from '#app/platform/mail-providers.ts'
import { type Hindrance, heed, hindranceIn, putOff } from './deferring.server.ts'
import { type Invitation, type InvitationBatch, invitationBatches, invitations } from './invitation.table.ts'
import { hashToken, invitationToken, tokenOfHash } from './invitation-link.server.ts'
import { writeInvitationMail } from './invitation-mail.server.ts'
import { endInvitation, isInvitation, type OfInvitation } from './invitation-row.server.ts'
import { refusalOfServer } from './mail-refusal.server.ts'
import { isWaiting } from './slots.server.ts'
import { findSuppression, suppress } from './suppressing.server.ts'

/** `<invitation.ID@vouchsafe>`; a reminder carries its number too. Equal for every try of one mail. */
export const messageIdOf = ({ id, mailsSent }: Pick<Invitation, 'id' | 'mailsSent'>) =>
  `<invitation.${id}${mailsSent > 0 ? `.${mailsSent}` : ''}@vouchsafe>`

const domain = sql`coalesce(split_part(${invitations.email}, '@', 2), '')`
const isDue = () => and(isWaiting, lte(invitations.sendAfter, now()), gt(invitations.expiresAt, now()))
const inTurn = [asc(invitations.turn), asc(invitations.id)]

/** Whose turn it is, or how long nothing can go; without a number nothing waits that the lanes hold back. */
export type Turn = { provider: string } | { waitMs: number | null }

/**
 * To whose mailboxes the next mail may go: its turn has come, and its place in the lanes is taken.
 */
export async function findTurn(db: Database): Promise<Turn> {
  const busy = isMailKept() ? [] : await listBusyLanes(db)
  const untilFree = (lanes: MailLane[]) =>
    lanes.length > 0 ? Math.min(...lanes.map(({ freeAt }) => freeAt.getTime())) - now().getTime() : null
  const server = busy.filter(({ name }) => name === serverLane)
  if (server.length > 0) return { waitMs: untilFree(server) }
  const [next] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        isDue(),
        busy.length > 0 ? sql`${domain} !~ ${domainsOf(busy.map(({ name }) => name))}` : undefined,
      ),
    )
    .orderBy(...inTurn)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!next) return { waitMs: untilFree(busy) }
  const provider = providerOf(next.email ?? '')
  return isMailKept() || (await takeTurn(db, provider)) ? { provider } : { waitMs: 0 }
}

/** Sends the next mail to a provider's mailboxes. False: others have taken it, or hold all places. */
export async function sendNextTo(db: Database, provider: string): Promise<boolean> {
  return send(db, sql`${domain} ~ ${domainsOf([provider])}`, async (tx) => {
    return isMailKept() || ((await takePlace(tx, serverLane)) && (await takePlace(tx, provider)))
  })
}

/** Mails this invitation if a mail is wanted and not sent yet, whoever else waits. */
export async function sendDueMail(db: Database, of: OfInvitation): Promise<boolean> {
  return send(db, isInvitation(of)!)
}

/**
 * The row is locked until the server's answer is written down, so two workers cannot both send. A process that
 * dies between the server's yes and our commit sends once more, with the same Message-ID.
 */
async function send(db: Database, which: SQL, mayBegin = async (_tx: Database) => true): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    if (!(await mayBegin(tx))) return null
    const [found] = await tx
      .select({ invitation: invitations, batch: invitationBatches, business: businesses })
      .from(invitations)
      .innerJoin(businesses, eq(businesses.id, invitations.businessId))
      .innerJoin(
        invitationBatches,
        and(
          eq(invitationBatches.businessId, invitations.businessId),
          eq(invitationBatches.id, invitations.batchId),
        ),
      )
      .where(and(isDue(), which))
      .orderBy(...inTurn)
      .limit(1)
      .for('update', { of: invitations, skipLocked: true })
    return found ? { hindrance: await mailOne(tx, found) } : null
  })
  // Once the row is free again: others need the lanes.
  if (done?.hindrance) await heed(db, done.hindrance)
  return done !== null
}

type Found = { invitation: Invitation; batch: InvitationBatch; business: Business }

/** Returns what kept the mail from going, where it may go later. */
async function mailOne(tx: Database, { invitation, batch, business }: Found): Promise<Hindrance | undefined> {
  const { businessId, email: to } = invitation
  if (!to || !business.isActive) return void (await endInvitation(tx, invitation, 'cancelled'))
  const suppressed = await findSuppression(tx, businessId, to)
  if (suppressed) {
    const state = suppressed === 'bounced' ? 'undelivered' : 'unsubscribed'
    return void (await endInvitation(tx, invitation, state))
  }
  const token = await tokenFor(tx, invitation)
  try {
    const mail = await writeInvitationMail({
      invitation: { ...invitation, email: to },
      batch,
      business,
      token,
    })
    await sendMail(tx, { ...mail, messageId: messageIdOf(invitation) }, { hasTurn: true })
  } catch (error) {
    const refused = refusalOfServer(error)
    if (refused) {
      if (refused.isAddressDead) await suppress(tx, { businessId, email: to, reason: 'bounced' })
      return void (await endInvitation(tx, invitation, 'undelivered', refused.said))
    }
    const hindrance = hindranceIn(error, to)
    log.warn({ ...hindrance.logged, invitationId: invitation.id }, 'mail put off')
    await putOff(tx, invitation, hindrance)
    return hindrance
  }
  const at = now()
  await tx
    .update(invitations)
    .set({
      state: invitation.state === 'queued' ? 'sent' : invitation.state,
      mailsSent: invitation.mailsSent + 1,
      sentAt: invitation.sentAt ?? at,
      lastMailAt: at,
      putOff: 0,
      failure: null,
      updatedAt: at,
    })
    .where(isInvitation({ businessId, invitationId: invitation.id }))
  return undefined
}

/** The link of the first mail. Made anew only when SECRET was rotated so often that nobody can tell the old one. */
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
