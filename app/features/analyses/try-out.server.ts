import { z } from 'zod'
import { exampleReview, type PublicReview, statedLanguage } from '#app/features/reviews/public-review.ts'
import { newReview } from '#app/features/reviews/review.schema.ts'
import { type FailedCheck, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { checkWords } from '#app/features/reviews/text-checks.ts'
import type { Language } from '#app/languages/languages.ts'
import { now } from '#app/platform/clock.ts'
import { type AnalysedText, describeAlone } from './analyse-text.server.ts'

const { rating, title, text, authorName } = newReview.shape

/** A review that is not submitted: no email address and no consent, because nothing is stored. */
export const triedReview = z.object({ rating, title, text, authorName }).brand<'TriedReview'>()
type TriedReview = z.output<typeof triedReview>

/** A review as its author, the owner and a visitor would see it. */
export type TryOut = {
  /** Why the operator would have to check it; empty if it would be published at once. */
  failedChecks: string[]
  review: PublicReview
  analysis: AnalysedText
}

/**
 * Runs a review through the text checks and the engine, like one from a form in this language. Pure: it stores
 * nothing.
 */
export function tryOut(tried: TriedReview, formLanguage: Language): TryOut {
  const analysis = describeAlone({ id: '', ...tried, languageHint: formLanguage })
  return {
    failedChecks: checkWords(tried.title, tried.text).map((check: FailedCheck) => failedCheckText[check]),
    review: exampleReview({
      id: 'tried',
      ...tried,
      language: statedLanguage(analysis.language),
      writtenAt: now().toISOString(),
      provenance: 'confirmed',
    }),
    analysis,
  }
}
