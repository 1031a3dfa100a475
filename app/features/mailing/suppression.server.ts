import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { type SuppressionReason, suppressions } from './suppression.table.ts'

function hashEmail(email: string) {
  return createHash('sha256').update(email.toLowerCase()).digest()
}

/** This business sends nothing more to the address. The first reason stays. */
export async function suppress(
  db: Database,
  { businessId, email, reason }: { businessId: string; email: string; reason: SuppressionReason },
) {
  await db
    .insert(suppressions)
    .values({ businessId, emailHash: hashEmail(email), reason })
    .onConflictDoNothing()
}

export async function findSuppression(db: Database, businessId: string, email: string) {
  const [found] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), eq(suppressions.emailHash, hashEmail(email))))
  return found?.reason ?? null
}

/** Which of many addresses are suppressed, and why. */
export async function listSuppressed(db: Database, businessId: string, emails: string[]) {
  const hashes = emails.map((email) => hashEmail(email).toString('hex'))
  const isOneOf = inArray(
    suppressions.emailHash,
    sql`(select decode(hex, 'hex') from json_array_elements_text(${JSON.stringify(hashes)}::json) as hex)`,
  )
  const found = await db
    .select({ emailHash: suppressions.emailHash, reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.businessId, businessId), isOneOf))
  const byHash = new Map(found.map(({ emailHash, reason }) => [emailHash.toString('hex'), reason]))
  return new Map(
    emails.flatMap((email, at) => {
      const reason = byHash.get(hashes[at]!)
      return reason ? [[email, reason] as const] : []
    }),
  )
}
