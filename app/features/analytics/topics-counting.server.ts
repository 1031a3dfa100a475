import { sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { fewestAuthors } from '#app/features/analyses/shown-topics.server.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import type { AnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { counted as ratingProvenances } from '#app/features/reviews/counted.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { counted, daysOf } from './counting.server.ts'
import { type Asked, asked } from './filter.ts'

export type TopicCounts = {
  topic: string
  /** Several topics that the owner joined: a review that mentions two of them counts for both. */
  isJoined: boolean
  reviews: number
  praise: number
  complaints: number
  praiseBefore: number
  complaintsBefore: number
}

/** Looked at are so many topics with most praise and complaints of all time. */
const mostTopics = 80
const fewestMentions = 3
const everything = asked({ period: 'any', compare: 'none', source: 'any' }, new Date(0))

/** Topics of the period by the names that the owner sees, with most opinions first. */
export async function countTopics(
  db: Database,
  businessId: string,
  filter: Asked,
  pause: AnalysisPause | null = null,
): Promise<TopicCounts[]> {
  const { months, before, language, source } = filter
  const isNow = isWithin(months)
  const isBefore = before ? isWithin(before) : sql`false`
  const { provenance, importSource } = counted(source)
  const { rows } = await db.execute<TopicCounts>(sql`
    with most as (
      select topic from topic_counts
      where business_id = ${businessId} and start = '-infinity'
      order by (praise + complaints) desc, topic limit ${mostTopics}
    ), named as (
      select coalesce(t.shown_as, m.topic) as name, m.topic from most m
      left join ${topicRules} t on t.business_id = ${businessId} and t.topic = m.topic
      where t.is_muted is not true
    ), joined as (select name, array_agg(topic) as topics from named group by name
    ), standing as (
      select name, topics from joined j
      where (select count(distinct few.author) from (
        select author from topic_authors
        where business_id = ${businessId} and topic = any (j.topics) limit 100) few) >= ${fewestAuthors}
    )
    select s.name as topic, cardinality(s.topics) > 1 as "isJoined", coalesce(sum(c.reviews) filter (where ${isNow}), 0)::int as reviews,
      coalesce(sum(c.praise) filter (where ${isNow}), 0)::int as praise,
      coalesce(sum(c.complaints) filter (where ${isNow}), 0)::int as complaints,
      coalesce(sum(c.praise) filter (where ${isBefore}), 0)::int as "praiseBefore",
      coalesce(sum(c.complaints) filter (where ${isBefore}), 0)::int as "complaintsBefore"
    from standing s
    cross join lateral unnest(s.topics) as one (topic)
    cross join lateral (
      select * from (
        -- By its key, topic by topic, whatever the planner guesses.
        (select topic, start, provenance, import_source, language, reviews, praise, complaints
        from review_counts c where business_id = ${businessId} and grain = 'month' and topic = one.topic
          and ((${isNow}) or (${isBefore})) offset 0)
        ${pause ? waitingTopics(businessId, pause) : sql``}
      ) cells where cells.topic = one.topic
    ) c
    where ((${isNow}) or (${isBefore}))
      ${provenance ? sql`and c.provenance = any (${sql.param(provenance)}::text[])` : sql``}
      ${importSource ? sql`and c.import_source = ${importSource}` : sql``}
      ${language ? sql`and c.language = ${language}` : sql``}
    group by s.name, s.topics
    having sum(c.reviews) filter (where ${isNow}) >= ${fewestMentions}
      and sum(c.praise + c.complaints) filter (where ${isNow}) > 0
    order by sum(c.praise + c.complaints) filter (where ${isNow}) desc, s.name`)
  return rows
}

/** Takes off what waits: the reviews of this month above the plan's number. */
const waitingTopics = (businessId: string, { after }: AnalysisPause) => sql`
  union all
  select t.topic, date_trunc('month', f.written_on)::date, f.provenance, f.import_source, f.language, -1, -t.praise,
    -t.complaints
  from reviews r
  join review_facts f on f.business_id = r.business_id and f.review_id = r.id and f.is_counted
  cross join lateral jsonb_to_recordset(f.topics) as t (topic text, praise int, complaints int)
  where r.business_id = ${businessId} and r.written_at > ${after} and r.provenance in ${ratingProvenances}`

function isWithin(months: Months | null) {
  const { from, to } = daysOf(months)
  return sql`c.start >= ${from ?? '-infinity'}::date and c.start < ${to ?? 'infinity'}::date`
}

/** The names of all listed topics, in alphabetical order. */
export async function listTopicNames(db: Database, businessId: string) {
  const topics = await countTopics(db, businessId, everything)
  return topics.map(({ topic }) => topic).sort((a, b) => a.localeCompare(b, 'en'))
}
