import { sql } from 'drizzle-orm'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { sentenceToQuote } from '#app/features/analyses/opinion.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'

export type Claim = { topic: string; label: 'positive' | 'negative' }

export type TopicQuote = Claim & {
  reviewId: string
  authorName: string
  writtenAt: string
  language: string
  /** An exact sentence of the review. */
  sentence: string
  /** Offsets of the term in the sentence. */
  start: number
  end: number
}

type Candidate = Claim & {
  review_id: string
  author_name: string
  written_at: string
  language: string
  text: string
  sentences: SentenceSentiment[]
  term: string
  start_offset: number
  end_offset: number
}

/** In characters. A shorter sentence is used only if there is no better one. */
const length = { good: 28, max: 240 }

/** One quote for each claim: the surest among the newest reviews since `from`, each from another review if possible. */
export async function findQuotes(db: Database, businessId: string, claims: Claim[], from: Date) {
  if (claims.length === 0) return []
  const asked = await Promise.all(
    claims.map(async (claim) => ({ ...claim, behind: await topicsBehind(db, businessId, claim.topic) })),
  )
  const { rows } = await db.execute<Candidate>(sql`
    select c.topic, c.label, found.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c (topic text, label text, behind text[])
    cross join lateral (
      select r.id as review_id, r.author_name, r.written_at, r.text, n.language, n.sentences, a.term, a.start_offset,
        a.end_offset, a.confidence
      from (
        select * from (
          select a.review_id, a.term, a.start_offset, a.end_offset, a.confidence, r.written_at
          from ${aspects} a
          join reviews r on r.business_id = a.business_id and r.id = a.review_id
          where a.business_id = ${businessId} and a.topic = any (c.behind) and a.label = c.label and a.shown
            and r.state = 'published' and r.provenance <> 'insider' and r.written_at >= ${from.toISOString()}
          order by r.written_at desc, r.id desc
          limit 100
        ) newest
        order by confidence desc, written_at desc
        limit 20
      ) a
      join reviews r on r.business_id = ${businessId} and r.id = a.review_id
      join ${analyses} n on n.business_id = ${businessId} and n.review_id = a.review_id
      where ${isCurrent}
    ) found
    order by found.confidence desc, found.written_at desc`)
  const used = new Set<string>()
  return claims.flatMap(({ topic, label }) => {
    const quotes = rows
      .filter((row) => row.topic === topic && row.label === label)
      .flatMap((row) => quoteOf(row) ?? [])
    const fresh = quotes.filter(({ reviewId }) => !used.has(reviewId))
    const quote = fresh.find(({ sentence }) => sentence.length >= length.good) ?? fresh[0] ?? quotes[0]
    if (!quote) return []
    used.add(quote.reviewId)
    return [quote]
  })
}

/** Null unless the offsets still match the text: we show no quote that we cannot verify. */
function quoteOf(row: Candidate): TopicQuote | null {
  const { text, term, start_offset: start, end_offset: end } = row
  if (text.slice(start, end) !== term) return null
  const sentence = sentenceToQuote({ start, end, label: row.label, shown: true }, row.sentences)
  if (!sentence || sentence.end - sentence.start > length.max) return null
  return {
    topic: row.topic,
    label: row.label,
    reviewId: row.review_id,
    authorName: row.author_name,
    writtenAt: new Date(row.written_at).toISOString(),
    language: row.language,
    sentence: text.slice(sentence.start, sentence.end),
    start: start - sentence.start,
    end: end - sentence.start,
  }
}
