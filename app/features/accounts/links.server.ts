import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { accountLinks, type LinkPurpose } from './account.table.ts'

type NewLink = { purpose: LinkPurpose; userId: string; lifetimeMs: number }

/** Makes the token of a link in a mail. Only its hash is kept. */
export async function createLinkToken(db: Database, { purpose, userId, lifetimeMs }: NewLink) {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await db.insert(accountLinks).values({
    hash: hashOf(token),
    purpose,
    userId,
    expiresAt: new Date(at.getTime() + lifetimeMs),
    createdAt: at,
  })
  return token
}

/** The user whose link this is; null if it is unknown, used or expired. Finding does not use it. */
export async function findLink(db: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(isLive(purpose, token))
  return found?.userId ?? null
}

/** Uses the link: of two simultaneous requests one gets the user and the other 410. */
export async function consumeLink(db: Database, purpose: LinkPurpose, token: string): Promise<string> {
  const [used] = await db
    .delete(accountLinks)
    .where(isLive(purpose, token))
    .returning({ userId: accountLinks.userId })
  if (!used) throw expiredLink()
  return used.userId
}

/** Ends all links that a user was sent, so that none in an old mail works later. */
export async function dropLinks(db: Database, userId: string) {
  await db.delete(accountLinks).where(eq(accountLinks.userId, userId))
}

export const expiredLink = () => gone('This link has expired or has been used already.')

function isLive(purpose: LinkPurpose, token: string) {
  return and(
    eq(accountLinks.hash, hashOf(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now()),
  )
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
