import { sql } from 'drizzle-orm'
import type { StarCounts } from '#app/features/figures/statistics.ts'
import { inboxConditions } from '#app/features/inbox/inbox.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'

export type ImportedEntry = {
  id: string
  rating: number
  title: string | null
  text: string
  language: string | null
  writtenAt: string
  source: string
}

const perPage = 20

/** The imported reviews of a competitor that match, or one of them, newest first, and the stars of all that match. */
export async function listImportedReviews(
  db: Database,
  competitorId: string,
  { filter, review, page, at }: { filter: InboxFilter; review: string | null; page: number; at: Date },
) {
  const isListed = await inboxConditions(db, competitorId, filter, at)
  const { rows } = await db.execute<ImportedEntry>(sql`
    select r.id, r.rating, r.title, r.text, n.language, r.written_at as "writtenAt", r.import_source as source
    from reviews r left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    where ${isListed} ${isUuid(review ?? '') ? sql`and r.id = ${review}` : sql``}
    order by r.written_at desc, r.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`)
  const spread = await db.execute<{ rating: number; count: number }>(sql`
    select r.rating, count(*)::int as count
    from reviews r left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    where ${isListed} group by r.rating`)
  const stars: StarCounts = [0, 0, 0, 0, 0]
  for (const { rating, count } of spread.rows) stars[rating - 1] = count
  const entries = rows.slice(0, perPage).map((row) => ({
    ...row,
    writtenAt: new Date(row.writtenAt).toISOString(),
  }))
  return { entries, stars, hasMore: rows.length > perPage }
}
