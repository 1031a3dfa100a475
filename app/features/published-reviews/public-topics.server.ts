import { and, eq, inArray, sql } from 'drizzle-orm'
import { findConcepts } from '#analysis/languages/concepts.ts'
import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { findQuotes, type Quote } from '#app/features/analyses/quotes.server.ts'
import { fewestAuthors, newestMentions } from '#app/features/analyses/shown-topics.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'

export type PublicTopic = {
  topic: string
  reviews: number
  /** Reviews; one that praises and complains is in both. */
  opinions: Record<SentimentLabel, number>
  quote: TopicQuote | null
}

type TopicQuote = {
  reviewId: string
  language: string
  /** A sentence of the review, word for word. */
  text: string
  /** Offsets of the aspect within the sentence, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  label: SentimentLabel
  authorName: string
  writtenAt: string
}

type CountedTopic = {
  topic: string
  reviews: number
  praise: number
  complaints: number
  neutral: number
}

/** Not counted, hidden or of insiders. Written as in the index, so that the planner uses it to find the others. */
const isLeftOut = sql`(not f.is_counted or f.is_hidden or f.provenance = 'insider')`

/**
 * The topics of a business's published reviews, without those of insiders and those whose words are hidden: the most
 * frequent of the newest reviews, counted in all. Topics that fewer than three authors mention are left out, and so are
 * names: what a third of the mentions write as one. The owner's renaming, joining and muting make no difference here:
 * nobody glosses over a complaint by giving it another name.
 */
export async function countPublicTopics(
  db: Database,
  businessId: string,
  limit = 6,
): Promise<CountedTopic[]> {
  const counts = sql`count(*)::int as reviews, (count(*) filter (where m.praise))::int as praise,
    (count(*) filter (where m.complaint))::int as complaints,
    (count(*) filter (where not (m.praise or m.complaint)))::int as neutral`
  const isAbout = sql`m.business_id = ${businessId} and m.topic = n.topic and not m.is_elsewhere`
  const { rows } = await db.execute<CountedTopic>(sql`
    with n as materialized (
      select m.topic from ${newestMentions(businessId)} where m.kind in ('thing', 'product') and not f.is_hidden
      group by 1 having bool_or(m.praise or m.complaint) and 3 * count(*) filter (where m.kind = 'product') < count(*)
        and count(distinct f.author) >= ${fewestAuthors}
      order by count(*) desc, 1 limit ${limit}
    )
    select n.topic, a.reviews - o.reviews as reviews, a.praise - o.praise as praise,
      a.complaints - o.complaints as complaints, a.neutral - o.neutral as neutral
    from n
    cross join lateral (select ${counts} from ${mentions} m where ${isAbout}) a
    cross join lateral (select ${counts} from ${reviewFacts} f
      join ${mentions} m on m.review_id = f.review_id and ${isAbout} where f.business_id = ${businessId} and ${isLeftOut}) o
    order by 2 desc, 1`)
  return rows
}

type TopicWordsSearch = { businessId: string; topics: string[]; language: string; least?: number }

/**
 * Names of these topics in a language, by topic: the word that most customers of this business use, or the thesaurus's if fewer
 * than `least` of their reviews in that language mention it. A topic with neither is left out.
 */
export async function findTopicWords(
  db: Database,
  { businessId, topics, language, least = 1 }: TopicWordsSearch,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ topic: string; word: string }>(sql`
    select m.topic, mode() within group (order by lower(m.term)) as word
    from ${mentions} m
    join ${reviewFacts} f on f.business_id = m.business_id and f.review_id = m.review_id
    where m.business_id = ${businessId} and m.kind = 'thing' and m.topic = any(${sql.param(topics)})
      and f.language = ${language}
    group by m.topic having count(distinct m.review_id) >= ${least}`)
  const words = new Map(rows.map(({ topic, word }) => [topic, word]))
  return new Map(
    topics.flatMap((topic) => {
      const name = words.get(topic) ?? nameInThesaurus(topic, language)
      return name ? [[topic, name]] : []
    }),
  )
}

/** "cakes and pastries" is called by its first word where it has no name of its own. */
const nameInThesaurus = (topic: string, language: string) =>
  [topic, topic.split(' and ')[0]!].flatMap(
    (name) => findConcepts(name, 'en')[0]?.phrases[language]?.find(({ isName }) => isName)?.written ?? [],
  )[0]

/**
 * The public topics, each with a quote that has the majority's opinion: the surest of the newest, in the reader's language if
 * there is one, and no sentence twice.
 */
export async function listPublicTopics(
  db: Database,
  businessId: string,
  language?: string,
): Promise<PublicTopic[]> {
  const rows = await countPublicTopics(db, businessId)
  const claims = rows.map(({ topic, praise, complaints }) => ({
    name: topic,
    topics: [topic],
    side: praise > complaints ? ('praise' as const) : ('complaint' as const),
  }))
  const found = await findQuotes(db, businessId, claims)
  const shown = new Set<string>()
  return rows.map(({ topic, reviews, praise, complaints, neutral }) => {
    const its = found.filter(({ name, isHidden, span }) => name === topic && !isHidden && span)
    const others = its.filter(({ text }) => !shown.has(text))
    const quote = others.find((each) => each.language === language) ?? others[0] ?? its[0]
    if (quote) shown.add(quote.text)
    return {
      topic,
      reviews,
      opinions: { positive: praise, neutral, negative: complaints },
      quote: quote ? quoteOf(quote) : null,
    }
  })
}

const quoteOf = ({ span, side, reviewId, language, text, authorName, writtenAt }: Quote): TopicQuote => ({
  reviewId,
  language,
  text,
  authorName,
  writtenAt,
  ...span!,
  label: side === 'praise' ? 'positive' : 'negative',
})

type Mention = { start: number; end: number; label: SentimentLabel }
type Asked = { businessId: string; topic: string; texts: Map<string, string> }

/** Where these reviews (texts by id) mention a topic, by review: the span that tells most. */
export async function findMentions(db: Database, { businessId, topic, texts }: Asked) {
  const found: Record<string, Mention[]> = {}
  if (texts.size === 0) return found
  const isAsked = and(
    eq(mentions.businessId, businessId),
    eq(mentions.topic, topic),
    inArray(mentions.reviewId, [...texts.keys()]),
  )
  for (const mention of await db.select().from(mentions).where(isAsked)) {
    const { reviewId, startOffset: start, endOffset: end, term, quoteSide } = mention
    if (start === null || end === null || texts.get(reviewId)?.slice(start, end) !== term) continue
    const label = quoteSide === 'praise' ? 'positive' : quoteSide === 'complaint' ? 'negative' : 'neutral'
    found[reviewId] = [{ start, end, label }]
  }
  return found
}
