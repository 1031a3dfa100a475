import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone, Refusal } from '#app/platform/refusal.ts'
import { businessOfToken, hashToken } from '#app/platform/token-links.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { type Invitation, invitationBatches, invitations } from './invitation.table.ts'
import { isInvitation } from './invitation-row.server.ts'

/** What the form of an invited person is filled in with. */
export type Invited = {
  businessId: string
  invitationId: string
  name: string
  email: string
  /** What the invitation promised for a review, whatever it says. */
  incentive: string | null
}

const remembered = new Map<string, Invited>()
const mostRemembered = 1000

/**
 * Whose invitation the link is, or why it is over. Reading it changes nothing: mail scanners follow links too. While the
 * database is away, what we last saw: a form that is being filled in must come back with what was typed.
 */
export async function findInvited(db: Database, token: string): Promise<Invited | Refusal> {
  try {
    const invitation = await findByToken(db, token)
    const refusal = refusalToUse(invitation)
    if (refusal) return refusal
    const invited = toInvited(invitation)
    remembered.set(token, invited)
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
    return invited
  } catch (error) {
    const known = remembered.get(token)
    if (known && isUnavailable(error)) return known
    throw error
  }
}

/**
 * The same for the transaction that uses it up: of two that arrive together the second waits here. `used`
 * says that it came too late, so that a second tap on the button can still be told from a second review.
 */
export async function lockInvited(tx: Database, token: string) {
  const invitation = await findByToken(tx, token, { isLocked: true })
  const isUsed = invitation.state === 'completed'
  const refusal = refusalToUse(invitation)
  if (refusal && !isUsed) throw refusal
  return { ...invitation, ...toInvited(invitation), isUsed }
}

async function findByToken(db: Database, token: string, { isLocked = false } = {}) {
  const businessId = businessOfToken(token)
  if (!businessId) throw deadLink()
  const found = db
    .select({ invitation: invitations, incentive: invitationBatches.incentive })
    .from(invitations)
    .innerJoin(
      invitationBatches,
      and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, invitations.batchId)),
    )
    .where(and(eq(invitations.businessId, businessId), eq(invitations.tokenHash, hashToken(token))))
  const [row] = isLocked ? await found.for('update', { of: invitations }) : await found
  if (!row) throw deadLink()
  return { ...row.invitation, incentive: row.incentive }
}

type Promising = Invitation & { incentive: string | null }

const deadLink = () =>
  gone(
    'This link is not complete, or its invitation was erased. Please copy the whole address out of the mail.',
  )

export const alreadyUsed = () =>
  conflict(
    'This invitation has already been used. To change your review, use the link in the mail that you got.',
  )

/** Who declined, unsubscribed or could not be mailed may still use the link: it is their word that counts. */
function refusalToUse({ state, email, expiresAt }: Invitation): Refusal | null {
  const instead = 'You can still tell how it was: then your address is confirmed by a mail.'
  if (state === 'completed') return alreadyUsed()
  if (state === 'cancelled' || !email) return gone(`This invitation was taken back. ${instead}`)
  if (state === 'expired' || expiresAt <= now()) return gone(`This invitation has expired. ${instead}`)
  return null
}

const toInvited = ({ businessId, id, name, email, incentive }: Promising): Invited => ({
  businessId,
  invitationId: id,
  name: name ?? '',
  email: email ?? '',
  incentive,
})

/** The person began to write. Told by the form itself, at its first input: a scanner never types. */
export async function markFormBegun(db: Database, token: string) {
  const invited = await findInvited(db, token)
  if (invited instanceof Refusal) return
  const { businessId, invitationId } = invited
  const at = now()
  await db
    .update(invitations)
    .set({ state: 'clicked', clickedAt: at, updatedAt: at })
    .where(and(isInvitation({ businessId, invitationId }), eq(invitations.state, 'sent')))
}

/** Uses the invitation up, in the transaction that saves its review. */
export async function completeInvitation(
  tx: Database,
  invitation: Pick<Invitation, 'businessId' | 'id' | 'clickedAt'>,
) {
  const at = now()
  await tx
    .update(invitations)
    .set({
      state: 'completed',
      clickedAt: invitation.clickedAt ?? at,
      completedAt: at,
      endedAt: at,
      updatedAt: at,
    })
    .where(isInvitation({ businessId: invitation.businessId, invitationId: invitation.id }))
}
