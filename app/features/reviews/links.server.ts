import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { tokens } from './review.table.ts'

export type LinkPurpose = 'confirm-review' | 'authors-desk' | 'report'

type NewLink = { businessId: string; purpose: LinkPurpose; subjectId: string; lifetimeMs: number }

/**
 * Makes the token of a link in a mail. Only its hash is kept. It carries the business's id (16 bytes) before
 * its 32 random bytes, so that it is found without a table that spans all businesses.
 */
export async function createLinkToken(db: Database, { businessId, purpose, subjectId, lifetimeMs }: NewLink) {
  const token = Buffer.concat([Buffer.from(businessId.replaceAll('-', ''), 'hex'), randomBytes(32)])
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.insert(tokens).values({ businessId, hash: hashOf(token), purpose, subjectId, expiresAt })
  return token.toString('base64url')
}

/** The review that a link opens. Throws as `openLink` does. */
export async function followLink(db: Database, token: string, purpose: 'confirm-review' | 'authors-desk') {
  const { businessId, subjectId } = await openLink(db, token, purpose)
  return { businessId, reviewId: subjectId }
}

/** What a link is about. Throws 410 for one that is unknown, expired, or made for something else. */
export async function openLink(db: Database, token: string, purpose: LinkPurpose) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48) throw deadLink()
  const businessId = bytes
    .toString('hex', 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [found] = await db
    .select({ subjectId: tokens.subjectId })
    .from(tokens)
    .where(
      and(
        eq(tokens.businessId, businessId),
        eq(tokens.hash, hashOf(bytes)),
        eq(tokens.purpose, purpose),
        gt(tokens.expiresAt, now()),
      ),
    )
  if (!found) throw deadLink()
  return { businessId, subjectId: found.subjectId }
}

const deadLink = () =>
  gone('This link has expired or was never ours. Please use the newest one in your mailbox.')

function hashOf(token: Buffer) {
  return createHash('sha256').update(token).digest()
}
