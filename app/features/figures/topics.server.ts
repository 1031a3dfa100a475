import { type SQL, sql } from 'drizzle-orm'
import {
  authorsSeen,
  type Days,
  isMentionedIn,
  isStanding,
  saidSource,
} from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Asked, factsAsked } from './counts.server.ts'

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
  const said = await saidSource(
    db,
    businessId,
    sql`${factsAsked(asked)} and (${isNow} and ${isMentionedIn(now)}
      or ${isBefore} and ${before ? isMentionedIn(before) : sql`false`})`,
  )
  const counts = (is: SQL) => sql`(count(*) filter (where ${is}))::int`
  const [inNow, inBefore] = [sql`f.is_now`, sql`not f.is_now`]
  const { rows } = await db.execute<TopicCount>(sql`
    select n.topic, n.reviews, n.praise, n.complaints, n."praiseBefore", n."complaintsBefore"
    from (
      select topic, ${counts(inNow)} as reviews, ${counts(sql`${inNow} and praise`)} as praise,
        ${counts(sql`${inNow} and complaint`)} as complaints,
        ${counts(sql`${inBefore} and praise`)} as "praiseBefore",
        ${counts(sql`${inBefore} and complaint`)} as "complaintsBefore",
        ${authorsSeen(inNow)} as authors
      from (select f.*, ${isNow} as is_now from ${said} f) f group by topic
      having bool_or(${inNow} and (praise or complaint))
      order by ${counts(sql`${inNow} and praise`)} + ${counts(sql`${inNow} and complaint`)} desc, topic
      limit ${2 * limit}
    ) n
    where ${isStanding(sql`(select f.* from ${said} f where ${isNow})`)}
    order by n.praise + n.complaints desc, n.topic limit ${limit}`)
  return rows
}

const within = ({ from, to }: Days): SQL =>
  sql`(f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date)`
