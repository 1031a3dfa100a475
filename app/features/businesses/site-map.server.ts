import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { businesses } from './business.table.ts'

/** A business has a page and a transparency page, and a file of the map may hold 50,000 addresses. */
export const businessesPerPart = 25_000

/** Open businesses that are no samples; those whose owner has not confirmed an address are found by link alone. */
const mapped = sql`from ${businesses} b join users u on u.id = b.owner_id and u.email_verified
  where b.is_active and not b.is_sample`

export async function countMappedBusinesses(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${mapped}`)
  return rows[0]!.count
}

/** One part, counted from 0, in the order in which businesses came: a part that is full stays as it is. */
export async function listMappedBusinesses(db: Database, part: number, perPart = businessesPerPart) {
  const { rows } = await db.execute<{ id: string; changedAt: string }>(sql`
    select b.id, b.updated_at as "changedAt" ${mapped} order by b.id limit ${perPart} offset ${part * perPart}`)
  return rows.map(({ id, changedAt }) => ({ id, changedAt: new Date(changedAt).toISOString() }))
}
