import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { verifications } from './account.table.ts'

export type LinkPurpose = 'verify-email' | 'reset-password' | 'second-factor'

type NewLink = { purpose: LinkPurpose; userId: string; lifetimeMs: number }

/** Makes the token of a link in a mail. Only its hash is kept. */
export async function createLinkToken(db: Database, { purpose, userId, lifetimeMs }: NewLink) {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await db.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(purpose, token),
    value: userId,
    expiresAt: new Date(at.getTime() + lifetimeMs),
    createdAt: at,
    updatedAt: at,
  })
  return token
}

/** The user whose link this is; null if it is unknown, used or expired. Finding does not use it. */
export async function findLink(db: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(isLive(purpose, token))
  return found?.userId ?? null
}

/** Uses the link: of two simultaneous requests one gets the user and the other 410. */
export async function consumeLink(db: Database, purpose: LinkPurpose, token: string): Promise<string> {
  const [used] = await db
    .delete(verifications)
    .where(isLive(purpose, token))
    .returning({ userId: verifications.value })
  if (!used) throw expiredLink()
  return used.userId
}

/** Ends all links that a user was sent, so that none in an old mail works later. */
export async function dropLinks(db: Database, userId: string) {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

export const expiredLink = () => gone('This link has expired or has been used already.')

function isLive(purpose: LinkPurpose, token: string) {
  return and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, now()))
}

function identifierOf(purpose: LinkPurpose, token: string) {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
}
