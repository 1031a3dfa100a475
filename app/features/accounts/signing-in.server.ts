import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { isPasswordOf } from './password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { beginSecondFactor } from './second-factor.server.ts'
import { startSession } from './sessions.server.ts'
import { isTwoFactorOn } from './two-factor.server.ts'
import { findUserByEmail } from './user.server.ts'

/** Signed in, or (not done) the password was right and a code is due. */
export type Opened = { isDone: boolean; headers: Headers }

type SignIn = { email: string; password: string; userAgent: string | null; wanted?: string }

/**
 * Signs in with a password. Null: refused, and the caller must not say why.
 *
 * With the right password for an account whose address is not confirmed yet, the confirmation link is sent again.
 */
export async function signIn(
  db: Database,
  { email, password, userAgent, wanted }: SignIn,
): Promise<Opened | null> {
  const user = await findUserByEmail(db, email)
  // An unknown address takes as long as a known one: one hash.
  const isRight = user ? await isPasswordOf(db, user.id, password) : !(await hashPassword(password))
  if (!user || !isRight) return refuse('wrong')
  if (!user.emailVerified) {
    await enqueue(db, 'accounts.send-verification', { userId: user.id, wanted })
    return refuse('unconfirmed')
  }
  return signInAfterFirstFactor(db, { userId: user.id, userAgent })
}

function refuse(reason: string) {
  log.warn({ reason }, 'sign-in refused')
  return null
}

/** Every sign-in by one factor (a password, a confirmed address) goes through here, where a code may be due. */
export async function signInAfterFirstFactor(
  db: Database,
  { userId, userAgent }: { userId: string; userAgent: string | null },
): Promise<Opened> {
  if (await isTwoFactorOn(db, userId)) return { isDone: false, headers: await beginSecondFactor(db, userId) }
  return { isDone: true, headers: await startSession(db, { userId, userAgent }) }
}
