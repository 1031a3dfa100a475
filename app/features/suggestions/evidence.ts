import type { Citation } from '#app/features/citations/cited-sentence.ts'
import type { CitableReview } from '#app/features/citations/citing.server.ts'
import type { ComplaintFound } from './complaints.server.ts'

export type Evidence = Citation & {
  /** Offsets, in the quote, of the words that name the cause. */
  start: number
  end: number
}

/** The quotes of complaints whose reviews may be quoted now. */
export const evidenceOf = (complaints: ComplaintFound[], citable: Map<string, CitableReview>): Evidence[] =>
  complaints.flatMap(({ reviewId, quoteStart, quoteEnd, start, end }) => {
    const review = citable.get(reviewId)
    if (!review) return []
    const { text, authorName, rating, language, provenance, writtenAt } = review
    return {
      ...{ reviewId, authorName, rating, language, provenance, writtenAt },
      quote: text.slice(quoteStart, quoteEnd),
      start: start - quoteStart,
      end: end - quoteStart,
    }
  })
