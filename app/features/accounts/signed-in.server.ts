import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { sessions, users } from './account.table.ts'
import { readCookie, sessionCookieName } from './auth.server.ts'

export type SignedIn = {
  sessionId: string
  user: { id: string; name: string; email: string; emailVerified: boolean; isOperator: boolean }
}

/** Who comes with a session; `isClosing`: the account is closed, and can be kept for now. */
export type Visitor = SignedIn & { isClosing: boolean }

/** A session that nobody used for so long is over. */
export const idleMs = days(14)
const touchEveryMs = hours(1)

/** Reads the session cookie. Null: nobody is signed in. */
export async function findSignedIn(db: Database, headers: Headers): Promise<Visitor | null> {
  const token = sessionToken(headers)
  if (!token) return null
  const at = now()
  const [found] = await db
    .select({
      sessionId: sessions.id,
      usedAt: sessions.updatedAt,
      closingAt: users.closingAt,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        isOperator: users.isOperator,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, at),
        gt(sessions.updatedAt, new Date(at.getTime() - idleMs)),
      ),
    )
  if (!found) return null
  const { usedAt, closingAt, ...signedIn } = found
  if (at.getTime() - usedAt.getTime() > touchEveryMs) {
    await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, signedIn.sessionId))
  }
  return { ...signedIn, isClosing: closingAt !== null }
}

/** The token out of the cookie `token.signature`, when the signature is ours. */
function sessionToken(headers: Headers): string | null {
  const cookie = decoded(readCookie(headers, sessionCookieName))
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return null
  const token = cookie.slice(0, dot)
  const given = Buffer.from(cookie.slice(dot + 1), 'base64')
  const isOurs = deriveKeys('sessions').some((key) => {
    const expected = createHmac('sha256', key.toString('base64url')).update(token).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? token : null
}

function decoded(value: string | null) {
  try {
    return decodeURIComponent(value ?? '')
  } catch {
    return ''
  }
}
