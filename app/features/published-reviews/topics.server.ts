import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment, SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { opinionOf, sentenceToQuote } from '#app/features/analyses/opinion.ts'
import { authorOf, fewestAuthors } from '#app/features/analyses/shown-topics.server.ts'
import { isReadable } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { filterConditions } from './listing.server.ts'
import type { PublicFilter } from './public-view.ts'

/** A topic: how many reviews mention it, their opinions, and a quote from one of them. */
export type PublicTopic = {
  topic: string
  reviews: number
  /** Opinions; a review may have several. What the engine is not sure about is neutral. */
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

type Row = {
  topic: string
  reviews: number
  positive: number
  neutral: number
  negative: number
  quotes: Candidate[]
}

type Candidate = {
  reviewId: string
  language: string
  text: string
  sentences: SentenceSentiment[]
  start: number
  end: number
  term: string
  label: SentimentLabel
  authorName: string
  writtenAt: string
}

/** How many reviews are read, newest first: old reviews say little about today. */
export const mostRead = 2000

/** How many quotes are considered for a topic. */
const mostCandidates = 5

/**
 * The topics of the published reviews of a business but those of insiders and those whose words are hidden, most
 * frequent first. A topic that fewer than three authors mention is left out. What the owner renamed, joined or muted
 * makes no difference here: nobody glosses over a complaint by giving it another name.
 *
 * The quote has the opinion of the majority and is the surest; the newest if several are equal.
 */
export async function listPublicTopics(db: Database, businessId: string, limit = 6): Promise<PublicTopic[]> {
  const { rows } = await db.execute<Row>(sql`
    with said as materialized (
      select a.topic, a.label, a.shown, a.review_id, a.position, a.term, a.start_offset, a.end_offset,
        a.confidence, r.written_at, r.author
      from (
        select r.id, r.written_at, ${authorOf} as author from reviews r
        where business_id = ${businessId} and state = 'published' and provenance <> 'insider' and hidden_at is null
        order by written_at desc, id desc limit ${mostRead}
      ) r
      join ${aspects} a on a.business_id = ${businessId} and a.review_id = r.id
    ), counted as (
      select topic, count(distinct review_id)::int as reviews,
        (count(*) filter (where shown and label = 'positive'))::int as positive,
        (count(*) filter (where not shown))::int as neutral,
        (count(*) filter (where shown and label = 'negative'))::int as negative,
        mode() within group (order by label) filter (where shown) as prevailing
      from said group by topic
      having count(distinct author) >= ${fewestAuthors} and bool_or(shown or label = 'neutral')
      order by reviews desc, topic limit ${limit}
    ), chosen as (
      select s.*, row_number() over (partition by s.topic order by round(s.confidence::numeric, 1) desc,
        s.written_at desc, s.review_id desc, s.position) as rank
      from said s join counted c on c.topic = s.topic and s.shown and c.prevailing = s.label
    )
    select c.topic, c.reviews, c.positive, c.neutral, c.negative,
      coalesce((select json_agg(json_build_object('reviewId', r.id, 'text', r.text, 'language', n.language, 'sentences', n.sentences, 'start', q.start_offset,
        'end', q.end_offset, 'term', q.term, 'label', q.label, 'authorName', r.author_name,
          'writtenAt', r.written_at) order by q.rank)
        from chosen q
        join reviews r on r.business_id = ${businessId} and r.id = q.review_id
        join ${analyses} n on n.business_id = ${businessId} and n.review_id = q.review_id
        where ${isCurrent} and q.topic = c.topic and q.rank <= ${mostCandidates}), '[]') as quotes
    from counted c
    order by c.reviews desc, c.topic`)
  return rows.map(({ topic, reviews, positive, neutral, negative, quotes }) => ({
    topic,
    reviews,
    opinions: { positive, neutral, negative },
    quote: quotes.map(quoteOf).find(Boolean) ?? null,
  }))
}

/** Null if the offsets do not match the current text: no quote is better than a wrong one. */
function quoteOf(quote: Candidate): TopicQuote | null {
  const { reviewId, language, text, sentences, start, end, term, label, authorName, writtenAt } = quote
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
 * How many of the reviews that the other choices leave mention each of these topics. Only for a business with at most
 * `mostRead` reviews.
 */
export async function countTopics(
  db: Database,
  { businessId, topics, filter }: { businessId: string; topics: string[]; filter: PublicFilter },
): Promise<Record<string, number>> {
  if (topics.length === 0) return {}
  const { rows } = await db.execute<{ topic: string; count: number }>(sql`
    select a.topic, count(distinct a.review_id)::int as count
    from ${reviews}
    join ${aspects} a on a.business_id = ${reviews.businessId} and a.review_id = ${reviews.id}
    where ${and(
      eq(reviews.businessId, businessId),
      isReadable,
      ...filterConditions(businessId, { ...filter, topic: null }),
      filter.source ? undefined : ne(reviews.provenance, 'insider'),
    )} and a.topic in (select value from jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb))
    group by a.topic`)
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
