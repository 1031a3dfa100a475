import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { logSecurity } from '#app/platform/requests.server.ts'
import { limits } from '#app/rate-limits.ts'
import type { PasskeyAssertion, Reauthentication } from './account.schema.ts'
import { passkeys } from './account.table.ts'
import { createChallenge, forgetChallenge, relyingParty, takeChallenge } from './passkeys.server.ts'
import { hashPassword, isRightPassword } from './password.server.ts'
import { acceptCode, beginSecondFactor } from './second-factor.server.ts'
import { startSession } from './sessions.server.ts'
import { isTwoFactorOn } from './two-factor.server.ts'
import { findUserByEmail } from './user.server.ts'

/** Signed in, or (not done) the password was right and a code is due. */
type Opened = { isDone: boolean; headers: Headers }

type SignIn = { email: string; password: string; userAgent: string | null; wanted?: string }

/**
 * Signs in with a password. Null: refused, and the caller must not say why.
 *
 * With the right password for an account whose address is not confirmed yet, the confirmation link is sent again.
 */
export async function signIn(db: Database, { email, password, userAgent, wanted }: SignIn) {
  const user = await findUserByEmail(db, email)
  // An unknown address takes as long as a known one: one hash.
  const isRight = user ? await isRightPassword(db, user.id, password) : !(await hashPassword(password))
  if (!user || !isRight) return refuse('wrong', user?.id)
  if (!user.emailVerified) {
    await enqueue(db, 'accounts.send-verification', { userId: user.id, wanted })
    return refuse('unconfirmed', user.id)
  }
  return signInAfterFirstFactor(db, { userId: user.id, userAgent })
}

function refuse(reason: string, userId?: string) {
  logSecurity('sign-in refused', { reason, userId })
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

/**
 * The options with which the browser offers its passkeys for this site. They name no account and are the same
 * for everyone.
 */
export async function beginPasskeySignIn(db: Database) {
  const { bytes, cookie } = await createChallenge(db, null)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().expectedRPID,
    challenge: new Uint8Array(bytes),
    userVerification: 'required',
  })
  return { options, cookie }
}

/**
 * Signs in with a passkey. Null: it was refused, and the caller says the same whatever the reason was.
 *
 * The authenticator has verified its owner (a fingerprint, a face, a PIN), so this is two factors at once, and no
 * code is asked for.
 */
export async function signInWithPasskey(
  db: Database,
  { response, headers }: { response: PasskeyAssertion; headers: Headers },
): Promise<Headers | null> {
  const expectedChallenge = await takeChallenge(db, headers, null)
  if (!expectedChallenge) return refuse('challenge')
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  if (!passkey) return refuse('unknown passkey')
  const { id, userId, credentialId, publicKey, counter } = passkey
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== userId)
    return refuse('account', userId)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...relyingParty(),
    response,
    expectedChallenge,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return refuse('signature', userId)
  // Of two answers with the same counter only one is the authenticator's.
  const [used] = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (!used) return refuse('counter', userId)
  const opened = await startSession(db, { userId, userAgent: headers.get('user-agent') })
  opened.append('set-cookie', forgetChallenge())
  return opened
}

/**
 * Checks everything the account asks for at sign-in once more, before any change to how it is signed in to (OWASP
 * ASVS 5.0, 7.5.1): a session alone is not enough. Returns what is wrong, by field, or null.
 */
export async function reauthenticate(
  db: Database,
  { userId, sessionId, password, code }: Reauthentication & { userId: string; sessionId: string },
): Promise<Record<string, string> | null> {
  await countAgainst(limits.reauthenticationsInSession, sessionId)
  const refuse = (wrong: Record<string, string>) => {
    logSecurity('reauthentication refused', { userId })
    return wrong
  }
  if (!(await isRightPassword(db, userId, password))) return refuse({ password: 'Wrong password' })
  if (!(await isTwoFactorOn(db, userId))) return null
  if (!code) return { code: 'Please enter the code from your app' }
  const isRight = await acceptCode(db, { userId, code })
  return isRight ? null : refuse({ code: 'Wrong code, or one that was already used. Wait for the next code' })
}
