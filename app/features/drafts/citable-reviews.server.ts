import { sql } from 'drizzle-orm'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment, StoredAspect } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'

/** A published review as its owner may see it quoted, with its present analysis. */
export type CitableReview = {
  reviewId: string
  title: string | null
  text: string
  authorName: string
  rating: number
  /** BCP 47. */
  language: string
  provenance: Provenance
  /** ISO 8601. */
  writtenAt: string
  sentences: SentenceSentiment[]
  aspects: StoredAspect[]
}

/**
 * Those of the reviews that may be quoted: published, not hidden, not of an insider, and analysed as they are now. With the
 * plain state the planner, without statistics, would look for each along the index of all published reviews.
 */
export async function readCitable(
  db: Database,
  businessId: string,
  reviewIds: readonly string[],
): Promise<Map<string, CitableReview>> {
  if (reviewIds.length === 0) return new Map()
  const { rows } = await db.execute<CitableReview>(sql`
    select r.id as "reviewId", r.title, r.text, r.author_name as "authorName", r.rating, n.language, r.provenance,
      r.written_at as "writtenAt", n.sentences, n.aspects
    from jsonb_array_elements_text(${JSON.stringify([...new Set(reviewIds)])}::jsonb) as asked (id)
    cross join lateral (
      select * from reviews r where r.business_id = ${businessId} and r.id = asked.id::uuid
        and ${unweighed(sql`r.state = 'published'`)} and r.hidden_at is null and r.provenance <> 'insider' offset 0
    ) r
    cross join lateral (
      select n.* from ${analyses} n where n.business_id = ${businessId} and n.review_id = r.id and ${isCurrent} offset 0
    ) n`)
  return new Map(
    rows.map((row) => [row.reviewId, { ...row, writtenAt: new Date(row.writtenAt).toISOString() }]),
  )
}
