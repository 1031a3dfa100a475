import { stringify } from 'csv-stringify/sync'
import { and, asc, count, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { AddressRemoval } from './newsletter.schema.ts'
import { leaveLink, oneClickLeaveLink } from './newsletter.server.ts'
import { subscribers } from './newsletter.table.ts'

const isConfirmed = isNotNull(subscribers.confirmedAt)

export type ListedSubscriber = { email: string; confirmedAt: Date }

/** Confirmed addresses that contain the search text, newest first. */
export async function listSubscribers(
  db: Database,
  { words, limit = 50 }: { words: string; limit?: number },
): Promise<ListedSubscriber[]> {
  const pattern = `%${words.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isConfirmed, words ? ilike(subscribers.email, pattern) : undefined))
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id))
    .limit(limit)
  return rows.map(({ email, confirmedAt }) => ({ email, confirmedAt: confirmedAt! }))
}

export async function countSubscribers(db: Database) {
  const [counted] = await db
    .select({ confirmed: count(subscribers.confirmedAt), all: count() })
    .from(subscribers)
  const { confirmed = 0, all = 0 } = counted ?? {}
  return { confirmed, unconfirmed: all - confirmed }
}

/**
 * The confirmed addresses as CSV, each with its links to unsubscribe: `unsubscribe_page` for the footer of a mail,
 * `one_click` for its List-Unsubscribe header (RFC 8058).
 */
export async function exportSubscribers(db: Database) {
  const rows = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      source: subscribers.source,
      confirmedAt: sql<string>`to_char(${subscribers.confirmedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(subscribers)
    .where(isConfirmed)
    .orderBy(asc(subscribers.confirmedAt), asc(subscribers.id))
  const records = rows.map(({ id, email, source, confirmedAt }) => ({
    email,
    confirmed_at: confirmedAt,
    source,
    unsubscribe_page: leaveLink(id),
    one_click: oneClickLeaveLink(id),
  }))
  const columns = ['email', 'confirmed_at', 'source', 'unsubscribe_page', 'one_click']
  return stringify(records, { header: true, bom: true, columns, escape_formulas: true })
}

export async function removeSubscriber(db: Database, { email }: AddressRemoval) {
  const removed = await db
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
  if (removed.length === 0) throw notFound('address')
}
