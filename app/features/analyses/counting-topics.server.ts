import { type SQL, sql } from 'drizzle-orm'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/monthly-reviews.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { wholeTopic } from './analysis.schema.ts'
import { mentions } from './analysis.table.ts'
import {
  countedMentions,
  type Days,
  fewestAuthors,
  isMentionedIn,
  listTopicRules,
  mostListed,
  saidSource,
  storedBehind,
  type TopicRule,
} from './shown-topics.server.ts'

type Counting = {
  /** Columns, and the mentions `m` that each counts: by praise, complaint, kind and time, which the index has. */
  counts: Record<string, SQL>
  /** An expression over these columns: topics with the most come first, those with none are left out. */
  rank: SQL
  limit: number
  days: Days
  /** Which reviews to count: a condition on `f`. */
  isAsked?: SQL
  /** The owner's rules for the names of topics; without any, topics are named as stored. */
  rules: TopicRule[]
}

/**
 * Counts the mentions of a business by topic, without those of insiders. The index alone tells all mentions of a topic; those of
 * reviews that are not asked for are taken off. What the owner renamed or joined is counted review by review.
 */
export async function countByTopic<Row extends { topic: string }>(
  db: Database,
  businessId: string,
  { counts, rank, limit, days, isAsked = sql`true`, rules }: Counting,
): Promise<Row[]> {
  const ruled = [...new Set(rules.flatMap(({ topic, shownAs }) => [topic, shownAs]))]
  const isRuled = sql`m.topic = any (${sql.param(ruled)}::text[]) and ${isMentionedIn(days)}`
  const isTold = sql`m.business_id = ${businessId} and m.topic > ${wholeTopic} and not m.is_elsewhere
    and ${isMentionedIn(days)} and m.topic <> all (${sql.param(ruled)}::text[])`
  const each = (column: (name: SQL, is: SQL) => SQL) =>
    sql.join(
      Object.entries(counts).map(
        ([name, is]) => sql`, ${column(sql`${sql.identifier(name)}`, is)} as ${sql.identifier(name)}`,
      ),
    )
  const count = each((_, is) => sql`count(*) filter (where ${is})`)
  const byReview = sql`union all select m.topic ${count}
    from ${await saidSource(db, businessId, sql`${isRuled} and ${isAsked}`)} m group by m.topic`
  const { rows } = await db.execute<{ topic: string }>(sql`
    select * from (
      select topic ${each((name) => sql`sum(${name})::int`)} from (
        select m.topic ${count} from ${mentions} m where ${isTold} group by m.topic
        union all
        select m.topic ${each((_, is) => sql`-count(*) filter (where ${is})`)}
        from ${reviewFacts} f join ${mentions} m on m.review_id = f.review_id and ${isTold}
        where f.business_id = ${businessId} and (not f.is_counted or f.provenance = 'insider' or not (${isAsked}))
        group by m.topic
        ${ruled.length > 0 ? byReview : sql``}
      ) s group by topic
    ) n where ${rank} > 0 order by ${rank} desc, topic limit ${limit}`)
  return rows as Row[]
}

/**
 * Which of the topics have three authors, of mentions `m` in reviews `f`. Twenty mentions mostly tell; where these are by fewer, all
 * are read.
 */
export async function findStanding(
  db: Database,
  businessId: string,
  topics: { topic: string }[],
  { is = sql`true`, rules }: { is?: SQL; rules: TopicRule[] },
): Promise<Set<string>> {
  const named = topics.map(({ topic }) => ({ topic, stored: storedBehind(rules, topic) }))
  const authors = (first: SQL) => sql`(select count(distinct author) from (
    select f.author from ${countedMentions()} where m.business_id = ${businessId} and f.business_id = ${businessId}
      and m.topic = any (n.stored) and ${is} ${first}) s)`
  const { rows } = await db.execute<{ topic: string }>(sql`
    select n.topic from json_to_recordset(${JSON.stringify(named)}::json) as n (topic text, stored text[])
    where ${authors(sql`limit 20`)} >= ${fewestAuthors} or ${authors(sql``)} >= ${fewestAuthors}`)
  return new Set(rows.map(({ topic }) => topic))
}

export type OwnerTopic = { topic: string; reviews: number; praise: number; complaints: number }

/**
 * The topics that published reviews of a business mention most, by the names that the owner sees, most frequent first; without
 * the reviews of insiders. `other`: what fewer than three authors mention.
 */
export async function listOwnerTopics(db: Database, businessId: string, pause: AnalysisPause | null = null) {
  const isAsked = isAnalysed(pause, sql`f`)
  const rules = await listTopicRules(db, businessId)
  const rows = await countByTopic<OwnerTopic>(db, businessId, {
    counts: { reviews: sql`true`, praise: sql`m.praise`, complaints: sql`m.complaint` },
    rank: sql`reviews`,
    limit: mostListed,
    days: { from: null, to: null },
    isAsked,
    rules,
  })
  const standing = await findStanding(db, businessId, rows, { is: isAsked, rules })
  return {
    standing: rows.filter(({ topic }) => standing.has(topic)),
    other: rows.filter(({ topic }) => !standing.has(topic)),
  }
}
