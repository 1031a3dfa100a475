import { type SQL, sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { hasAuthors } from '#app/features/analyses/shown-topics.server.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import type { AnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { counted as ratingProvenances } from '#app/features/reviews/counted.server.ts'
import { allTime } from '#app/features/reviews/counting-cells.ts'
import { reviewCounts, reviewFacts, topicCounts } from '#app/features/reviews/facts.table.ts'
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
  const isNow = isWithin(filter.months)
  const isBefore = filter.before ? isWithin(filter.before) : sql`false`
  const { rows } = await db.execute<TopicCounts>(sql`
    with most as (
      select topic from ${topicCounts}
      where business_id = ${businessId} and start = ${allTime}
      order by (praise + complaints) desc, topic limit ${mostTopics}
    ), named as (
      select coalesce(t.shown_as, m.topic) as name, m.topic from most m
      left join ${topicRules} t on t.business_id = ${businessId} and t.topic = m.topic
      where t.is_muted is not true
    ), joined as (select name, array_agg(topic) as topics from named group by name
    ), standing as (
      select name, topics from joined where ${hasAuthors(businessId, sql`topics`)}
    )${pause ? sql`, waiting as materialized (${waitingCells(businessId, filter, pause)})` : sql``}
    select s.name as topic, cardinality(s.topics) > 1 as "isJoined", coalesce(sum(c.reviews) filter (where ${isNow}), 0)::int as reviews,
      coalesce(sum(c.praise) filter (where ${isNow}), 0)::int as praise,
      coalesce(sum(c.complaints) filter (where ${isNow}), 0)::int as complaints,
      coalesce(sum(c.praise) filter (where ${isBefore}), 0)::int as "praiseBefore",
      coalesce(sum(c.complaints) filter (where ${isBefore}), 0)::int as "complaintsBefore"
    from standing s
    cross join lateral unnest(s.topics) as one (topic)
    cross join lateral (
      -- By its key, topic by topic, whatever the planner guesses.
      (${cellsOf(businessId, filter)} offset 0)
      ${pause ? sql`union all select start, reviews, praise, complaints from waiting where topic = one.topic` : sql``}
    ) c
    where (${isNow}) or (${isBefore})
    group by s.name, s.topics
    having sum(c.reviews) filter (where ${isNow}) >= ${fewestMentions}
      and sum(c.praise + c.complaints) filter (where ${isNow}) > 0
    order by sum(c.praise + c.complaints) filter (where ${isNow}) desc, s.name`)
  return rows
}

/** For sources that the counts of topics tell apart. Insiders' reviews are in no topic. */
const sumsOf: Partial<Record<string, SQL>> = {
  any: sql`reviews, praise, complaints`,
  customers: sql`reviews, praise, complaints`,
  own: sql`reviews - imported as reviews, praise - imported_praise as praise,
    complaints - imported_complaints as complaints`,
  imported: sql`imported as reviews, imported_praise as praise, imported_complaints as complaints`,
}

/** The counts of a topic, by the month or of all time. Those of other sources and of a language are in many more rows. */
function cellsOf(businessId: string, filter: Asked) {
  const { months, before, language, source } = filter
  const { from } = daysOf(before ?? months)
  const { to } = daysOf(months)
  const isRead = months ? sql`start >= ${from} and start < ${to}` : sql`start = ${allTime}`
  const sums = language ? undefined : sumsOf[source]
  if (sums)
    return sql`select start, ${sums} from ${topicCounts}
      where business_id = ${businessId} and topic = one.topic and ${isRead}`
  return sql`select start, reviews, praise, complaints from ${reviewCounts} c
    where business_id = ${businessId} and grain = ${months ? 'month' : 'all'} and topic = one.topic and ${isRead}
      ${chosenBy(filter)}`
}

/** Takes off what waits: the reviews of this month above the plan's number. */
const waitingCells = (businessId: string, filter: Asked, { after }: AnalysisPause) => sql`
  select t.topic, date_trunc('month', c.written_on)::date as start, -count(*) as reviews, -sum(t.praise) as praise,
    -sum(t.complaints) as complaints
  from reviews r
  join ${reviewFacts} c on c.business_id = r.business_id and c.review_id = r.id and c.is_counted
  cross join lateral jsonb_to_recordset(c.topics) as t (topic text, praise int, complaints int)
  where r.business_id = ${businessId} and r.written_at > ${after} and r.provenance in ${ratingProvenances}
    ${chosenBy(filter)}
  group by 1, 2`

/** `c` is a row of `review_counts` or of `review_facts`. */
function chosenBy({ language, source }: Asked) {
  const { provenance, importSource } = counted(source)
  return sql.join([
    provenance ? sql` and c.provenance = any (${sql.param(provenance)}::text[])` : sql``,
    importSource ? sql` and c.import_source = ${importSource}` : sql``,
    language ? sql` and c.language = ${language}` : sql``,
  ])
}

function isWithin(months: Months | null) {
  const { from, to } = daysOf(months)
  return sql`c.start >= ${from ?? '-infinity'}::date and c.start < ${to ?? 'infinity'}::date`
}

/** The names of all listed topics, in alphabetical order. */
export async function listTopicNames(db: Database, businessId: string) {
  const topics = await countTopics(db, businessId, everything)
  return topics.map(({ topic }) => topic).sort((a, b) => a.localeCompare(b, 'en'))
}
