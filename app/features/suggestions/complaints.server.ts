import { sql } from 'drizzle-orm'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { analyses, aspects, topicRules } from '#app/features/analyses/analysis.table.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'

export const mostReviews = 1000

/** `topic` as the owner sees it, `engineTopic` as the engine found it. */
export type ComplaintFound = {
  topic: string
  engineTopic: string
  noun: string
  term: string
  start: number
  end: number
  confidence: number
}

export type ComplainingReview = {
  reviewId: string
  author: string
  authorName: string
  rating: number
  provenance: Provenance
  /** ISO 8601. */
  writtenAt: string
  language: string
  text: string
  sentences: SentenceSentiment[]
  complaints: ComplaintFound[]
}

export type NewestComplaints = {
  /** Of so many reviews, the newest, and how many of them were imported. */
  looked: { reviews: number; imported: number; since: string | null }
  reviews: ComplainingReview[]
}

/**
 * The sure complaints in the newest thousand reviews of customers, and no others: as much to read for a business with
 * 100,000. Hidden reviews are left out.
 */
export async function readNewestComplaints(
  db: Database,
  businessId: string,
  pause: AnalysisPause | null,
  most = mostReviews,
): Promise<NewestComplaints> {
  type Row = { looked: NewestComplaints['looked']; reviews: ComplainingReview[] }
  const { rows } = await db.execute<Row>(sql`
    with newest as materialized (
      select f.* from ${reviewFacts} f
      where f.business_id = ${businessId} and f.is_counted and not f.is_hidden and f.provenance <> 'insider'
      order by f.written_on desc, f.review_id desc limit ${most}
    ), complaining as materialized (
      select f.review_id, f.author from newest f where f.topics @? '$[*] ? (@.complaints > 0)'
    )
    select
      (select jsonb_build_object('reviews', count(*)::int, 'imported', (count(*) filter (where provenance = 'imported'))::int,
        'since', min(written_on)) from newest) as looked,
      (select coalesce(jsonb_agg(to_jsonb(found) order by found."writtenAt" desc, found."reviewId"), '[]') from (
        select r.id as "reviewId", c.author, r.author_name as "authorName", r.rating, r.provenance,
          r.written_at as "writtenAt", n.language, r.text, n.sentences, a.complaints
        from complaining c
        cross join lateral (
          select * from ${reviews} r where r.business_id = ${businessId} and r.id = c.review_id
            and ${unweighed(sql`r.state = 'published'`)} and r.hidden_at is null and ${isAnalysed(pause)} offset 0
        ) r
        cross join lateral (
          select n.language, n.sentences from ${analyses} n
          where n.business_id = ${businessId} and n.review_id = r.id and ${isCurrent} offset 0
        ) n
        cross join lateral (
          select jsonb_agg(jsonb_build_object('topic', coalesce(t.shown_as, a.topic), 'engineTopic', a.engine_topic,
            'noun', a.noun, 'term', a.term, 'start', a.start_offset, 'end', a.end_offset, 'confidence', a.confidence)
            order by a.position) as complaints
          from ${aspects} a
          left join ${topicRules} t on t.business_id = ${businessId} and t.topic = a.topic
          where a.business_id = ${businessId} and a.review_id = r.id and a.shown and a.label = 'negative'
            and t.is_muted is not true offset 0
        ) a
        where a.complaints is not null
      ) found) as reviews`)
  const { looked, reviews: found } = rows[0]!
  return { looked: { ...looked, reviews: looked.reviews - (pause?.waiting ?? 0) }, reviews: found }
}
