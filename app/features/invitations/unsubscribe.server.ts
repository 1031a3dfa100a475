import { and, eq, inArray } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findSuppression, suppress, suppressHashes } from '#app/features/mailing/suppression.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { invitations } from './invitation.table.ts'
import {
  endInvitation,
  isInvitation,
  isOpen,
  lockInvitation,
  type OfInvitation,
  openStates,
  recordEnded,
} from './invitation-row.server.ts'

/** Signed rather than stored, and without expiry: people can unsubscribe from an old mail, too. */
export const unsubscribeToken = ({ businessId, invitationId }: OfInvitation) =>
  sign('unsubscribe', `${businessId} ${invitationId}`)

function openUnsubscribeToken(token: string): OfInvitation {
  const [businessId = '', invitationId = ''] = verify('unsubscribe', token)?.payload.split(' ') ?? []
  if (!invitationId) throw gone('This link is incomplete. Please copy the whole address from the mail.')
  return { businessId, invitationId }
}

/** Where mail programs post `List-Unsubscribe=One-Click` (RFC 8058). */
export const oneClickAddress = (token: string) => addressOf(`/hooks/unsubscribe/${token}`)

/** What the unsubscribe page shows. GET changes nothing, because mail scanners follow links. */
export async function findUnsubscribing(db: Database, token: string) {
  const of = openUnsubscribeToken(token)
  const [found] = await db
    .select({
      state: invitations.state,
      email: invitations.email,
      emailHash: invitations.emailHash,
      language: invitations.language,
      business: {
        id: businesses.id,
        name: businesses.name,
        address: businesses.address,
        isSample: businesses.isSample,
      },
    })
    .from(invitations)
    .innerJoin(businesses, eq(businesses.id, invitations.businessId))
    .where(isInvitation(of))
  if (!found) throw gone('This invitation has been deleted. You will get no more mail about it.')
  const { email, emailHash, ...shown } = found
  const address = email ?? emailHash
  return { ...shown, isSuppressed: !!address && (await findSuppression(db, of.businessId, address)) !== null }
}

/** Suppresses the address for this business and ends all its open invitations. */
export async function unsubscribe(db: Database, token: string) {
  const of = openUnsubscribeToken(token)
  await db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, of)
    if (invitation?.emailHash)
      await suppressHashes(tx, [invitation.emailHash], { businessId: of.businessId, reason: 'unsubscribed' })
    if (!invitation?.email) return
    await suppress(tx, { businessId: of.businessId, email: invitation.email, reason: 'unsubscribed' })
    await endOpenInvitations(tx, of.businessId, invitation.email)
  })
}

/** Declines this invitation only. The business may invite the person again after another visit. */
export async function declineInvitation(db: Database, token: string) {
  const of = openUnsubscribeToken(token)
  await db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, of)
    if (invitation && isOpen(invitation)) await endInvitation(tx, invitation, 'declined')
  })
}

async function endOpenInvitations(tx: Database, businessId: string, email: string) {
  const at = now()
  const ended = await tx
    .update(invitations)
    .set({ state: 'unsubscribed', endedAt: at, updatedAt: at })
    .where(
      and(
        eq(invitations.businessId, businessId),
        eq(invitations.email, email),
        inArray(invitations.state, [...openStates, 'declined']),
      ),
    )
    .returning({ businessId: invitations.businessId, id: invitations.id })
  await recordEnded(tx, ended)
}
