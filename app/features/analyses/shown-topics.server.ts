import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { wholeTopic } from './analysis.schema.ts'
import { mentions, topicRules } from './analysis.table.ts'

/** A topic needs so many different authors; mentions by fewer are "other". */
export const fewestAuthors = 3

export const mostListed = 200

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

export type TopicRule = { topic: string; shownAs: string; isMuted: boolean }

/** The topics as stored that the owner sees under this name. Empty for a muted one. */
export const storedBehind = (rules: TopicRule[], name: string) => [
  ...(rules.some(({ topic }) => topic === name) ? [] : [name]),
  ...rules.filter(({ shownAs, isMuted }) => shownAs === name && !isMuted).map(({ topic }) => topic),
]

/** The owner's changes to topics, by the name shown. */
export const listTopicRules = (db: Database, businessId: string): Promise<TopicRule[]> =>
  db
    .select({ topic: topicRules.topic, shownAs: topicRules.shownAs, isMuted: topicRules.isMuted })
    .from(topicRules)
    .where(eq(topicRules.businessId, businessId))
    .orderBy(asc(topicRules.shownAs), asc(topicRules.topic))

export const topicsBehind = async (db: Database, businessId: string, name: string) =>
  storedBehind(await listTopicRules(db, businessId), name)

/** Mentions `m` that count, in published reviews `f` of anybody but insiders. */
export const countedMentions = (source: SQL | typeof mentions = mentions) => sql`
  ${source} m join ${reviewFacts} f on f.business_id = m.business_id and f.review_id = m.review_id
    and f.is_counted and f.provenance <> 'insider' and not m.is_elsewhere`

/**
 * The published mentions of a business for its owner, one row a review and topic shown: `topic`, `kind`, `term`, `start_offset`, `cause`, `weekday`, the
 * four sides, and the facts `f`. A review that mentions two topics that the owner joined is one row. `where` is on `f`.
 */
export async function saidSource(db: Database, businessId: string, where: SQL = sql`true`): Promise<SQL> {
  const rules = await listTopicRules(db, businessId)
  const isJoined = rules.some(({ topic, shownAs }) => topic.toLowerCase() !== shownAs.toLowerCase())
  const columns = sql`f.review_id, f.written_on, f.written_at, f.import_source, f.rating, f.author`
  const from = sql`${countedMentions(ownerMentions(businessId))}
    where m.business_id = ${businessId} and f.business_id = ${businessId} and ${where}`
  if (!isJoined)
    return sql`(select m.shown_as as topic, m.kind, m.term, m.start_offset, m.cause, m.weekday, m.praise, m.complaint,
      m.praise_by_words, m.complaint_by_words, ${columns} from ${from})`
  return sql`(select m.shown_as as topic, min(m.kind) as kind, min(m.term) as term,
    min(m.start_offset) as start_offset, min(m.cause) as cause, min(m.weekday) as weekday, bool_or(m.praise) as praise,
    bool_or(m.complaint) as complaint, bool_or(m.praise_by_words) as praise_by_words,
    bool_or(m.complaint_by_words) as complaint_by_words, ${columns} from ${from} group by m.shown_as, ${columns})`
}

export type Days = { from: string | null; to: string | null }

/** Mentions `m` of these days (UTC, \`to\` is exclusive), left out before their reviews are looked up. */
export const isMentionedIn = ({ from, to }: Days) => sql`
  (m.written_at >= (${from ?? '-infinity'}::date)::timestamp at time zone 'utc'
    and m.written_at < (${to ?? 'infinity'}::date)::timestamp at time zone 'utc')`

/** So many of them tell what a business is spoken of for: all mentions of a hundred thousand would take a third of a second. */
const newest = 2000

/** The newest reviews that count, without those of insiders. */
export const newestReviews = (businessId: string) => sql`(
  select f.business_id, f.review_id, f.author, f.is_hidden from ${reviewFacts} f
  where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
  order by f.written_on desc, f.review_id desc limit ${newest})`

/** Mentions `m` in the newest reviews `f`. */
export const newestMentions = (businessId: string, source: SQL | typeof mentions = mentions) => sql`
  ${newestReviews(businessId)} f
  join ${source} m on m.business_id = ${businessId} and m.review_id = f.review_id and not m.is_elsewhere`

/** The topics of the newest reviews, to choose one from. */
export async function listTopicNames(db: Database, businessId: string) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select m.shown_as as topic from ${newestMentions(businessId, ownerMentions(businessId))}
    group by 1 having count(distinct f.author) >= ${fewestAuthors} order by count(*) desc, 1 limit ${mostListed}`)
  return rows.map(({ topic }) => topic).sort((one, other) => one.localeCompare(other, 'en'))
}
