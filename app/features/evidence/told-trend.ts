import type { Citation, Figure } from '#app/features/citations/cited-sentence.ts'
import type { SentencePart } from '#app/features/trends/words.ts'

/** A sentence about a trend that may be shown: its links, its figures and its quotes. */
export type ToldTrend = { parts: SentencePart[]; figures: Figure[]; citations: Citation[] }

export type Findings = {
  /** The most important one, and the topic that it is about if it is a change. */
  top: (ToldTrend & { topic: string | null }) | null
  otherChanges: ToldTrend[]
}
