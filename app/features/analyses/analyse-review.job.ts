import { sql } from 'drizzle-orm'
import { engineVersion } from '#analysis/engine.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import type { Handler } from '#app/platform/worker-loop.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { analyseReviews } from './analyse-reviews.server.ts'

export const analyseReview: Handler<'analyses.analyse-review'> = (db, { businessId, reviewId }) =>
  analyseReviews(db, businessId, [reviewId])

export const analyseReviewsOfAll: Handler<'analyses.analyse-reviews'> = async (db, { reviews }) => {
  const byBusiness = Map.groupBy(reviews, ({ businessId }) => businessId)
  for (const [businessId, group] of byBusiness) {
    await analyseReviews(
      db,
      businessId,
      group.map(({ reviewId }) => reviewId),
    )
  }
}

/** How many imported reviews one turn analyses. */
export const importedTurn = 400

/**
 * Analyses imported reviews that have no analysis yet, for one turn, and queues behind the other businesses for the next. A
 * search from the first id ends it: an import that ran meanwhile may have added ids below `after`.
 */
export const analyseImported: Handler<'analyses.analyse-imported'> = async (db, { businessId, after }) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from reviews r left join analyses a on a.business_id = r.business_id and a.review_id = r.id
    where r.business_id = ${businessId} and r.provenance = 'imported' and a.review_id is null
      ${after ? sql`and r.id > ${after}` : sql``}
    order by r.id limit ${importedTurn}`)
  const ids = rows.map(({ id }) => id)
  await analyseReviews(db, businessId, ids, { atOnce: 2 })
  const isFull = ids.length === importedTurn
  if (!isFull && !after) return
  if (!isFull) {
    // After so many rows the planner must not think that the tables are as small as they were.
    await db.execute(sql`analyze reviews, review_facts, analyses, mentions`)
    await enqueue(db, 'findings.renew-kept', {}, { onceFor: 'all' })
  }
  const next = { businessId, after: isFull ? ids.at(-1) : undefined }
  await enqueue(db, 'analyses.analyse-imported', next, { onceFor: businessId })
}

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
