import { and, eq } from 'drizzle-orm'
import { recordEvents } from '#app/features/webhooks/record-events.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
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

type Ended = 'cancelled' | 'undelivered' | 'unsubscribed' | 'declined'

/** Stores why no more mail goes out. The caller holds the row's lock. */
export async function endInvitation(
  tx: Database,
  { businessId, id }: Pick<Invitation, 'businessId' | 'id'>,
  state: Ended,
  failure?: string,
) {
  const at = now()
  await tx
    .update(invitations)
    .set({ state, endedAt: at, updatedAt: at, ...(failure ? { failure: failure.slice(0, 300) } : {}) })
    .where(isInvitation({ businessId, invitationId: id }))
  await recordEnded(tx, [{ businessId, id }])
}

/** Call it wherever invitations end: webhooks tell of it. */
export const recordEnded = (tx: Database, ended: Pick<Invitation, 'businessId' | 'id'>[]) =>
  recordEvents(
    tx,
    ended.map(({ businessId, id }) => ({ businessId, type: 'invitation.ended', subjectId: id })),
  )
