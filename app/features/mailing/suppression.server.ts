import { createHmac } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/database.server.ts'
import { mailboxOf } from '#app/platform/mail-address.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { type SuppressionReason, suppressions } from './mailing.table.ts'

/**
 * Hashes of the address and of its mailbox, because another "+anything" is the same person. Those by the first key come
 * first.
 */
const hashesOf = (email: string) =>
  deriveKeys('suppressions').map((key) =>
    [...new Set([email.toLowerCase(), mailboxOf(email)])].map((each) =>
      createHmac('sha256', key).update(each).digest(),
    ),
  )

/** What is kept of an address to suppress its mailbox later. */
export const hashForSuppression = (email: string) => hashesOf(email)[0]!.at(-1)!

/** Whether a row of suppressions is about an address in another table: the same HMAC (RFC 2104), in SQL. */
export function isSuppressionOf(email: AnyPgColumn): SQL {
  const hashes = deriveKeys('suppressions').map((key) => {
    const [inner, outer] = [0x36, 0x5c].map((pad) => {
      const block = Buffer.alloc(64, pad)
      key.forEach((byte, at) => {
        block[at] = byte ^ pad
      })
      return block
    })
    return sql`sha256(${outer}::bytea || sha256(${inner}::bytea || convert_to(lower(${email}), 'UTF8')))`
  })
  return sql`${suppressions.emailHash} in (${sql.join(hashes, sql`, `)})`
}

/** This business sends nothing more to the mailbox. The first reason stays. */
export async function suppress(
  db: Database,
  { businessId, email, reason }: { businessId: string; email: string; reason: SuppressionReason },
) {
  await suppressHashes(db, hashesOf(email)[0]!, { businessId, reason })
}

export async function suppressHashes(
  db: Database,
  hashes: Buffer[],
  of: { businessId: string; reason: SuppressionReason },
) {
  await db
    .insert(suppressions)
    .values(hashes.map((emailHash) => ({ ...of, emailHash })))
    .onConflictDoNothing()
}

/** `email`: an address, or what `hashForSuppression` left of one. */
export async function findSuppression(db: Database, businessId: string, email: string | Buffer) {
  const hashes = typeof email === 'string' ? hashesOf(email).flat() : [email]
  const [found] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), inArray(suppressions.emailHash, hashes)))
  return found?.reason ?? null
}

export async function listSuppressed(db: Database, businessId: string, emails: string[]) {
  const hashes = emails.map((email) =>
    hashesOf(email)
      .flat()
      .map((hash) => hash.toString('hex')),
  )
  const isOneOf = inArray(
    suppressions.emailHash,
    sql`(select decode(hex, 'hex') from json_array_elements_text(${JSON.stringify(hashes.flat())}::json) as hex)`,
  )
  const found = await db
    .select({ emailHash: suppressions.emailHash, reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), isOneOf))
  const byHash = new Map(found.map(({ emailHash, reason }) => [emailHash.toString('hex'), reason]))
  return new Map(
    emails.flatMap((email, at) => {
      const reason = hashes[at]!.map((hash) => byHash.get(hash)).find(Boolean)
      return reason ? [[email, reason] as const] : []
    }),
  )
}
