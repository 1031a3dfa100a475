import { and, eq, gt } from 'drizzle-orm'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sessions, users } from './account.table.ts'
import { sessionHash } from './sessions.server.ts'

export type SignedIn = {
  sessionId: string
  user: { id: string; name: string; email: string; emailVerified: boolean; isOperator: boolean }
}

/**
 * Anyone with a session; `isClosing`: the account is closed and can still be kept; `onlyBusinessId`: they came through the
 * provider of this business, and nothing else opens.
 */
export type Visitor = SignedIn & { isClosing: boolean; onlyBusinessId: string | null }

export const idleMs = days(14)
const touchEveryMs = hours(1)

/** Reads the session cookie. Null: nobody is signed in. */
export async function findSignedIn(db: Database, headers: Headers): Promise<Visitor | null> {
  const tokenHash = sessionHash(headers)
  if (!tokenHash) return null
  const at = now()
  const [found] = await db
    .select({
      sessionId: sessions.id,
      onlyBusinessId: sessions.onlyBusinessId,
      usedAt: sessions.updatedAt,
      closedAt: users.closedAt,
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
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, at),
        gt(sessions.updatedAt, new Date(at.getTime() - idleMs)),
      ),
    )
  if (!found) return null
  const { usedAt, closedAt, ...signedIn } = found
  if (at.getTime() - usedAt.getTime() > touchEveryMs) {
    await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, signedIn.sessionId))
  }
  // Nobody operates the service by the word of a business's provider.
  if (signedIn.onlyBusinessId) signedIn.user.isOperator = false
  return { ...signedIn, isClosing: closedAt !== null }
}
