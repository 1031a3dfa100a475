import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { type FoundOpinion, findNewestOpinions } from '#app/features/analyses/newest-opinions.server.ts'
import { opinionOf, sentenceToQuote } from '#app/features/analyses/opinion.ts'
import { fewestAuthors, hasAuthors } from '#app/features/analyses/shown-topics.server.ts'
import { allTime } from '#app/features/reviews/counting-cells.ts'
import { reviewCounts, reviewFacts, topicCounts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicFilter } from './public-view.ts'

/** A topic: how many reviews mention it, their opinions, and a quote from one of them. */
export type PublicTopic = {
  topic: string
  reviews: number
  /** Reviews; one that praises and complains is in both. An opinion that is not sure is neutral. */
  opinions: Record<SentimentLabel, number>
  quote: TopicQuote | null
}

export type TopicQuote = {
  reviewId: string
  language: string
  /** A sentence of the review, word for word. */
  text: string
  /** Of the aspect within the sentence, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  label: SentimentLabel
  authorName: string
  writtenAt: string
}

/** Looked at are so many of the most frequent topics. */
const mostLookedAt = 60

export type CountedTopic = {
  topic: string
  reviews: number
  praise: number
  complaints: number
  neutral: number
}

/**
 * The topics of the published reviews of a business but those of insiders and those whose words are hidden, most
 * frequent first. A topic that fewer than three authors mention is left out. What the owner renamed, joined or muted
 * makes no difference here: nobody glosses over a complaint by giving it another name.
 */
export async function countPublicTopics(
  db: Database,
  businessId: string,
  limit = 6,
): Promise<CountedTopic[]> {
  // Of hidden reviews there are few. Each may be of another author, so a topic needs as many more.
  const { rows } = await db.execute<CountedTopic>(sql`
    with hidden as (
      select t.topic, count(*)::int as reviews, sum(t.praise)::int as praise, sum(t.complaints)::int as complaints,
        sum(t.neutral)::int as neutral
      from ${reviewFacts} f
      cross join lateral jsonb_to_recordset(f.topics) as t (topic text, praise int, complaints int, neutral int)
      where f.business_id = ${businessId} and f.is_hidden and f.provenance <> 'insider'
      group by t.topic
    )
    select * from (
      select c.topic, c.reviews - coalesce(h.reviews, 0) as reviews, c.praise - coalesce(h.praise, 0) as praise,
        c.complaints - coalesce(h.complaints, 0) as complaints, c.neutral - coalesce(h.neutral, 0) as neutral,
        coalesce(h.reviews, 0) as hidden
      from (
        select * from ${topicCounts} where business_id = ${businessId} and start = ${allTime}
        order by reviews desc, topic limit ${mostLookedAt}
      ) c
      left join hidden h on h.topic = c.topic
    ) standing
    where reviews >= ${fewestAuthors} and praise + complaints > 0
      and ${hasAuthors(businessId, sql`array[topic]`, sql`${fewestAuthors} + hidden`)}
    order by reviews desc, topic limit ${limit}`)
  return rows
}

/**
 * What the business's own customers call these topics in a language, by topic: the word that most of their reviews use. A
 * topic that none of them mentions in that language is left out.
 */
export async function findTopicWords(
  db: Database,
  { businessId, topics, language }: { businessId: string; topics: string[]; language: string },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ topic: string; word: string }>(sql`
    select a.topic, mode() within group (order by lower(a.term)) as word
    from ${aspects} a
    join ${analyses} s on s.business_id = a.business_id and s.review_id = a.review_id
    where a.business_id = ${businessId} and a.topic = any(${sql.param(topics)}) and s.language = ${language}
    group by a.topic`)
  return new Map(rows.map(({ topic, word }) => [topic, word]))
}

