import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { mailboxOf } from '#app/platform/mailbox.ts'
import { type SuppressionReason, suppressions } from './suppression.table.ts'

/** Of the address and of its mailbox: another "+anything" is the same person. */
const hashesOf = (email: string) =>
  [...new Set([email.toLowerCase(), mailboxOf(email)])].map((each) =>
    createHash('sha256').update(each).digest(),
  )

/** This business sends nothing more to the mailbox. The first reason stays. */
export async function suppress(
  db: Database,
  { businessId, email, reason }: { businessId: string; email: string; reason: SuppressionReason },
) {
  await db
    .insert(suppressions)
    .values(hashesOf(email).map((emailHash) => ({ businessId, emailHash, reason })))
    .onConflictDoNothing()
}

export async function findSuppression(db: Database, businessId: string, email: string) {
  const [found] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), inArray(suppressions.emailHash, hashesOf(email))))
  return found?.reason ?? null
}

/** Which of many addresses are suppressed, and why. */
export async function listSuppressed(db: Database, businessId: string, emails: string[]) {
  const hashes = emails.map((email) => hashesOf(email).map((hash) => hash.toString('hex')))
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
