import { createHash, randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sessions } from './account.table.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'

/** A session ends after this time, however much it is used. */
const lifetimeMs = days(30)
const longestUserAgent = 400

const cookieName = () => hostCookie('vouchsafe')
const hashOf = (token: string) => createHash('sha256').update(token).digest()

type NewSession = { userId: string; userAgent: string | null }

/** Starts a session for somebody who has just proven everything the account asks for. Returns its cookie. */
export async function startSession(db: Database, { userId, userAgent }: NewSession): Promise<Headers> {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await db.insert(sessions).values({
    id: uuidv7(),
    userId,
    tokenHash: hashOf(token),
    userAgent: (userAgent ?? '').slice(0, longestUserAgent),
    expiresAt: new Date(at.getTime() + lifetimeMs),
    createdAt: at,
    updatedAt: at,
  })
  return new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
}

/** The hash of the token in the session cookie, or null without that cookie. */
export function sessionHash(headers: Headers): Buffer | null {
  const token = readCookie(headers, cookieName())
  return token ? hashOf(token) : null
}

/** The Set-Cookie line that makes this browser forget its session. */
export const forgetSession = () => cookieLine(cookieName(), '', 0)

type Who = { userId: string; sessionId: string }

export async function endSession(db: Database, { userId, sessionId }: Who) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
}

/** Signs out every device but this one. */
export async function endOtherSessions(db: Database, { userId, sessionId }: Who) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
}

export async function endAllSessions(db: Database, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}
