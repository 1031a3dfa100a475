import { and, eq, inArray, lt, max, min } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { invitations } from './invitation.table.ts'
import { openStates } from './invitation-row.server.ts'

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
