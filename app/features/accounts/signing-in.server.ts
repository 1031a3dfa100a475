import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { sessions, users } from './account.table.ts'
import { auth, cookieLine, sessionCookieName } from './auth.server.ts'

/**
 * Signs in. Null: it was refused, and the caller says the same whatever the reason was.
 *
 * Who knows the password of an account whose address is not confirmed yet is sent the link again.
 */
export async function signIn(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<Headers | null> {
  try {
    const { headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true })
    return headers
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    log.warn({ code: error.body?.code }, 'sign-in refused')
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') await sendVerificationAgain(db, email)
    return null
  }
}

/** A session without a password, for somebody who has just proven who they are. */
export async function startSession(userId: string): Promise<Headers> {
  const { headers } = await auth.api.startSession({ body: { userId }, returnHeaders: true })
  return headers
}

export async function signOut(db: Database, { sessionId }: { sessionId: string }) {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

export const forgetSession = () => cookieLine(sessionCookieName, '', 0)

async function sendVerificationAgain(db: Database, email: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await enqueue(db, 'accounts.send-verification', { userId: user.id })
}

export async function signOutEverywhere(db: Database, { userId }: { userId: string }) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}
