import { sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { authorOf, fewestAuthors, ownerAspects } from '#app/features/analyses/shown-topics.server.ts'
import { daysBefore } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isShareChanged } from './chance.ts'

/** How many reviews praise a topic and how many complain about it; a review that does both counts in both. */
export type Topic = {
  topic: string
  praise: number
  complaints: number
  praiseBefore: number
  complaintsBefore: number
  /** A significant change: "+9 complaints". Null if there is none. */
  change: { what: 'praise' | 'complaints'; by: number } | null
}

export type Topics = {
  topics: Topic[]
  /** How many reviews mention something that fewer than three authors mention. */
  other: number
  /** The owner renamed, joined or muted topics. */
  isChanged: boolean
  /** Published reviews of the period, and of the one of the same length before it. */
  reviews: number
  reviewsBefore: number
}

/**
 * Topics of the last days that at least three authors mention, with what is surely praise or complaint, compared with
 * as many days before. Imported reviews are included, those of insiders are not.
 */
export async function compareTopics(
  db: Database,
  businessId: string,
  { at, days, limit = 8 }: { at: Date; days: number; limit?: number },
): Promise<Topics> {
  const middle = daysBefore(at, days).toISOString()
  const from = daysBefore(at, 2 * days).toISOString()
  const inTime = sql`business_id = ${businessId} and state = 'published' and provenance <> 'insider'
    and written_at >= ${from}`
  const [total, said] = await Promise.all([
    db.execute<{ reviews: number; before: number }>(sql`
      select count(*) filter (where written_at >= ${middle})::int as reviews,
        count(*) filter (where written_at < ${middle})::int as before
      from reviews where ${inTime}`),
    db.execute<{ other: number; isChanged: boolean; topics: Omit<Topic, 'change'>[] }>(sql`
      with written as materialized (
        select r.id, r.written_at >= ${middle} as is_now, ${authorOf} as author from reviews r where ${inTime}
      ), said as materialized (
        select a.topic, a.review_id, w.author, w.is_now, bool_or(a.shown and a.label = 'positive') as is_praise,
          bool_or(a.shown and a.label = 'negative') as is_complaint
        from written w join ${ownerAspects(businessId)} a on a.review_id = w.id
        group by a.topic, a.review_id, w.author, w.is_now
      ), by_author as (
        select topic, author, bool_or(is_now) as is_now,
          count(*) filter (where is_now and is_praise) as praise,
          count(*) filter (where is_now and is_complaint) as complaints,
          count(*) filter (where not is_now and is_praise) as praise_before,
          count(*) filter (where not is_now and is_complaint) as complaints_before
        from said group by topic, author
      ), counted as materialized (
        select topic, count(*) filter (where is_now) as authors, sum(praise) as praise, sum(complaints) as complaints,
          sum(praise_before) as "praiseBefore", sum(complaints_before) as "complaintsBefore"
        from by_author group by topic
      )
      select
        (select count(distinct review_id)::int from said join counted using (topic)
          where is_now and authors < ${fewestAuthors}) as other,
        exists (select from ${topicRules} where business_id = ${businessId}) as "isChanged",
        (select coalesce(jsonb_agg(to_jsonb(t) - 'authors'), '[]') from (
          select * from counted where authors >= ${fewestAuthors} and praise + complaints > 0
          order by praise + complaints desc, topic limit ${limit}
        ) t) as topics`),
  ])
  const { reviews, before: reviewsBefore } = total.rows[0]!
  const { other, isChanged, topics } = said.rows[0]!
  return {
    topics: topics.map((topic) => ({ ...topic, change: changeOf(topic, reviews, reviewsBefore) })),
    other,
    isChanged,
    reviews,
    reviewsBefore,
  }
}

/** A change in complaints comes before a change in praise: an owner should know it first. */
function changeOf(topic: Omit<Topic, 'change'>, reviews: number, before: number): Topic['change'] {
  if (isShareChanged(topic.complaints, reviews, topic.complaintsBefore, before)) {
    return { what: 'complaints', by: topic.complaints - topic.complaintsBefore }
  }
  if (isShareChanged(topic.praise, reviews, topic.praiseBefore, before)) {
    return { what: 'praise', by: topic.praise - topic.praiseBefore }
  }
  return null
}
