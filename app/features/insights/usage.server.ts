import { sql } from 'drizzle-orm'
import { monthOf, monthStart } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Published reviews of this month (UTC), against which a plan's number is held. Imported ones use nothing up. */
export async function countReviewsOfMonth(db: Database, businessId: string, at: Date) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from reviews
    where business_id = ${businessId} and state = 'published' and provenance <> 'imported'
      and written_at >= ${monthStart(monthOf(at)).toISOString()}`)
  return rows[0]!.count
}

/** Of these, the ones that came through the public link: their authors confirmed an address. */
export async function countOpenReviewsOfMonth(db: Database, businessId: string, at: Date) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from reviews
    where business_id = ${businessId} and state = 'published' and provenance = 'confirmed'
      and written_at >= ${monthStart(monthOf(at)).toISOString()}`)
  return rows[0]!.count
}
