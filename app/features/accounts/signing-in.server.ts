import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { isPasswordOf } from './password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { beginSecondFactor } from './second-factor.server.ts'
import { startSession } from './sessions.server.ts'
import { isTwoFactorOn } from './two-factor.server.ts'
import { findUserByEmail } from './user.server.ts'

/** Signed in; or the password was right, and a code is due. */
export type Opened = { isDone: boolean; headers: Headers }

type SignIn = { email: string; password: string; userAgent: string | null }

/**
 * Signs in. Null: it was refused, and the caller says the same whatever the reason was.
 *
 * Who knows the password of an account whose address is not confirmed yet is sent the link again.
 */
export async function signIn(db: Database, { email, password, userAgent }: SignIn): Promise<Opened | null> {
  const user = await findUserByEmail(db, email)
  // An unknown address costs one hash, as a known one does.
  const isRight = user ? await isPasswordOf(db, user.id, password) : !(await hashPassword(password))
  if (!user || !isRight) return refuse('wrong')
  if (!user.emailVerified) {
    await enqueue(db, 'accounts.send-verification', { userId: user.id })
    return refuse('unconfirmed')
  }
  return signInAfterFirstFactor(db, { userId: user.id, userAgent })
}

function refuse(reason: string) {
  log.warn({ reason }, 'sign-in refused')
  return null
}

/** Lets somebody in who has proven the first factor. No way in that asks for less may lead past this. */
export async function signInAfterFirstFactor(
  db: Database,
  { userId, userAgent }: { userId: string; userAgent: string | null },
): Promise<Opened> {
  if (await isTwoFactorOn(db, userId)) return { isDone: false, headers: await beginSecondFactor(db, userId) }
  return { isDone: true, headers: await startSession(db, { userId, userAgent }) }
}
