import { sql } from 'drizzle-orm'
import { aspects, topicRules } from '#app/features/analyses/analysis.table.ts'
import { hasAuthors } from '#app/features/analyses/shown-topics.server.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import { topicCounts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { DigestPeriod } from './digest-period.ts'

export type SaidTopic = { topic: string; label: 'positive' | 'negative'; reviews: number }

const fewestMentions = 3

/**
 * The topic that most reviews of the period clearly praise and the one that most complain about, by the names that the
 * owner sees. Read are the topics of its months, and of each the opinions of the period along their index.
 */
export async function findMostSaid(
  db: Database,
  businessId: string,
  { from, to }: DigestPeriod,
  pause: AnalysisPause | null,
): Promise<SaidTopic[]> {
  const { rows } = await db.execute<SaidTopic>(sql`
    with named as (
      select coalesce(t.shown_as, w.topic) as name, w.topic
      from (
        select distinct topic from ${topicCounts}
        where business_id = ${businessId} and start >= date_trunc('month', ${from}::date) and start <= ${to}::date
      ) w
      left join ${topicRules} t on t.business_id = ${businessId} and t.topic = w.topic
      where t.is_muted is not true
    ), said as (
      select n.name, a.label, count(distinct a.review_id)::int as reviews, array_agg(distinct n.topic) as topics
      from named n
      cross join lateral (
        select a.label, a.review_id from ${aspects} a
        where a.business_id = ${businessId} and a.topic = n.topic and a.label in ('positive', 'negative') and a.shown
          and a.written_at >= ${from}::date and a.written_at < ${to}::date + 1
          and exists (select from reviews r where r.business_id = ${businessId} and r.id = a.review_id
            and r.state = 'published' and r.provenance <> 'insider' and ${isAnalysed(pause)} offset 0)
        offset 0
      ) a
      group by n.name, a.label having count(distinct a.review_id) >= ${fewestMentions}
    )
    select distinct on (label) name as topic, label, reviews from said
    where ${hasAuthors(businessId, sql`topics`)}
    order by label desc, reviews desc, name`)
  return rows
}
