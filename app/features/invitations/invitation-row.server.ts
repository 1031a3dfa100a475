import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Invitation, invitations } from './invitation.table.ts'

export type OfInvitation = { businessId: string; invitationId: string }

/** One invitation's row, and no other tenant's. */
export const isInvitation = ({ businessId, invitationId }: OfInvitation) =>
  and(eq(invitations.businessId, businessId), eq(invitations.id, invitationId))

/** An invitation in one of these may be mailed, and may still come to something. */
export const openStates = ['queued', 'sent', 'clicked'] as const

export const isOpen = ({ state }: Pick<Invitation, 'state'>) =>
  (openStates as readonly string[]).includes(state)

export async function lockInvitation(tx: Database, of: OfInvitation) {
  const [invitation] = await tx.select().from(invitations).where(isInvitation(of)).for('update')
  return invitation
}

type Ended = 'cancelled' | 'undelivered' | 'unsubscribed' | 'declined'

/** Writes down why no more mail goes out. The caller holds the row's lock. */
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
}
