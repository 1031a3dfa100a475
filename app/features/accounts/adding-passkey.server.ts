import {
  type AuthenticatorTransportFuture,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { passkeys } from './account.table.ts'
import { lockUser } from './email-change.server.ts'
import { type PasskeyRegistration, passkeyLimits } from './passkey.schema.ts'
import { createChallenge, relyingParty, takeChallenge } from './passkeys.server.ts'

/** What the browser needs to make a passkey. The caller has reauthenticated the user; the challenge proves it later. */
export async function beginAddingPasskey(db: Database, user: { id: string; name: string; email: string }) {
  const existing = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
  if (existing.length >= passkeyLimits.perAccount) throw tooMany()
  const { bytes, cookie } = await createChallenge(db, user.id)
  const options = await generateRegistrationOptions({
    rpName: 'Vouchsafe',
    rpID: relyingParty().expectedRPID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(bytes),
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransportFuture[],
    })),
    // Signing in asks for no email address, so the authenticator has to know the account itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options, cookie }
}

type Adding = { userId: string; name: string; response: PasskeyRegistration; headers: Headers }

/** Keeps the passkey that the browser made. 409 when its challenge was used or is older than ten minutes. */
export async function finishAddingPasskey(db: Database, { userId, name, response, headers }: Adding) {
  const expectedChallenge = await takeChallenge(db, headers, userId)
  if (!expectedChallenge) throw notAdded()
  // It throws for every kind of wrong answer.
  const { registrationInfo } = await verifyRegistrationResponse({
    ...relyingParty(),
    response,
    expectedChallenge,
  }).catch(() => {
    throw notAdded()
  })
  if (!registrationInfo) throw notAdded()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= passkeyLimits.perAccount) throw tooMany()
    const [added] = await tx
      .insert(passkeys)
      .values({
        id: uuidv7(),
        userId,
        credentialId,
        counter,
        name,
        publicKey: Buffer.from(publicKey),
        transports: response.response.transports,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id })
    if (!added) throw notAdded()
    await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'passkey-added' })
  })
}

const notAdded = () => conflict('The passkey could not be added. Please try again.')
const tooMany = () =>
  conflict(`You have ${passkeyLimits.perAccount} passkeys. Remove one before you add another.`)
