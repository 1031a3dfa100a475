import { sql } from 'drizzle-orm'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { windowOfMonths } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { ImportedFilter } from './imported-filter.ts'

export type ImportedEntry = {
  id: string
  rating: number
  title: string | null
  text: string
  language: string | null
  writtenAt: string
  source: string
  importedAt: string
}

const perPage = 20

/** The imported reviews of a competitor that match, newest first. `hasMore`: there is another page. */
export async function listImportedReviews(
  db: Database,
  competitorId: string,
  { review, topic, side, from, to }: ImportedFilter,
  page: number,
) {
  const within = from && to ? windowOfMonths({ from, to }) : null
  const isSide = side === 'praise' ? sql`and m.praise` : side === 'complaint' ? sql`and m.complaint` : sql``
  const { rows } = await db.execute<ImportedEntry>(sql`
    select r.id, r.rating, r.title, r.text, n.language, r.written_at as "writtenAt", r.import_source as source,
      r.created_at as "importedAt"
    from reviews r left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    where r.business_id = ${competitorId} and r.state = 'published'
      ${isUuid(review ?? '') ? sql`and r.id = ${review}` : sql``}
      ${within ? sql`and r.written_at >= ${within.from.toISOString()} and r.written_at < ${within.to.toISOString()}` : sql``}
      ${
        topic
          ? sql`and exists (select from ${mentions} m where m.business_id = r.business_id and m.review_id = r.id
              and m.topic = ${topic} and not m.is_elsewhere ${isSide})`
          : sql``
      }
    order by r.written_at desc, r.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`)
  const entries = rows.slice(0, perPage).map((row) => ({
    ...row,
    writtenAt: new Date(row.writtenAt).toISOString(),
    importedAt: new Date(row.importedAt).toISOString(),
  }))
  return { entries, hasMore: rows.length > perPage }
}
