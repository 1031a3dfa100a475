import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { allTime } from '#app/features/reviews/counting-cells.ts'
import { topicAuthors, topicCounts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aspects, topicRules } from './analysis.table.ts'

/** A topic needs so many different authors; mentions by fewer are "other". */
export const fewestAuthors = 3

const mostListed = 200

/**
 * A business's aspects under the topics that its owner sees: renamed and joined by the owner's rules, without muted
 * topics. Everything that only the owner sees reads aspects through this; public pages never do.
 */
export const ownerAspects = (businessId: string) => sql`(
  select a.business_id, a.review_id, a.position, coalesce(t.shown_as, a.topic) as topic, a.term, a.start_offset,
    a.end_offset, a.label, a.score, a.confidence, a.shown
  from ${aspects} a
  left join ${topicRules} t on t.business_id = a.business_id and t.topic = a.topic
  where a.business_id = ${businessId} and t.is_muted is not true)`

/** The topics as stored that the owner sees under this name. Empty for a muted one. */
export async function topicsBehind(db: Database, businessId: string, name: string): Promise<string[]> {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select ${name}::text as topic
    where not exists (select from ${topicRules} where business_id = ${businessId} and topic = ${name})
    union
    select topic from ${topicRules}
    where business_id = ${businessId} and shown_as = ${name} and not is_muted`)
  return rows.map(({ topic }) => topic)
}

export type TopicRule = { topic: string; shownAs: string; isMuted: boolean }

/** The owner's changes to topics, by the name shown. */
export const listTopicRules = (db: Database, businessId: string): Promise<TopicRule[]> =>
  db
    .select({ topic: topicRules.topic, shownAs: topicRules.shownAs, isMuted: topicRules.isMuted })
    .from(topicRules)
    .where(eq(topicRules.businessId, businessId))
    .orderBy(asc(topicRules.shownAs), asc(topicRules.topic))

/** True if so many different authors mention one of these topics (names as stored). Reads only so many of each. */
export const hasAuthors = (businessId: string, topics: SQL, fewest: SQL = sql`${fewestAuthors}`) => sql`(
  select count(distinct a.author) from unnest(${topics}) as t (topic)
  cross join lateral (
    select author from ${topicAuthors} where business_id = ${businessId} and topic = t.topic limit ${fewest}
  ) a) >= ${fewest}`

export type OwnerTopic = { topic: string; reviews: number }

/**
 * The topics that published reviews of a business mention most, by the names that the owner sees; without the reviews of
 * insiders. `standing`: topics in alphabetical order. `other`: what fewer than three authors mention, most frequent first.
 * A review that mentions several topics that the owner joined is counted for each.
 */
export async function listOwnerTopics(
  db: Database,
  businessId: string,
): Promise<{ standing: OwnerTopic[]; other: OwnerTopic[] }> {
  const { rows } = await db.execute<OwnerTopic & { isStanding: boolean }>(sql`
    select n.topic, n.reviews, ${hasAuthors(businessId, sql`n.topics`)} as "isStanding"
    from (
      select coalesce(t.shown_as, c.topic) as topic, sum(c.reviews)::int as reviews, array_agg(c.topic) as topics
      from (
        select topic, reviews from ${topicCounts} where business_id = ${businessId} and start = ${allTime}
        order by reviews desc, topic limit ${mostListed}
      ) c
      left join ${topicRules} t on t.business_id = ${businessId} and t.topic = c.topic
      where t.is_muted is not true
      group by 1
    ) n
    order by n.reviews desc, n.topic`)
  const listed = ({ topic, reviews }: OwnerTopic) => ({ topic, reviews })
  return {
    standing: rows
      .filter(({ isStanding }) => isStanding)
      .map(listed)
      .sort(byName),
    other: rows.filter(({ isStanding }) => !isStanding).map(listed),
  }
}

const byName = (one: OwnerTopic, another: OwnerTopic) => one.topic.localeCompare(another.topic, 'en')
