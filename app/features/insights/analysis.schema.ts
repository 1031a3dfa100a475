import type { Analysis } from '#analysis/analyse.ts'

export type SentimentLabel = 'positive' | 'neutral' | 'negative'
export type SentenceSentiment = Analysis['sentences'][number]
export type Explanation = Analysis['explanations'][number]
