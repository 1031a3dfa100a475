import type { Citation } from '#app/features/citations/cited-sentence.ts'
import type { TopicQuote } from '#app/features/insights/quotes.server.ts'

/** The quoted sentence of an opinion on a topic. */
export const citationOf = ({ sentence, ...quote }: TopicQuote): Citation => ({
  ...{ reviewId: quote.reviewId, quote: sentence, authorName: quote.authorName },
  ...{ writtenAt: quote.writtenAt, rating: quote.rating, provenance: quote.provenance },
  language: quote.language,
})
