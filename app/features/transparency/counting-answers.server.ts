import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'

type Row = {
  side: 'low' | 'middle' | 'high' | null
  count: number
  edited: number
  medianSeconds: number | null
}

/** Replies to standing reviews that were collected here, in all (side null) and by side. */
export async function countReplies(db: Database, businessId: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select side, count(*)::int as count, count(*) filter (where is_edited)::int as edited,
      percentile_cont(0.5) within group (order by seconds)::float8 as "medianSeconds"
    from (
      select case when r.rating <= 2 then 'low' when r.rating >= 4 then 'high' else 'middle' end as side,
        a.updated_at > a.created_at as is_edited, extract(epoch from a.created_at - r.published_at) as seconds
      from replies a join reviews r on r.business_id = a.business_id and r.id = a.review_id
      where a.business_id = ${businessId} and r.state = 'published' and r.provenance <> 'imported') as replied
    group by grouping sets ((side), ())`)
  return rows
}
