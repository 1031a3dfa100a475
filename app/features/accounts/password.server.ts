import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { credentials, sessions } from './account.table.ts'
import { endOtherSessions } from './devices.server.ts'
import { dropLinks, useUpLink } from './links.server.ts'
import { markVerified } from './user.server.ts'

// Hashing is scrypt in libuv's threads: it does not hold up other requests.
export { hashPassword }

export async function isPasswordOf(db: Database, userId: string, password: string) {
  const [credential] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(ownedBy(userId))
  if (!credential?.hash) return false
  return verifyPassword({ hash: credential.hash, password })
}

/** Sets the password by the link in a mail. Every session ends, and every other link that was sent is dead. */
export async function resetPassword(db: Database, { token, password }: { token: string; password: string }) {
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const userId = await useUpLink(tx, 'reset-password', token)
    await setPassword(tx, userId, hash)
    // The link came to this address: it is theirs.
    await markVerified(tx, userId)
    await dropLinks(tx, userId)
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await enqueue(tx, 'accounts.tell-of-change', { userId, news: 'password-changed' })
  })
}

type Change = { userId: string; sessionId: string; currentPassword: string; newPassword: string }

/** Changes the password of somebody who knows it. Their other sessions end. False: the current one was wrong. */
export async function changePassword(db: Database, change: Change): Promise<boolean> {
  if (!(await isPasswordOf(db, change.userId, change.currentPassword))) return false
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    await setPassword(tx, change.userId, hash)
    await dropLinks(tx, change.userId)
    await endOtherSessions(tx, change)
    await enqueue(tx, 'accounts.tell-of-change', { userId: change.userId, news: 'password-changed' })
  })
  return true
}

/** No password opens the account until its owner has chosen a new one. */
export const voidPassword = (tx: Database, userId: string) => setPassword(tx, userId, null)

async function setPassword(db: Database, userId: string, hash: string | null) {
  await db.update(credentials).set({ password: hash, updatedAt: now() }).where(ownedBy(userId))
}

function ownedBy(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
}
