import type { Quote } from '#app/features/analyses/quotes.server.ts'
import type { SentencePart } from '#app/features/findings/telling.ts'
import type { DigestPeriod } from './digest-period.ts'

export const partNames = {
  change: 'What changed',
  rating: 'Rating',
  finding: 'Most important',
  praise: 'Most praised',
  complaint: 'Most criticised',
  waiting: 'Without a reply',
  question: 'Your question',
}

export type DigestPart = {
  kind: keyof typeof partNames
  sentence: SentencePart[]
  quotes: Quote[]
  /** Where to go on. */
  link?: { to: string; text: string }
}

/** Without parts there is nothing to say. */
export type PerformanceDigest = { period: DigestPeriod; parts: DigestPart[] }
