import { and, eq, gt } from 'drizzle-orm'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { verify } from '#app/platform/signed.server.ts'
import { emailChanges } from './account.table.ts'
import { type EmailChange, giveAddress, lockUser } from './email-change.server.ts'
import { createLinkToken, dropLinks, expiredLink } from './links.server.ts'
import { dropPasskeys } from './passkeys.server.ts'
import { dropPassword } from './password.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { dropTwoFactorSince } from './two-factor.server.ts'

/** The change that the old address may still stop or undo, or null. */
export async function findStoppable(db: Database, token: string): Promise<EmailChange | null> {
  const changeId = verify('email-change-stop', token)?.payload
  if (!changeId) return null
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, changeId), gt(emailChanges.stoppableUntil, now())))
  return found ?? null
}

/**
 * The owner of the old address did not ask for the change: it is undone, whatever happened since. Whoever asked knew
 * the password, so password, passkeys, links and sessions end. Returns the token for choosing a new password.
 */
export async function stopEmailChange(db: Database, token: string) {
  const seen = await findStoppable(db, token)
  if (!seen) throw expiredLink()
  const { userId } = seen
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const change = await findStoppable(tx, token)
    if (!change) throw expiredLink()
    if (!(await giveAddress(tx, { userId, email: change.oldEmail }))) {
      throw conflict('This address belongs to another account by now. Please write to the operator.')
    }
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await dropTwoFactorSince(tx, { userId, since: change.createdAt })
    await dropPassword(tx, userId)
    await dropPasskeys(tx, userId)
    await dropLinks(tx, userId)
    await endAllSessions(tx, userId)
    return createLinkToken(tx, { purpose: 'reset-password', userId, lifetimeMs: hours(1) })
  })
}
