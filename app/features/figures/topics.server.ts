import { type SQL, sql } from 'drizzle-orm'
import { wholeTopic } from '#app/features/analyses/analysis.schema.ts'
import { mentions, topicRules } from '#app/features/analyses/analysis.table.ts'
import { fewestAuthors } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Asked, countedFacts } from './counts.server.ts'

/** Reviews that mention a topic, that praise it and that complain about it; a review that does both counts in both. */
export type TopicCount = {
  /** As the owner sees it. */
  topic: string
  reviews: number
  praise: number
  complaints: number
  praiseBefore: number
  complaintsBefore: number
}

export type Days = { from: string | null; to: string | null }

type OfTopics = Omit<Asked<never>, 'by' | 'from' | 'to' | 'topic'> & {
  now: Days
  /** The time that it is compared with. */
  before?: Days | null
  limit?: number
}

/**
 * The topics that at least three authors mention in these days, by the names that the owner sees, those with most praise
 * and complaints first. Without reviews of insiders.
 */
export async function countTopics(
  db: Database,
  businessId: string,
  { now, before = null, limit = 80, ...asked }: OfTopics,
): Promise<TopicCount[]> {
  const isNow = within(now)
  const isBefore = before ? within(before) : sql`false`
  const where = [
    sql`f.provenance <> 'insider'`,
    sql`(${isNow} or ${isBefore})`,
    ...(asked.where ? [asked.where] : []),
  ]
  const { rows } = await db.execute<TopicCount>(sql`
    with said as (
      select coalesce(t.shown_as, m.topic) as topic, f.review_id, f.author, ${isNow} as is_now,
        bool_or(m.praise) as praise, bool_or(m.complaint) as complaint
      from (select f.* from ${countedFacts(businessId, { ...asked, where: sql.join(where, sql` and `) })}) f
      join ${mentions} m on m.business_id = ${businessId} and m.review_id = f.review_id
        and m.topic <> ${wholeTopic} and not m.is_elsewhere
      left join ${topicRules} t on t.business_id = ${businessId} and t.topic = m.topic
      where t.is_muted is not true
      group by 1, 2, 3, 4
    )
    select topic, (count(*) filter (where is_now))::int as reviews,
      (count(*) filter (where is_now and praise))::int as praise,
      (count(*) filter (where is_now and complaint))::int as complaints,
      (count(*) filter (where not is_now and praise))::int as "praiseBefore",
      (count(*) filter (where not is_now and complaint))::int as "complaintsBefore"
    from said group by topic
    having count(distinct author) filter (where is_now) >= ${fewestAuthors}
      and bool_or(is_now and (praise or complaint))
    order by count(*) filter (where is_now and praise) + count(*) filter (where is_now and complaint) desc, topic
    limit ${limit}`)
  return rows
}

const within = ({ from, to }: Days): SQL =>
  sql`(f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date)`
