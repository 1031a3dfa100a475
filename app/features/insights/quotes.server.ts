import {
  type FoundOpinion,
  findNewestOpinions,
  type OpinionWindow,
} from '#app/features/analyses/newest-opinions.server.ts'
import { sentenceToQuote } from '#app/features/analyses/opinion.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

export type Claim = { topic: string; label: 'positive' | 'negative' }

export type TopicQuote = Claim & {
  reviewId: string
  authorName: string
  writtenAt: string
  rating: number
  provenance: Provenance
  language: string
  /** An exact sentence of the review. */
  sentence: string
  /** Offsets of the term in the sentence. */
  start: number
  end: number
}

/** In characters. A shorter sentence is used only if there is no better one. */
const length = { good: 28, max: 240 }

/** One quote for each claim: the surest among the newest reviews of the time, each from another review if possible. */
export async function findQuotes(db: Database, businessId: string, claims: Claim[], when: OpinionWindow) {
  if (claims.length === 0) return []
  const asked = await Promise.all(
    claims.map(async ({ topic, label }) => ({
      name: topic,
      label,
      topics: await topicsBehind(db, businessId, topic),
    })),
  )
  const found = await findNewestOpinions(db, businessId, asked, when)
  const used = new Set<string>()
  return claims.flatMap(({ topic, label }) => {
    const quotes = found
      .filter((each) => each.name === topic && each.label === label)
      .flatMap((each) => quoteOf(each) ?? [])
    const fresh = quotes.filter(({ reviewId }) => !used.has(reviewId))
    const quote = fresh.find(({ sentence }) => sentence.length >= length.good) ?? fresh[0] ?? quotes[0]
    if (!quote) return []
    used.add(quote.reviewId)
    return [quote]
  })
}

/** Null unless the offsets still match the text: we show no quote that we cannot verify, and none of hidden words. */
function quoteOf(found: FoundOpinion): TopicQuote | null {
  const { name, label, reviewId, authorName, writtenAt, rating, provenance, language } = found
  const { text, term, start, end, isHidden } = found
  if (isHidden || text.slice(start, end) !== term) return null
  const sentence = sentenceToQuote({ start, end, label, shown: true }, found.sentences)
  if (!sentence || sentence.end - sentence.start > length.max) return null
  return {
    topic: name,
    label,
    reviewId,
    authorName,
    writtenAt: new Date(writtenAt).toISOString(),
    rating,
    provenance,
    language,
    sentence: text.slice(sentence.start, sentence.end),
    start: start - sentence.start,
    end: end - sentence.start,
  }
}
