import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { passkeys } from './account.table.ts'
import type { PasskeyAssertion } from './passkey.schema.ts'
import { createChallenge, forgetChallenge, relyingParty, takeChallenge } from './passkeys.server.ts'
import { startSession } from './sessions.server.ts'

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
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== userId) return refuse('account')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...relyingParty(),
    response,
    expectedChallenge,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return refuse('signature')
  // Of two answers with the same counter only one is the authenticator's.
  const [used] = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (!used) return refuse('counter')
  const opened = await startSession(db, { userId, userAgent: headers.get('user-agent') })
  opened.append('set-cookie', forgetChallenge())
  return opened
}

function refuse(reason: string) {
  log.warn({ reason }, 'sign-in with a passkey refused')
  return null
}
