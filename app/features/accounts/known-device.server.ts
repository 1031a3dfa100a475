import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { signedPurposes } from '#app/purposes.ts'
import { passwords, users } from './account.table.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'

// A browser that has signed in to an account before is known to it: strangers' wrong passwords do not lock it out. Its
// cookie signs nobody in, and is worth nothing for another account or after the password has changed.

const purpose = 'known-device'
const cookieName = () => hostCookie(purpose)

/** The Set-Cookie line by which this browser will be known; null for a user who has no password to guess. */
export async function rememberDevice(db: Database, userId: string): Promise<string | null> {
  const [password] = await db
    .select({ setAt: passwords.updatedAt })
    .from(passwords)
    .where(eq(passwords.userId, userId))
  if (!password) return null
  const payload = [userId, password.setAt.getTime(), randomBytes(12).toString('base64url')].join(' ')
  return cookieLine(cookieName(), sign(purpose, payload), signedPurposes[purpose] / 1000)
}

/** An id of this browser, if it is known to the account with this email address; else null. */
export async function findKnownDevice(db: Database, headers: Headers, email: string): Promise<string | null> {
  const signed = verify(purpose, readCookie(headers, cookieName()) ?? '')
  const [userId = '', setAt, device] = signed?.payload.split(' ') ?? []
  if (!device) return null
  const [known] = await db
    .select({ setAt: passwords.updatedAt })
    .from(passwords)
    .innerJoin(users, eq(users.id, passwords.userId))
    .where(and(eq(users.id, userId), eq(users.email, email)))
  return known?.setAt.getTime() === Number(setAt) ? device : null
}
