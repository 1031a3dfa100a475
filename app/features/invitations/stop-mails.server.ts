import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { MailEvent } from '#app/features/mailing/bounce-webhooks.server.ts'
import { findSuppression, suppress, suppressHashes } from '#app/features/mailing/suppression.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { invitations } from './invitation.table.ts'
import type { InvitationState } from './invitation.vocabulary.ts'
import {
  endInvitation,
  endInvitations,
  invitationOfMessageId,
  isInvitation,
  isOpen,
  lockInvitation,
  type OfInvitation,
  openStates,
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
    const which = isMailed(of.businessId, invitation.email, [...openStates, 'declined'])
    await endInvitations(tx, which, 'unsubscribed')
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

/**
 * Ends the invitations that a mail provider's events are about. A bounced address is dead for every business that
 * mailed it; a complaint concerns the business whose mail it was, or, where the provider dropped our Message-ID, every
 * business that mailed the address lately. A repeated event changes nothing.
 */
export async function recordDeliveryEvents(db: Database, events: MailEvent[]) {
  for (const event of events) await db.transaction((tx) => recordOne(tx, event))
}

async function recordOne(tx: Database, { kind, email, messageId, said }: MailEvent) {
  const mailed = await tx
    .select({ businessId: invitations.businessId, id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNotNull(invitations.sentAt),
        gt(invitations.createdAt, new Date(now().getTime() - days(periods.invitationDays))),
      ),
    )
    .orderBy(invitations.businessId)
  const invitationId = invitationOfMessageId(messageId)
  const named = mailed.filter(({ id }) => id === invitationId)
  const meant = kind === 'bounced' || named.length === 0 ? mailed : named
  const state = kind === 'bounced' ? 'undelivered' : 'unsubscribed'
  for (const businessId of new Set(meant.map((each) => each.businessId))) {
    await suppress(tx, { businessId, email, reason: kind })
    await endInvitations(tx, isMailed(businessId, email, openStates), state, said)
  }
}

const isMailed = (businessId: string, email: string, states: readonly InvitationState[]) =>
  and(
    eq(invitations.businessId, businessId),
    eq(invitations.email, email),
    inArray(invitations.state, [...states]),
  )
