import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { areEqual } from '#app/platform/secret.server.ts'
import { passwords, users } from './account.table.ts'
import { consumeLink, dropLinks } from './links.server.ts'
import { dropPasskeys } from './passkeys.server.ts'
import { endAllSessions, endOtherSessions } from './sessions.server.ts'
import { type Cost, slowHash } from './slow-hash.server.ts'
import { markVerified } from './user.server.ts'

export async function isRightPassword(db: Database, userId: string, password: string) {
  const [kept] = await db.select().from(passwords).where(eq(passwords.userId, userId))
  if (!kept || !(await verifyPassword(password, kept.hash))) return false
  if (isOutdated(kept.hash)) {
    const hash = await hashPassword(password)
    // Only instead of this one: the password may have been changed meanwhile.
    await db
      .update(passwords)
      .set({ hash })
      .where(and(eq(passwords.userId, userId), eq(passwords.hash, kept.hash)))
  }
  return true
}

/** Sets the password by the link in a mail. Every session ends, passkeys are removed, other links expire. */
export async function resetPassword(db: Database, { token, password }: { token: string; password: string }) {
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const userId = await consumeLink(tx, 'reset-password', token)
    await setPassword(tx, userId, hash)
    // The link came to this address: it is theirs.
    await markVerified(tx, userId)
    await dropLinks(tx, userId)
    // A passkey added by an intruder must not survive.
    await dropPasskeys(tx, userId)
    await endAllSessions(tx, userId)
    await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'password-changed' })
  })
}

type Change = { userId: string; sessionId: string; newPassword: string }

/** Changes the password. Other sessions end. The caller has reauthenticated the user. */
export async function changePassword(db: Database, change: Change) {
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    await setPassword(tx, change.userId, hash)
    await dropLinks(tx, change.userId)
    await endOtherSessions(tx, change)
    await enqueue(tx, 'accounts.notify-of-change', { userId: change.userId, news: 'password-changed' })
  })
}

/** No password works until the account's owner has chosen a new one. */
export async function dropPassword(tx: Database, userId: string) {
  await tx.delete(passwords).where(eq(passwords.userId, userId))
}

async function setPassword(db: Database, userId: string, hash: string) {
  const at = now()
  await db
    .insert(passwords)
    .values({ userId, hash, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: at } })
}

/** Sends the mail for choosing a new password, if the address has an account; the caller cannot tell. */
export async function requestPasswordReset(db: Database, { email }: { email: string }) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await enqueue(db, 'accounts.send-password-reset', { userId: user.id })
}

/** Equal passwords may be typed in different Unicode forms. */
const normal = (password: string) => password.normalize('NFKC')

const current: Cost = 'scrypt-2'

/** `scrypt-2$salt$hash`: the name says the cost. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await slowHash(normal(password), salt, current)
  return [current, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function verifyPassword(password: string, kept: string) {
  const [cost, salt = '', hash = ''] = kept.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await slowHash(normal(password), Buffer.from(salt, 'base64url'), cost as Cost)
  return areEqual(actual, expected)
}

/** Whether a hash has a lower cost than today's; it is replaced when the password is next typed. */
const isOutdated = (kept: string) => !kept.startsWith(`${current}$`)
