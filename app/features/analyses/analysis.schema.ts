import type { Analysis } from '#analysis/analyse.ts'

export const sentimentLabels = ['positive', 'neutral', 'negative'] as const
export type SentimentLabel = (typeof sentimentLabels)[number]
export type SentenceSentiment = Analysis['sentences'][number]
export type Explanation = Analysis['explanations'][number]

export type ReviewAspect = {
  topic: string
  term: string
  start: number
  end: number
  label: SentimentLabel
  score: number
}

export type ReviewAnalysis = {
  /** BCP-47; `und` if the engine cannot tell. */
  language: string
  /** Null if the engine does not know the language. */
  sentiment: { label: SentimentLabel; score: number } | null
  aspects: ReviewAspect[]
  explanations: Explanation[]
  keywords: string[]
  at: string
}
