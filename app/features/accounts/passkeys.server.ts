import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { passkeyChallenges, passkeys } from './account.table.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'

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
