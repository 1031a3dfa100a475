import type { CitedSentence } from '#app/features/citations/cited-sentence.ts'
import type { DigestPeriod } from './digest-period.ts'

export type DigestPartKind = 'change' | 'rating' | 'praise' | 'complaint' | 'suggestion' | 'waiting'
/** `about`: a topic, which may have digits in its name. */
export type DigestPart = {
  kind: DigestPartKind
  about?: string
  sentence: CitedSentence
  /** Where to go on. */
  link?: { to: string; text: string }
}

/** Without parts there is nothing to say. */
export type PerformanceDigest = { period: DigestPeriod; parts: DigestPart[] }

export const partNames: Record<DigestPartKind, string> = {
  change: 'What changed',
  rating: 'Rating',
  praise: 'Most praised',
  complaint: 'Most criticised',
  suggestion: 'New suggestion',
  waiting: 'Without a reply',
}
