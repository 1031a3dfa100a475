import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { type Invitation, invitations } from './invitation.table.ts'
import {
  endInvitation,
  isInvitation,
  isOpen,
  lockInvitation,
  type OfInvitation,
} from './invitation-row.server.ts'
import { isResendable } from './resending.ts'

/** Asks for one more mail of an invitation that was sent. Two taps ask for one. */
export async function resendInvitation(db: Database, of: OfInvitation) {
  await db.transaction(async (tx) => {
    const invitation = await lock(tx, of)
    if (!isResendable(invitation, now())) {
      throw conflict('This invitation cannot be sent again now: at most four mails, and one a day.')
    }
    await askForMail(tx, invitation)
  })
}

/** One mail more. The caller holds the row's lock and has seen that it may be sent. */
export async function askForMail(tx: Database, { businessId, id, mailsSent }: Invitation) {
  const at = now()
  const of = { businessId, invitationId: id }
  await tx
    .update(invitations)
    .set({ mailsWanted: mailsSent + 1, askedAt: at, updatedAt: at })
    .where(isInvitation(of))
  await enqueue(tx, 'invitations.send', of)
}

/** Takes an invitation back: its link no longer works, and nothing more is mailed. */
export async function cancelInvitation(db: Database, of: OfInvitation) {
  await db.transaction(async (tx) => {
    const invitation = await lock(tx, of)
    if (invitation.state === 'cancelled') return
    if (!isOpen(invitation)) throw conflict('This invitation is over already, and cannot be cancelled.')
    await endInvitation(tx, invitation, 'cancelled')
  })
}

async function lock(tx: Database, of: OfInvitation) {
  const invitation = isUuid(of.invitationId) ? await lockInvitation(tx, of) : undefined
  if (!invitation) throw notFound('invitation')
  return invitation
}
