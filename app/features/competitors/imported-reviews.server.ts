import { sql } from 'drizzle-orm'
import { windowOfMonths } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { competitorAspects, competitorImports, competitorReviews } from './competitor.table.ts'
import type { ImportedFilter } from './imported-filter.ts'

export type ImportedEntry = {
  id: string
  rating: number
  text: string
  language: string
  initials: string | null
  writtenAt: string
  source: string
  importedAt: string
}

type OfCompetitor = { businessId: string; competitorId: string }

const perPage = 20

/** The imported reviews of a competitor that match, newest first. `hasMore`: there is another page. */
export async function listImportedReviews(
  db: Database,
  { businessId, competitorId }: OfCompetitor,
  { review, topic, label, months, page }: ImportedFilter,
) {
  const within = months && windowOfMonths(months)
  const { rows } = await db.execute<ImportedEntry>(sql`
    select r.id, r.rating, r.text, r.language, r.initials, r.written_at as "writtenAt", i.source,
      coalesce(i.finished_at, i.created_at) as "importedAt"
    from ${competitorReviews} r
    join ${competitorImports} i on i.business_id = r.business_id and i.id = r.import_id
    where r.business_id = ${businessId} and r.competitor_id = ${competitorId}
      ${isUuid(review ?? '') ? sql`and r.id = ${review}` : sql``}
      ${within ? sql`and r.written_at >= ${within.from.toISOString()} and r.written_at < ${within.to.toISOString()}` : sql``}
      ${topic ? sql`and ${mentions(topic, label)}` : sql``}
    order by r.written_at desc, r.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`)
  return {
    entries: rows.slice(0, perPage).map((row) => ({
      ...row,
      writtenAt: new Date(row.writtenAt).toISOString(),
      importedAt: new Date(row.importedAt).toISOString(),
    })),
    hasMore: rows.length > perPage,
  }
}

const mentions = (topic: string, label: ImportedFilter['label']) => sql`exists (
  select from ${competitorAspects} a
  where a.business_id = r.business_id and a.competitor_id = r.competitor_id and a.review_id = r.id
    and a.topic = ${topic} ${label ? sql`and a.shown and a.label = ${label}` : sql``})`
