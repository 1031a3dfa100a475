import { sql } from 'drizzle-orm'
import { engineVersion } from '#analysis/engine.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { analyseReviews } from './analyse-reviews.server.ts'

const together = 200

/**
 * Analyses the reviews of older engine versions again, and those that were never analysed, so that no screen mixes
 * the results of two versions for longer than this takes.
 */
export async function renewAnalyses(db: Database) {
  for (;;) {
    const { rows } = await db.execute<{ business_id: string; ids: string[] }>(sql`
      select business_id, array_agg(id) as ids
      from (
        select r.business_id, r.id
        from reviews r left join analyses a on a.business_id = r.business_id and a.review_id = r.id
        where a.engine_version is distinct from ${engineVersion}
        limit ${together}
      ) as outdated
      group by business_id`)
    if (rows.length === 0) return
    for (const { business_id, ids } of rows) {
      await yieldToRequests()
      await analyseReviews(db, business_id, ids)
    }
  }
}
