import { createHash, randomBytes } from 'node:crypto'
import {
  type AuthenticatorTransportFuture,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type PasskeyRegistration, passkeyLimits } from './account.schema.ts'
import { passkeyChallenges, passkeys } from './account.table.ts'
import { lockUser } from './email-change.server.ts'
import { cookieLine, hostCookie, readCookie } from './sessions.server.ts'

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

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

type Of = { userId: string; passkeyId: string }

const isPasskey = ({ userId, passkeyId }: Of) => and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId))

/** The newest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const found = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  return found.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export async function renamePasskey(db: Database, { name, ...of }: Of & { name: string }) {
  const renamed = await db.update(passkeys).set({ name }).where(isPasskey(of)).returning({ id: passkeys.id })
  if (renamed.length === 0) throw notFound('passkey')
}

/** The caller has reauthenticated the user. */
export async function removePasskey(db: Database, of: Of) {
  await db.transaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(isPasskey(of)).returning({ id: passkeys.id })
    if (removed.length === 0) throw notFound('passkey')
    await enqueue(tx, 'accounts.notify-of-change', { userId: of.userId, news: 'passkey-removed' })
  })
}

/** For somebody who takes their account back: a stranger may have added some. */
export async function dropPasskeys(tx: Database, userId: string) {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

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

/** For whom passkeys are made: the host of APP_URL. Elsewhere browsers do not offer them. */
export function relyingParty() {
  const origin = addressOf('')
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname, requireUserVerification: true }
}
