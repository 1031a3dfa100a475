import { sql } from 'drizzle-orm'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isQueued } from '#app/platform/queue.server.ts'

export type ImportProgress = { analysed: number; imported: number }

/** Null once all are analysed, which costs no counting. */
export async function readImportProgress(db: Database, businessId: string): Promise<ImportProgress | null> {
  if (!(await isQueued(db, 'analyses.analyse-imported', businessId))) return null
  const { rows } = await db.execute<ImportProgress>(sql`
    select count(*)::int as imported, (count(*) filter (where language <> ''))::int as analysed from ${reviewFacts}
    where business_id = ${businessId} and provenance = 'imported' and is_counted`)
  const [found] = rows
  return found && found.analysed < found.imported ? found : null
}
