import { and, eq, inArray, lt, max, min } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { invitations } from './invitation.table.ts'
import { openStates } from './invitation-row.server.ts'

// Mails go out by their turn, the lowest first. A list gets turns that follow each other from where the waiting
// ones are now, so that two businesses that invite thousands go side by side, and a short list is soon done.

/** A mail is wanted and not sent yet. As the index `invitations_waiting` has it. */
export const isWaiting = and(
  lt(invitations.mailsSent, invitations.mailsWanted),
  inArray(invitations.state, [...openStates]),
)

/** The turn of those that go out now: for one mail that somebody asks for by hand. */
export async function turnNow(tx: Database) {
  const [found] = await tx
    .select({ turn: min(invitations.turn) })
    .from(invitations)
    .where(isWaiting)
  return found?.turn ?? 0
}

/** The first turn of a list: behind the other lists of its business, beside those of others. */
export async function turnOfList(tx: Database, businessId: string) {
  const [own] = await tx
    .select({ turn: max(invitations.turn) })
    .from(invitations)
    .where(and(isWaiting, eq(invitations.businessId, businessId)))
  const shared = await turnNow(tx)
  return own?.turn == null ? shared : Math.max(shared, own.turn + 1)
}
