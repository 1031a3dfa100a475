import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { TokenPurpose } from '#app/purposes.ts'
import { now } from './clock.ts'
import type { Database } from './database.server.ts'
import { gone } from './refusal.ts'
import { tokens } from './token.table.ts'

type NewLink = { businessId: string; purpose: TokenPurpose; subjectId: string; lifetimeMs: number }

/**
 * Makes the token of a link in a mail. Only its hash is kept. It carries the business's id, so that it is found
 * without a table that spans all businesses.
 */
export async function createLinkToken(db: Database, { businessId, purpose, subjectId, lifetimeMs }: NewLink) {
  const token = makeToken(businessId, randomBytes(32))
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.insert(tokens).values({ businessId, hash: hashToken(token), purpose, subjectId, expiresAt })
  return token
}

/** What a link is about. Throws 410 if the token is unknown, has expired or was made for another purpose. */
export async function openLink(db: Database, token: string, purpose: TokenPurpose) {
  const businessId = businessOfToken(token)
  if (!businessId) throw deadLink()
  const [found] = await db
    .select({ businessId: tokens.businessId, subjectId: tokens.subjectId })
    .from(tokens)
    .where(
      and(
        eq(tokens.businessId, businessId),
        eq(tokens.hash, hashToken(token)),
        eq(tokens.purpose, purpose),
        gt(tokens.expiresAt, now()),
      ),
    )
  if (!found) throw deadLink()
  return found
}

export async function deleteLinks(tx: Database, businessId: string, subjectIds: string[]) {
  await tx.delete(tokens).where(and(eq(tokens.businessId, businessId), inArray(tokens.subjectId, subjectIds)))
}

/** A token is the id of its business (16 bytes) and 32 bytes that nobody can guess. */
export function makeToken(businessId: string, secret: Buffer) {
  return Buffer.concat([Buffer.from(businessId.replaceAll('-', ''), 'hex'), secret]).toString('base64url')
}

/** The business that a token names, or null if it cannot be a token. */
export function businessOfToken(token: string) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48) return null
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function hashToken(token: string) {
  return createHash('sha256').update(Buffer.from(token, 'base64url')).digest()
}

const deadLink = () =>
  gone('This link has expired or was never ours. Please use the newest one in your mailbox.')
