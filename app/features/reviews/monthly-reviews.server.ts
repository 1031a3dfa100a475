import { sql } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { counted } from './counted.server.ts'

/** Published reviews of this month (UTC), which a plan's limit counts. Those of insiders and imported ones do not count. */
export async function countReviewsOfMonth(db: Database, businessId: string) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from reviews
    where business_id = ${businessId} and state = 'published' and provenance in ${counted}
      and written_at >= date_trunc('month', ${now().toISOString()}::timestamptz, 'UTC')`)
  return rows[0]!.count
}
