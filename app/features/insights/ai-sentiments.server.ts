import { daysBefore, lastMonths, topicDays } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Claim, findQuotes, type TopicQuote } from './quotes.server.ts'
import { countSentimentsByMonth, type SentimentCounts } from './sentiments.server.ts'
import { compareTopics, type Topic } from './topics.server.ts'

export type AiSentiments = {
  months: (SentimentCounts & { month: string })[]
  topics: (Topic & { quotes: TopicQuote[] })[]
  reviews: number
}

/** Sentiment over twelve months and what drives it: topics with quotes. */
export async function readAiSentiments(db: Database, businessId: string, at: Date): Promise<AiSentiments> {
  const [months, { topics, reviews }] = await Promise.all([
    countSentimentsByMonth(db, businessId, lastMonths(at, 12)),
    compareTopics(db, businessId, { at, days: topicDays, limit: 12 }),
  ])
  const claims = topics.flatMap(({ topic, praise, complaints }): Claim[] => [
    ...(praise > 0 ? [{ topic, label: 'positive' as const }] : []),
    ...(complaints > 0 ? [{ topic, label: 'negative' as const }] : []),
  ])
  const quotes = await findQuotes(db, businessId, claims, daysBefore(at, topicDays))
  return {
    months,
    reviews,
    topics: topics.map((topic) => ({
      ...topic,
      quotes: quotes.filter((quote) => quote.topic === topic.topic),
    })),
  }
}
