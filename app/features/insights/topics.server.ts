import { sql } from 'drizzle-orm'
import { aspects } from '#app/features/analyses/analysis.table.ts'
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
  /** Published reviews of the period, and of the one of the same length before it. */
  reviews: number
  reviewsBefore: number
}

/** Topics of the last days, compared with as many days before. Imported reviews are included, those of insiders are not. */
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
    db.execute<
      Omit<Topic, 'change' | 'praiseBefore' | 'complaintsBefore'> & {
        praise_before: number
        complaints_before: number
      }
    >(sql`
      with said as (
        select a.topic, a.label, a.review_id, bool_and(r.written_at >= ${middle}) as is_now
        from (select id, written_at from reviews where ${inTime}) r
        join ${aspects} a on a.business_id = ${businessId} and a.review_id = r.id and a.label <> 'neutral'
        group by a.topic, a.label, a.review_id
      )
      select topic,
        count(*) filter (where is_now and label = 'positive')::int as praise,
        count(*) filter (where is_now and label = 'negative')::int as complaints,
        count(*) filter (where not is_now and label = 'positive')::int as praise_before,
        count(*) filter (where not is_now and label = 'negative')::int as complaints_before
      from said
      group by topic
      having count(*) filter (where is_now) > 0
      order by count(*) filter (where is_now) desc, topic
      limit ${limit}`),
  ])
  const { reviews, before: reviewsBefore } = total.rows[0]!
  const topics = said.rows.map(({ praise_before, complaints_before, ...row }) => {
    const topic = { ...row, praiseBefore: praise_before, complaintsBefore: complaints_before }
    return { ...topic, change: changeOf(topic, reviews, reviewsBefore) }
  })
  return { topics, reviews, reviewsBefore }
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

/** Every topic in a business's reviews, in alphabetical order: a loose index scan, one step a topic. */
export async function listTopics(db: Database, businessId: string): Promise<string[]> {
  const { rows } = await db.execute<{ topic: string }>(sql`
    with recursive named as (
      (select topic from ${aspects} where business_id = ${businessId} order by topic limit 1)
      union all
      select (select a.topic from ${aspects} a where a.business_id = ${businessId} and a.topic > named.topic
        order by a.topic limit 1)
      from named where named.topic is not null
    )
    select topic from named where topic is not null limit 200`)
  return rows.map(({ topic }) => topic)
}
