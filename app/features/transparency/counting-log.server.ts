import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'

type Size = { entries: number; firstAt: string | null; lastAt: string | null }
type Ends = { kind: 'withdrawn' | 'erased'; month: number; count: number }

/** What the log alone can tell: of what was erased nothing else is left. */
export async function countLog(db: Database, businessId: string, months: Date[]) {
  const starts = sql`${sql.param(months.map((start) => start.toISOString()))}::timestamptz[]`
  const size = await db.execute<Size>(sql`
    select count(*)::int as entries, min(created_at) as "firstAt", max(created_at) as "lastAt"
    from log_entries where business_id = ${businessId}`)
  const ends = await db.execute<Ends>(sql`
    select kind, width_bucket(created_at, ${starts}) as month, count(*)::int as count
    from log_entries where business_id = ${businessId} and kind in ('withdrawn', 'erased') group by 1, 2`)
  return { size: size.rows[0]!, ends: ends.rows }
}

/** Reviews that their authors edited, and which way the stars went from the first wording to this one. */
export async function countEdits(db: Database, businessId: string) {
  const { rows } = await db.execute<{ edited: number; raised: number; lowered: number }>(sql`
    select count(*)::int as edited, count(*) filter (where r.rating > v.rating)::int as raised,
      count(*) filter (where r.rating < v.rating)::int as lowered
    from review_versions v join reviews r on r.business_id = v.business_id and r.id = v.review_id
    where v.business_id = ${businessId} and v.number = 1`)
  return rows[0]!
}
