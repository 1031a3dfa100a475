import { and, eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sendMail } from '#app/platform/mail.server.ts'
import { type Invitation, invitationBatches, invitations } from './invitation.table.ts'
import { hashToken, invitationToken, tokenOfHash } from './invitation-link.server.ts'
import { writeInvitationMail } from './invitation-mail.server.ts'
import { endInvitation, isInvitation, isOpen, type OfInvitation } from './invitation-row.server.ts'
import { refusalOfServer } from './mail-refusal.server.ts'
import { findSuppression, suppress } from './suppressing.server.ts'

/** `<invitation.ID@vouchsafe>`; a reminder carries its number too. Equal for every try of one mail. */
export const messageIdOf = ({ id, mailsSent }: Pick<Invitation, 'id' | 'mailsSent'>) =>
  `<invitation.${id}${mailsSent > 0 ? `.${mailsSent}` : ''}@vouchsafe>`

/**
 * Mails the invitation if a mail is wanted and not sent yet.
 *
 * The row is locked until the server's answer is written down, so two workers cannot both send. A process
 * that dies between the server's yes and our commit sends once more, with the same Message-ID. An error of
 * the server that may pass fails the job, and the queue tries again.
 */
export async function sendDueMail(db: Database, { businessId, invitationId }: OfInvitation) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ invitation: invitations, batch: invitationBatches, business: businesses })
      .from(invitations)
      .innerJoin(businesses, eq(businesses.id, invitations.businessId))
      .innerJoin(
        invitationBatches,
        and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, invitations.batchId)),
      )
      .where(isInvitation({ businessId, invitationId }))
      .for('update', { of: invitations })
    if (!found) return
    const { invitation, batch, business } = found
    if (!isMailDue(invitation)) return
    const to = invitation.email
    if (!to || !business.isActive) return endInvitation(tx, invitation, 'cancelled')
    const suppressed = await findSuppression(tx, businessId, to)
    if (suppressed) {
      return endInvitation(tx, invitation, suppressed === 'bounced' ? 'undelivered' : 'unsubscribed')
    }
    const token = await tokenFor(tx, invitation)
    const mail = await writeInvitationMail({
      invitation: { ...invitation, email: to },
      batch,
      business,
      token,
    })
    try {
      await sendMail(tx, { ...mail, messageId: messageIdOf(invitation) })
    } catch (error) {
      const refused = refusalOfServer(error)
      if (!refused) throw error
      if (refused.isAddressDead) await suppress(tx, { businessId, email: to, reason: 'bounced' })
      return endInvitation(tx, invitation, 'undelivered', refused.said)
    }
    const at = now()
    await tx
      .update(invitations)
      .set({
        state: invitation.state === 'queued' ? 'sent' : invitation.state,
        mailsSent: invitation.mailsSent + 1,
        sentAt: invitation.sentAt ?? at,
        lastMailAt: at,
        updatedAt: at,
      })
      .where(isInvitation({ businessId, invitationId }))
  })
}

const isMailDue = (invitation: Invitation) =>
  isOpen(invitation) && invitation.mailsSent < invitation.mailsWanted && invitation.expiresAt > now()

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
