import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { wholeTopic } from './analysis.schema.ts'
import { mentions, topicRules } from './analysis.table.ts'

/** A topic needs so many different authors; mentions by fewer are "other". */
export const fewestAuthors = 3

const mostListed = 200

/**
 * A business's mentions under the topics that its owner sees: renamed and joined by the owner's rules, without muted
 * topics. A review has as many rows as it mentions of the joined ones. Everything that only the owner sees reads mentions
 * through this; public pages never do.
 */
export const ownerMentions = (businessId: string) => sql`(
  select m.*, coalesce(t.shown_as, m.topic) as shown_as
  from ${mentions} m
  left join ${topicRules} t on t.business_id = m.business_id and t.topic = m.topic
  where m.business_id = ${businessId} and m.topic <> ${wholeTopic} and t.is_muted is not true)`

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

/** Mentions `m` that count, in published reviews `f` of anybody but insiders. */
export const countedMentions = (source: SQL | typeof mentions = mentions) => sql`
  ${source} m join ${reviewFacts} f on f.business_id = m.business_id and f.review_id = m.review_id
    and f.is_counted and f.provenance <> 'insider' and not m.is_elsewhere`

export type OwnerTopic = { topic: string; reviews: number }

/**
 * The topics that published reviews of a business mention most, by the names that the owner sees; without the reviews of
 * insiders. `standing`: topics in alphabetical order. `other`: what fewer than three authors mention, most frequent first.
 */
export async function listOwnerTopics(
  db: Database,
  businessId: string,
): Promise<{ standing: OwnerTopic[]; other: OwnerTopic[] }> {
  const { rows } = await db.execute<OwnerTopic & { isStanding: boolean }>(sql`
    select m.shown_as as topic, count(distinct m.review_id)::int as reviews,
      count(distinct f.author) >= ${fewestAuthors} as "isStanding"
    from ${countedMentions(ownerMentions(businessId))}
    where m.business_id = ${businessId}
    group by 1 order by 2 desc, 1 limit ${mostListed}`)
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
