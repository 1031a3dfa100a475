import { sql } from 'drizzle-orm'
import { daysBefore, replyDays } from '#app/features/inbox/periods.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import type { Database } from '#app/platform/database.server.ts'

const waiting = (businessId: string, at: Date) => sql`
  from reviews r
  where r.business_id = ${businessId} and r.state = 'published' and r.provenance in ${counted}
    and r.written_at >= ${daysBefore(at, replyDays).toISOString()}
    and not exists (select from replies w where w.business_id = r.business_id and w.review_id = r.id)`

export async function countReviewsWithoutReply(db: Database, businessId: string, at: Date) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${waiting(businessId, at)}`,
  )
  return rows[0]!.count
}

export type Unreplied = { count: number; longest: Waiting[] }
type Waiting = { reviewId: string; authorName: string; writtenAt: string }

/** How many reviews wait for a reply, and the two that have waited longest. */
export async function findReviewsWithoutReply(
  db: Database,
  businessId: string,
  at: Date,
): Promise<Unreplied> {
  const { rows } = await db.execute<{
    id: string
    author_name: string
    written_at: string
    count: number
  }>(sql`
    select r.id, r.author_name, r.written_at, count(*) over ()::int as count ${waiting(businessId, at)}
    order by r.written_at, r.id limit 2`)
  return {
    count: rows[0]?.count ?? 0,
    longest: rows.map((row) => ({
      reviewId: row.id,
      authorName: row.author_name,
      writtenAt: new Date(row.written_at).toISOString(),
    })),
  }
}