/** The same with a quote each, which has the opinion of the majority: the surest of the newest. */
export async function listPublicTopics(db: Database, businessId: string, limit = 6): Promise<PublicTopic[]> {
  const rows = await countPublicTopics(db, businessId, limit)
  const claims = rows.map(({ topic, praise, complaints }) => ({
    name: topic,
    topics: [topic],
    label: praise > complaints ? ('positive' as const) : ('negative' as const),
  }))
  const found = await findNewestOpinions(db, businessId, claims)
  return rows.map(({ topic, reviews, praise, complaints, neutral }) => ({
    topic,
    reviews,
    opinions: { positive: praise, neutral, negative: complaints },
    quote:
      found
        .filter(({ name, isHidden }) => name === topic && !isHidden)
        .map(quoteOf)
        .find(Boolean) ?? null,
  }))
}

/** Null if the offsets do not match the current text: no quote is better than a wrong one. */
function quoteOf(found: FoundOpinion): TopicQuote | null {
  const { reviewId, language, text, sentences, start, end, term, label, authorName, writtenAt } = found
  const sentence = sentenceToQuote({ start, end, label, shown: true }, sentences)
  if (!sentence || text.slice(start, end) !== term) return null
  return {
    reviewId,
    language,
    text: text.slice(sentence.start, sentence.end),
    start: start - sentence.start,
    end: end - sentence.start,
    label,
    authorName,
    writtenAt: new Date(writtenAt).toISOString(),
  }
}

/**
 * How many of the reviews that the other choices leave mention each of these topics. Null for choices that are not
 * counted in advance: a mark, and words that are looked for.
 */
export async function countTopics(
  db: Database,
  { businessId, topics, filter }: { businessId: string; topics: string[]; filter: PublicFilter },
): Promise<Record<string, number> | null> {
  const { rating, language, source, hasReply, mark, query } = filter
  if (mark || query) return null
  const chosen = sql.join([
    rating ? sql` and rating = ${rating}` : sql``,
    language ? sql` and coalesce(nullif(language, ''), 'und') = ${language}` : sql``,
    source ? sql` and provenance = ${source}` : sql``,
  ])
  const isAsked = sql`topic = any (${sql.param(topics)}::text[])`
  const { rows } = await db.execute<{ topic: string; count: number }>(sql`
    select topic, sum(count)::int as count from (
      select topic, sum(${hasReply ? sql`replied` : sql`reviews`}) as count from ${reviewCounts}
      where business_id = ${businessId} and grain = 'all' and ${isAsked}${chosen} group by topic
      union all
      select t.topic, -count(*) from ${reviewFacts} f
      cross join lateral jsonb_to_recordset(f.topics) as t (topic text)
      where business_id = ${businessId} and is_hidden and provenance <> 'insider' and ${isAsked}${chosen}
        ${hasReply ? sql`and reply_time is not null` : sql``}
      group by t.topic
    ) counted group by topic having sum(count) > 0`)
  return Object.fromEntries(rows.map(({ topic, count }) => [topic, count]))
}

export type Mention = { start: number; end: number; label: SentimentLabel }
type Asked = { businessId: string; topic: string; texts: Map<string, string> }

/** Where these reviews (texts by id) mention a topic: spans of their texts, by review. */
export async function findMentions(db: Database, { businessId, topic, texts }: Asked) {
  const mentions: Record<string, Mention[]> = {}
  if (texts.size === 0) return mentions
  const isAsked = and(
    eq(aspects.businessId, businessId),
    eq(aspects.topic, topic),
    inArray(aspects.reviewId, [...texts.keys()]),
  )
  const found = await db
    .select()
    .from(aspects)
    .where(isAsked)
    .orderBy(asc(aspects.reviewId), asc(aspects.position))
  for (const { reviewId, startOffset: start, endOffset: end, term, ...judged } of found) {
    if (texts.get(reviewId)?.slice(start, end) !== term) continue
    mentions[reviewId] ??= []
    mentions[reviewId].push({ start, end, label: opinionOf(judged) })
  }
  return mentions
}
