import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { periods } from '#app/periods.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { verify } from '#app/platform/secret.server.ts'
import { emailChanges, users } from './account.table.ts'
import { createLinkToken, dropLinks, expiredLink } from './links.server.ts'
import { dropPasskeys } from './passkeys.server.ts'
import { dropPassword } from './password.server.ts'
import { endAllSessions, endOtherSessions } from './sessions.server.ts'
import { dropTwoFactorSince } from './two-factor.server.ts'

const confirmableMs = hours(periods.accountLinkHours)
/** How long the old address can take the account back. */
const stoppableMs = days(periods.emailUndoDays)

type EmailChange = typeof emailChanges.$inferSelect

type Wish = { user: { id: string; email: string }; email: string }

/**
 * Mails both addresses about a change; nothing changes yet. Whether the new address already has an account is told
 * only in the mail to it. A new request replaces an unconfirmed one.
 */
export async function requestEmailChange(db: Database, { user, email }: Wish) {
  const at = now()
  const change = {
    id: uuidv7(),
    userId: user.id,
    oldEmail: user.email,
    newEmail: email,
    confirmableUntil: new Date(at.getTime() + confirmableMs),
    stoppableUntil: new Date(at.getTime() + stoppableMs),
    createdAt: at,
  }
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await cancelEmailChange(tx, user.id)
    await tx.insert(emailChanges).values(change)
    await enqueue(tx, 'accounts.send-email-change', { changeId: change.id, to: 'new' })
    await enqueue(tx, 'accounts.send-email-change', { changeId: change.id, to: 'old' })
  })
}

/** The change that the new address has not confirmed yet, if it still may. */
export async function findWaitingChange(db: Database, userId: string) {
  const [found] = await db
    .select({ newEmail: emailChanges.newEmail, until: emailChanges.confirmableUntil })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isConfirmable()))
  return found ?? null
}

export async function cancelEmailChange(db: Database, userId: string) {
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)))
}

type Confirming = { token: string; userId: string }

/**
 * The change that this link confirms, for the user who asked for it. A mistyped address belongs to a stranger, and the
 * link alone must not give them the account. Null: expired, or another user's.
 */
export async function findConfirmable(db: Database, { token, userId }: Confirming) {
  const changeId = verify('email-change-confirm', token)?.payload
  if (!changeId) return null
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, changeId), eq(emailChanges.userId, userId), isConfirmable()))
  return found ?? null
}

/** Makes the new address the user's. Ends other sessions, and links sent to the old address. */
export async function confirmEmailChange(
  db: Database,
  { token, userId, sessionId }: Confirming & { sessionId: string },
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const change = await findConfirmable(tx, { token, userId })
    if (!change) throw expiredLink()
    const { id: changeId, newEmail } = change
    if (!(await giveAddress(tx, { userId, email: newEmail }))) throw expiredLink()
    const at = now()
    await tx
      .update(emailChanges)
      .set({ confirmedAt: at, stoppableUntil: new Date(at.getTime() + stoppableMs) })
      .where(eq(emailChanges.id, changeId))
    await dropLinks(tx, userId)
    await endOtherSessions(tx, { userId, sessionId })
    await enqueue(tx, 'accounts.send-email-change', { changeId, to: 'old' })
    return newEmail
  })
}

/**
 * Gives an address to a user who has proven that it is theirs. An account that never confirmed it loses it; false if a
 * confirmed account has it.
 */
async function giveAddress(tx: Database, { userId, email }: { userId: string; email: string }) {
  const holders = await tx.select().from(users).where(eq(users.email, email)).for('update')
  for (const holder of holders) {
    if (holder.id === userId) continue
    if (holder.emailVerified) return false
    // It can never be confirmed now, and goes with the unconfirmed. No mail reaches .invalid (RFC 2606).
    await dropLinks(tx, holder.id)
    await tx
      .update(users)
      .set({ email: `${holder.id}@unconfirmed.invalid` })
      .where(eq(users.id, holder.id))
  }
  await tx.update(users).set({ email, updatedAt: now() }).where(eq(users.id, userId))
  return true
}

/** Serialises changes of one account. */
export async function lockUser(tx: Database, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

const isConfirmable = () => and(isNull(emailChanges.confirmedAt), gt(emailChanges.confirmableUntil, now()))

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
