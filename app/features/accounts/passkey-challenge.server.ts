import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'
import { passkeyChallenges } from './passkey.table.ts'

/** As long as a login page may stay open until its owner picks a passkey. */
const lifetimeMs = minutes(10)
const cookieName = () => hostCookie('passkey')

export const forgetChallenge = () => cookieLine(cookieName(), '', 0)

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** What an authenticator has to sign, and the cookie that binds it to this browser. `userId` null: to sign in. */
export async function createChallenge(db: Database, userId: string | null) {
  const bytes = randomBytes(32)
  const challenge = bytes.toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.insert(passkeyChallenges).values({ hash: hashOf(challenge), userId, expiresAt })
  return { bytes, cookie: cookieLine(cookieName(), challenge, lifetimeMs / 1000) }
}

/** This browser's challenge, once; null if there is none for this user, or it has expired or was used. */
export async function takeChallenge(db: Database, headers: Headers, userId: string | null) {
  const challenge = readCookie(headers, cookieName())
  if (!challenge) return null
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge)),
        userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning()
  return taken ? challenge : null
}
