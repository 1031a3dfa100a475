import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { businesses } from './business.table.ts'

/** Each business has two pages. A file may contain 50,000 addresses, of a part of businesses and one of products together. */
export const businessesPerPart = 14_000

/** Open businesses, without samples and those whose owner has not confirmed an email address. */
export const mappedBusinesses = sql`from ${businesses} b join users u on u.id = b.owner_id and u.email_verified
  where b.is_active and not b.is_sample`

export async function countMappedBusinesses(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${mappedBusinesses}`)
  return rows[0]!.count
}

/** One part, counted from 0, in order of creation, so that a full part does not change. */
export async function listMappedBusinesses(db: Database, part: number, perPart = businessesPerPart) {
  const { rows } = await db.execute<{ id: string; changedAt: string }>(sql`
    select b.id, b.updated_at as "changedAt" ${mappedBusinesses} order by b.id limit ${perPart} offset ${part * perPart}`)
  return rows.map(({ id, changedAt }) => ({ id, changedAt: new Date(changedAt).toISOString() }))
}
