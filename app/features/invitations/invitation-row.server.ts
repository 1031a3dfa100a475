import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, max, min, type SQL } from 'drizzle-orm'
import { recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { hashToken, makeToken } from '#app/platform/token-links.server.ts'
import { type Invitation, invitations } from './invitation.table.ts'

export type OfInvitation = { businessId: string; invitationId: string }

/** One invitation's row, and no other tenant's. */
export const isInvitation = ({ businessId, invitationId }: OfInvitation) =>
  and(eq(invitations.businessId, businessId), eq(invitations.id, invitationId))

/** `<invitation.ID@vouchsafe>`; a reminder carries its number too. The same for every try of one mail. */
export const messageIdOf = ({ id, mailsSent }: Pick<Invitation, 'id' | 'mailsSent'>) =>
  `<invitation.${id}${mailsSent > 0 ? `.${mailsSent}` : ''}@vouchsafe>`

export const invitationOfMessageId = (messageId: string) =>
  /invitation\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i.exec(messageId)?.[1]?.toLowerCase() ?? null

/** In these states an invitation may be mailed and may still lead to a review. */
export const openStates = ['queued', 'sent', 'clicked'] as const

export const isOpen = ({ state }: Pick<Invitation, 'state'>) =>
  (openStates as readonly string[]).includes(state)

/** Not once somebody has begun to write: they would lose their text, and the owner might guess what it says. */
export const isCancellable = ({ state }: Pick<Invitation, 'state'>) => state === 'queued' || state === 'sent'

export async function lockInvitation(tx: Database, of: OfInvitation) {
  const [invitation] = await tx.select().from(invitations).where(isInvitation(of)).for('update')
  return invitation
}

/** Changes one invitation. The caller holds the row's lock. */
export const updateInvitation = (
  tx: Database,
  { businessId, id }: Pick<Invitation, 'businessId' | 'id'>,
  values: Partial<typeof invitations.$inferInsert>,
) =>
  tx
    .update(invitations)
    .set({ ...values, updatedAt: now() })
    .where(isInvitation({ businessId, invitationId: id }))

type Ended = 'cancelled' | 'undelivered' | 'unsubscribed' | 'declined' | 'expired'

/** Stores why no more mail goes out. The caller holds the row's lock. */
export const endInvitation = (
  tx: Database,
  { businessId, id }: Pick<Invitation, 'businessId' | 'id'>,
  state: Ended,
  failure?: string,
) => endInvitations(tx, isInvitation({ businessId, invitationId: id }), state, failure)

/** Ends all these invitations and tells the webhooks. */
export async function endInvitations(tx: Database, which: SQL | undefined, state: Ended, failure?: string) {
  const at = now()
  const ended = await tx
    .update(invitations)
    .set({ state, endedAt: at, updatedAt: at, ...(failure && { failure: failure.slice(0, 300) }) })
    .where(which)
    .returning({ businessId: invitations.businessId, subjectId: invitations.id })
  await recordEvents(
    tx,
    ended.map((each) => ({ ...each, type: 'invitation.ended' })),
  )
}

/**
 * The token of an invitation. Only its hash is stored; each mail computes it again from SECRET, because a retry and a
 * reminder must carry the same link as the first mail.
 */
export function invitationToken({ businessId, invitationId }: OfInvitation, key: Buffer = linkKeys()[0]) {
  return makeToken(businessId, createHmac('sha256', key).update(`${businessId} ${invitationId}`).digest())
}

/** The token with this hash, even if SECRET was rotated since; null if it was rotated twice. */
export function tokenOfHash(of: OfInvitation, hash: Buffer) {
  return (
    linkKeys()
      .map((key) => invitationToken(of, key))
      .find((token) => hashToken(token).equals(hash)) ?? null
  )
}

const linkKeys = () => deriveKeys('invitation-links')

// Mails go out in the order of their queue positions. A list gets consecutive positions that start at the current
// front, so that lists of two businesses go out side by side and a short list is soon done.

/** A mail is wanted and not sent yet. The same condition as the index `invitations_waiting`. */
export const isWaiting = and(
  lt(invitations.mailsSent, invitations.mailsWanted),
  inArray(invitations.state, [...openStates]),
)

/** The lowest position in the queue: for a single mail that somebody asks for by hand. */
export async function frontPosition(tx: Database) {
  const [found] = await tx
    .select({ position: min(invitations.queuePosition) })
    .from(invitations)
    .where(isWaiting)
  return found?.position ?? 0
}

/** The first position of a list: behind the other lists of its business, beside those of other businesses. */
export async function listPosition(tx: Database, businessId: string) {
  const [own] = await tx
    .select({ position: max(invitations.queuePosition) })
    .from(invitations)
    .where(and(isWaiting, eq(invitations.businessId, businessId)))
  const front = await frontPosition(tx)
  return own?.position == null ? front : Math.max(front, own.position + 1)
}
