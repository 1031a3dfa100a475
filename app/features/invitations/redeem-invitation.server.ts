import { and, eq } from 'drizzle-orm'
import { recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, gone, Refusal } from '#app/platform/refusal.ts'
import { businessOfToken, hashToken } from '#app/platform/token-links.server.ts'
import { type Invitation, invitationBatches, invitations } from './invitation.table.ts'
import { isInvitation, updateInvitation } from './invitation-row.server.ts'

/** What the form of an invited person is prefilled with. */
type Invited = {
  businessId: string
  invitationId: string
  name: string
  email: string
  /** What was bought, if the invitation is for an order. */
  products: string[]
  /** Those of `products` that are products of this business. */
  productIds: string[]
  incentive: string | null
}

/** The invitation of a link, or why it cannot be redeemed. GET changes nothing, because mail scanners follow links. */
export async function findInvited(db: Database, token: string): Promise<Invited | Refusal> {
  const invitation = await findByToken(db, token)
  return refusalToRedeem(invitation) ?? toInvited(invitation)
}

/**
 * Locks the invitation for the transaction that redeems it: a simultaneous second one waits here. `isUsed` tells it that
 * it came too late, so that the caller can distinguish a double tap from a second review.
 */
export async function lockInvited(tx: Database, token: string) {
  const invitation = await findByToken(tx, token, { isLocked: true })
  const isUsed = invitation.state === 'completed'
  const refusal = refusalToRedeem(invitation)
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
    'This link is incomplete, or its invitation has been erased. Please copy the whole address from the mail.',
  )

export const alreadyUsed = () =>
  conflict(
    'This invitation has already been used. To change your review, use the link in the mail you received.',
  )

/** People who declined, unsubscribed or could not be reached by mail may still redeem the invitation. */
function refusalToRedeem({ state, email, expiresAt }: Invitation): Refusal | null {
  const instead = 'You can still write a review: we then confirm your address by mail.'
  if (state === 'completed') return alreadyUsed()
  if (state === 'cancelled' || !email) return gone(`This invitation was cancelled. ${instead}`)
  if (state === 'expired' || expiresAt <= now()) return gone(`This invitation has expired. ${instead}`)
  return null
}

const toInvited = ({ businessId, id, name, email, products, productIds, incentive }: Promising): Invited => ({
  businessId,
  invitationId: id,
  name: name ?? '',
  email: email ?? '',
  products,
  productIds,
  incentive,
})

/** Records that the person started the form. Sent by the form at the first input: a mail scanner never types. */
export async function markFormStarted(db: Database, token: string) {
  const invited = await findInvited(db, token)
  if (invited instanceof Refusal) return
  const { businessId, invitationId } = invited
  const at = now()
  await db.transaction(async (tx) => {
    const begun = await tx
      .update(invitations)
      .set({ state: 'clicked', clickedAt: at, updatedAt: at })
      .where(and(isInvitation({ businessId, invitationId }), eq(invitations.state, 'sent')))
      .returning({ id: invitations.id })
    await recordEvents(
      tx,
      begun.map(({ id }) => ({ businessId, type: 'invitation.started', subjectId: id })),
    )
  })
}

/** Redeems the invitation, in the transaction that saves its review. */
export async function redeemInvitation(
  tx: Database,
  invitation: Pick<Invitation, 'businessId' | 'id' | 'clickedAt'>,
) {
  const at = now()
  const clickedAt = invitation.clickedAt ?? at
  await updateInvitation(tx, invitation, { state: 'completed', clickedAt, completedAt: at, endedAt: at })
  const { businessId, id } = invitation
  await recordEvents(tx, [{ businessId, type: 'invitation.completed', subjectId: id }])
}
