import { sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import { aspects, complaints, topicRules } from '#app/features/analyses/analysis.table.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'

const mostReviews = 1000

export type ComplaintFound = {
  reviewId: string
  author: string
  /** "2026-05-03" */
  writtenOn: string
  /** Empty if its sentence names none. */
  cause: Cause | ''
  /** As the owner sees it. */
  topic: string
  /** The one that the sentence names, 0 for Monday. */
  weekday: number | null
  /** Offsets in the text: of the sentence, and of the words that name the cause. */
  quoteStart: number
  quoteEnd: number
  start: number
  end: number
}

type NewestComplaints = {
  /** Of so many reviews, the newest, and how many of them were imported. */
  looked: { reviews: number; imported: number; since: string | null }
  /** The newest first. */
  complaints: ComplaintFound[]
}

/**
 * The sure complaints in the newest thousand reviews of customers, as the analysis stored them, and no others: as much to
 * read for a business with 100,000. Hidden reviews are left out, and those edited since: their facts name no complaint.
 */
export async function readNewestComplaints(
  db: Database,
  businessId: string,
  pause: AnalysisPause | null,
): Promise<NewestComplaints> {
  const { rows } = await db.execute<NewestComplaints>(sql`
    with newest as materialized (
      select f.* from ${reviewFacts} f
      where f.business_id = ${businessId} and f.is_counted and not f.is_hidden and f.provenance <> 'insider'
      order by f.written_on desc, f.review_id desc limit ${mostReviews}
    ), complaining as materialized (
      select f.review_id, f.author, f.written_on from newest f
      where f.topics @? '$[*] ? (@.complaints > 0)' ${pause ? sql`and ${isNotWaiting(businessId, pause)}` : sql``}
    )
    select
      (select jsonb_build_object('reviews', count(*)::int, 'imported', (count(*) filter (where provenance = 'imported'))::int,
        'since', min(written_on)) from newest) as looked,
      (select coalesce(jsonb_agg(to_jsonb(found) order by found."writtenOn" desc, found."reviewId" desc, found.start), '[]') from (
        select n.review_id as "reviewId", n.author, n.written_on as "writtenOn", c.cause, a.topic, c.weekday,
          c.quote_start as "quoteStart", c.quote_end as "quoteEnd", c.start_offset as start, c.end_offset as "end"
        from complaining n
        cross join lateral (
          select * from ${complaints} c where c.business_id = ${businessId} and c.review_id = n.review_id offset 0
        ) c
        cross join lateral (
          select coalesce(t.shown_as, a.topic) as topic from ${aspects} a
          left join ${topicRules} t on t.business_id = ${businessId} and t.topic = a.topic
          where a.business_id = ${businessId} and a.review_id = n.review_id and a.position = c.position
            and t.is_muted is not true offset 0
        ) a
      ) found) as complaints`)
  const { looked, complaints: found } = rows[0]!
  return { looked: { ...looked, reviews: looked.reviews - (pause?.waiting ?? 0) }, complaints: found }
}

const isNotWaiting = (businessId: string, pause: AnalysisPause) => sql`exists (
  select from ${reviews} r where r.business_id = ${businessId} and r.id = f.review_id and ${isAnalysed(pause)} offset 0)`
