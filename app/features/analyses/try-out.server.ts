import { z } from 'zod'
import { checkWords } from '#app/features/moderation/text-checks.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { newReview } from '#app/features/reviews/review.schema.ts'
import { type FailedCheck, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { understand } from './analysing.server.ts'
import type { SentimentLabel } from './analysis.schema.ts'
import { spansOf } from './spans.ts'

const { rating, title, text, authorName } = newReview.shape

/** A review that nobody sends: without an address and without consent, because nothing is kept. */
export const triedReview = z.object({ rating, title, text, authorName }).brand<'TriedReview'>()
export type TriedReview = z.output<typeof triedReview>

/** What the three who read a review would see of this one. */
export type TryOut = {
  /** Why it would wait for the operator, in words; empty: it would be published at once. */
  failedChecks: string[]
  review: PublicReview
  reading: {
    language: string
    sentiment: { label: SentimentLabel; score: number } | null
    spans: Span[]
    topics: Record<SentimentLabel, string[]>
    keywords: string[]
  }
}

/** Runs a review through the checks of its words and through the engine. Pure: it writes nothing. */
export function tryOut(tried: TriedReview): TryOut {
  const { language, sentiment, aspects, explanations, keywords } = understand({ id: '', ...tried })
  const topicsOf = (label: SentimentLabel) => [
    ...new Set(aspects.filter((aspect) => aspect.label === label).map(({ topic }) => topic)),
  ]
  return {
    failedChecks: checkWords(tried.title, tried.text).map((check: FailedCheck) => failedCheckText[check]),
    review: {
      kind: 'review',
      id: 'tried',
      ...tried,
      language: language === 'und' ? null : language,
      writtenAt: now().toISOString(),
      provenance: 'confirmed',
      importSource: null,
      challenge: null,
      edits: [],
      reply: null,
      answers: [],
      incentive: null,
    },
    reading: {
      language,
      sentiment,
      spans: spansOf({ aspects, explanations }),
      topics: {
        positive: topicsOf('positive'),
        neutral: topicsOf('neutral'),
        negative: topicsOf('negative'),
      },
      keywords: keywords.slice(0, 12),
    },
  }
}
