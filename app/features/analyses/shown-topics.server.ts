import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { aspects, topicRules } from './analysis.table.ts'

/** A topic needs so many different authors; mentions by fewer are "other". */
export const fewestAuthors = 3

const mostListed = 200

/**
 * The author of a review `r`: the mailbox, or name and day if no address is kept. Exports give many people the same
 * name ("Amazon Customer", "A guest").
 */
export const authorOf = sql`coalesce(mailbox_of(r.author_email), 
  lower(r.author_name) || ' ' || date(r.written_at at time zone 'utc'))`

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

export type OwnerTopic = { topic: string; reviews: number }

/**
 * What the published reviews of a business mention, or the `newest` of them, by the names that the owner sees; without
 * the reviews of insiders. `standing`: topics in alphabetical order. `other`: what fewer than three authors mention, most
 * frequent first.
 */
export async function listOwnerTopics(
  db: Database,
  businessId: string,
  { newest = null }: { newest?: number | null } = {},
): Promise<{ standing: OwnerTopic[]; other: OwnerTopic[] }> {
  const { rows } = await db.execute<OwnerTopic & { authors: number }>(sql`
    with written as materialized (
      select r.id, ${authorOf} as author from reviews r
      where r.business_id = ${businessId} and r.state = 'published' and r.provenance <> 'insider'
      order by r.written_at desc, r.id desc limit ${newest}
    ), said as (
      select a.topic, a.review_id, w.author from written w
      join ${ownerAspects(businessId)} a on a.review_id = w.id
      group by a.topic, a.review_id, w.author
    ), by_author as (select topic, author, count(*) as reviews from said group by topic, author)
    select topic, sum(reviews)::int as reviews, count(*)::int as authors from by_author group by topic
    order by least(count(*), ${fewestAuthors}) desc, sum(reviews) desc, topic
    limit ${mostListed}`)
  const isStanding = ({ authors }: { authors: number }) => authors >= fewestAuthors
  const listed = ({ topic, reviews }: OwnerTopic) => ({ topic, reviews })
  return {
    standing: rows.filter(isStanding).map(listed).sort(byName),
    other: rows.filter((row) => !isStanding(row)).map(listed),
  }
}

const byName = (one: OwnerTopic, another: OwnerTopic) => one.topic.localeCompare(another.topic, 'en')
