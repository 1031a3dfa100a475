import type { Analysis } from '#analysis/analyse.ts'

export { type MentionKind, mentionKinds, type Side, sides, wholeTopic } from '#analysis/mentions/mention.ts'

export const sentimentLabels = ['positive', 'neutral', 'negative'] as const
export type SentimentLabel = (typeof sentimentLabels)[number]
/** How filters and marked words name the sides. */
export const labelOfSide = { praise: 'positive', complaint: 'negative' } as const
/** As the engine found it, with its topic before it is filed for a trade. */
export type StoredAspect = Analysis['aspects'][number]
export type SentenceSentiment = Analysis['sentences'][number]
export type Explanation = Analysis['explanations'][number]

/** `confidence`, from 0 to 1, is the chance that a reader would give the same label. */
export type TextSentiment = { label: SentimentLabel; score: number; confidence: number }

/** Below this confidence the engine's reading of a text says little against its stars. */
export const leastSureAgainstStars = 0.65

/** Whether the engine reads praise beside one or two stars, or a complaint beside four or five. */
export const isUnlikeStars = (
  { label, confidence }: Pick<TextSentiment, 'label' | 'confidence'>,
  rating: number,
) =>
  confidence >= leastSureAgainstStars &&
  ((rating <= 2 && label === 'positive') || (rating >= 4 && label === 'negative'))

/** `shown`: the engine is sure enough to show it as praise or a complaint. */
type ReviewAspect = Pick<StoredAspect, 'topic' | 'term' | 'start' | 'end' | 'label' | 'shown' | 'score'>

export type ReviewAnalysis = {
  /** BCP-47; `und` if the engine cannot tell. */
  language: string
  /** Null if the engine does not know the language, or cannot judge the text. */
  sentiment: TextSentiment | null
  sentences: SentenceSentiment[]
  aspects: ReviewAspect[]
  explanations: Explanation[]
  keywords: string[]
  at: string
}
