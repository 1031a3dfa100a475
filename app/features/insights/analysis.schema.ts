import type { Analysis } from '#analysis/analyse.ts'

export const sentimentLabels = ['positive', 'neutral', 'negative'] as const
export type SentimentLabel = (typeof sentimentLabels)[number]
export type SentenceSentiment = Analysis['sentences'][number]
export type Explanation = Analysis['explanations'][number]
