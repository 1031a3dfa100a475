import { sql } from 'drizzle-orm'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'
import type { SentenceSentiment } from './analysis.schema.ts'
import { analyses, aspects } from './analysis.table.ts'

/** Topics as stored, and what is said about them; `name` tells several apart. */
type OpinionAsked = { name: string; topics: string[]; label: 'positive' | 'negative' }

export type FoundOpinion = {
  name: string
  label: 'positive' | 'negative'
  reviewId: string
  authorName: string
  writtenAt: string
  rating: number
  provenance: Provenance
  text: string
  isHidden: boolean
  language: string
  sentences: SentenceSentiment[]
  term: string
  start: number
  end: number
  confidence: number
}

export type OpinionWindow = { from?: Date; to?: Date | null; pause?: AnalysisPause | null }

/** Of so many opinions on a topic, the newest, the surest are returned. */
const most = { read: 24, returned: 6 }

/**
 * Confident opinions on these topics in published reviews since `from` and before `to`, without those of insiders: of the
 * newest, the surest first. The `offset 0` keep the planner from any other way than along the index of opinions, review by review.
 */
export async function findNewestOpinions(
  db: Database,
  businessId: string,
  asked: OpinionAsked[],
  { from = new Date(0), to = null, pause = null }: OpinionWindow = {},
): Promise<FoundOpinion[]> {
  if (asked.length === 0) return []
  const { rows } = await db.execute<FoundOpinion>(sql`
    select c.name, c.label, found.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c (name text, label text, topics text[])
    cross join lateral (
      select said.*, r.*, n.language, n.sentences
      from (
        select newest.* from unnest(c.topics) as t (topic)
        cross join lateral (
          select a.review_id as "reviewId", a.term, a.start_offset as start, a.end_offset as "end", a.confidence,
            a.written_at
          from ${aspects} a
          where a.business_id = ${businessId} and a.topic = t.topic and a.label = c.label and a.shown
            and a.written_at >= ${from.toISOString()} ${to ? sql`and a.written_at < ${to.toISOString()}` : sql``}
            and exists (select from reviews r where r.business_id = ${businessId} and r.id = a.review_id
              and ${unweighed(sql`r.state = 'published' and r.provenance <> 'insider' and ${isAnalysed(pause)}`)} offset 0)
          order by a.written_at desc limit ${most.read}
        ) newest
        order by round(newest.confidence::numeric, 1) desc, newest.written_at desc limit ${most.returned}
      ) said
      cross join lateral (
        select r.author_name as "authorName", r.written_at as "writtenAt", r.rating, r.provenance, r.text,
          r.edited_at, r.hidden_at is not null as "isHidden"
        from reviews r where r.business_id = ${businessId} and r.id = said."reviewId" offset 0
      ) r
      cross join lateral (
        select n.language, n.sentences from ${analyses} n
        where n.business_id = ${businessId} and n.review_id = said."reviewId"
          and (r.edited_at is null or r.edited_at <= n.analysed_at) offset 0
      ) n
    ) found
    order by round(found.confidence::numeric, 1) desc, found."writtenAt" desc, found."reviewId" desc`)
  return rows
}
