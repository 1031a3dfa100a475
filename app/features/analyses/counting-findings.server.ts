import { sql } from 'drizzle-orm'
import type { Findings } from '#app/features/reviews/counting-cells.ts'
import { lockCounts, refreshFacts } from '#app/features/reviews/refresh-facts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { analyses, aspects } from './analysis.table.ts'

const batchSize = 500

/** Counts what was found in these reviews, as it is stored now, in place of what was found before. */
export async function countFindings(tx: Database, businessId: string, reviewIds: string[]) {
  // Before the reading: another transaction may be filing the same findings under other topics.
  await lockCounts(tx, businessId)
  for (let from = 0; from < reviewIds.length; from += batchSize) {
    const ids = reviewIds.slice(from, from + batchSize)
    await refreshFacts(tx, businessId, ids, await readFindings(tx, businessId, ids))
  }
}

async function readFindings(tx: Database, businessId: string, ids: string[]) {
  type Row = Omit<Findings, 'foundAt' | 'score'> & { id: string; score: number | null; at: string }
  const { rows } = await tx.execute<Row>(sql`
    select n.review_id as id, n.language, n.label, n.score, n.analysed_at as at,
      coalesce((
        select jsonb_agg(t) from (
          select a.topic, bool_or(a.shown and a.label = 'positive')::int as praise,
            bool_or(a.shown and a.label = 'negative')::int as complaints,
            (not bool_or(a.shown and a.label <> 'neutral'))::int as neutral,
            round(1000 * avg(a.score::text::numeric) filter (where a.shown and a.label <> 'neutral'))::int as score
          from ${aspects} a where a.business_id = ${businessId} and a.review_id = n.review_id
          group by a.topic order by a.topic
        ) t), '[]') as topics
    from ${analyses} n where n.business_id = ${businessId} and n.review_id = any (${sql.param(ids)}::uuid[])`)
  return new Map(
    rows.map(({ id, score, at, ...found }): [string, Findings] => [
      id,
      { ...found, score: score === null ? null : Math.round(score * 1000), foundAt: new Date(at) },
    ]),
  )
}
