import { sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { hasAuthors } from '#app/features/analyses/shown-topics.server.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import { allTime } from '#app/features/reviews/counting-cells.ts'
import { reviewFacts, topicCounts, topicWeeks } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { WeekSums } from './change-points.ts'

const mostTopics = 40
/** Read before the owner's rules join and mute some. */
const mostStored = 80

export type WeeklyOpinions = { topic: string | null; weeks: WeekSums[] }

/**
 * Opinions by the week since a Monday: on whole texts (null), and on the topics that the owner sees with most opinions, each
 * named by at least three authors. A review that mentions several topics that the owner joined is counted for each.
 */
export async function readWeeklyOpinions(
  db: Database,
  businessId: string,
  from: string,
  pause: AnalysisPause | null,
): Promise<WeeklyOpinions[]> {
  type Row = { topic: string | null; week: string; reviews: number; total: number; squares: number }
  const { rows } = await db.execute<Row>(sql`
    with most as (
      select n.* from (
        select coalesce(t.shown_as, c.topic) as topic, array_agg(c.topic) as stored, sum(c.opinions) as opinions
        from (
          select topic, praise + complaints as opinions from ${topicCounts}
          where business_id = ${businessId} and start = ${allTime}
          order by praise + complaints desc, topic limit ${mostStored}
        ) c
        left join ${topicRules} t on t.business_id = ${businessId} and t.topic = c.topic
        where t.is_muted is not true
        group by 1
      ) n
      where ${hasAuthors(businessId, sql`n.stored`)}
      order by n.opinions desc, n.topic limit ${mostTopics}
    ), named as (
      select null as topic, null::numeric as opinions, '' as stored
      union all
      select topic, opinions, unnest(stored) from most
    )
    select n.topic, to_char(w.week, 'YYYY-MM-DD') as week, sum(w.reviews)::int as reviews,
      sum(w.score_total)::float8 / 1000 as total, sum(w.square_total)::float8 / 1000000 as squares
    from named n
    cross join lateral (
      select week, reviews, score_total, square_total from ${topicWeeks}
      where business_id = ${businessId} and topic = n.stored and week >= ${from}
      ${pause ? waiting(businessId, pause) : sql``}
      offset 0
    ) w
    group by n.topic, n.opinions, w.week
    having sum(w.reviews) > 0
    order by n.opinions desc nulls first, n.topic, w.week`)
  const byTopic = Map.groupBy(rows, ({ topic }) => topic)
  return [...byTopic].map(([topic, weeks]) => ({ topic, weeks: weeks.map(({ topic: _, ...week }) => week) }))
}

/** Takes off the opinions of reviews whose topics wait. They are of one month. */
const waiting = (businessId: string, pause: AnalysisPause) => sql`
  union all
  select date_trunc('week', f.written_on)::date, -1, -s.score, -(s.score::bigint * s.score)
  from ${reviews} r
  join ${reviewFacts} f on f.business_id = r.business_id and f.review_id = r.id
  cross join lateral jsonb_to_recordset(f.topics) as s (topic text, score int)
  where r.business_id = ${businessId} and r.state = 'published' and r.written_at > ${pause.after}
    and not ${isAnalysed(pause)} and s.topic = n.stored and s.score is not null`
