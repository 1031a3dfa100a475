import type { Label } from './sentiment/judge-sentiment.ts'

/** The lowest confidence with which a screen may show a judgement as praise or a complaint. */
export const displayThreshold = 0.8

/** Least confidence from the words alone: stars may hide a sentence, but never suffice to show one. */
export const wordsThreshold = 0.6

export type Judged = { label: Label; confidence: number }

/** A judgement from the words alone, as if its review had no stars. */
export type ByWords = Judged & { score: number }

/** Whether a screen may show a judgement as praise or a complaint: it takes a side, with enough confidence. */
export function isShown({ label, confidence }: Judged): boolean {
  return label !== 'neutral' && confidence >= displayThreshold
}

/** The same for a sentence beside the stars of its review. `byWords` is its judgement without them. */
export function isShownWithStars(judgement: Judged, byWords: Judged): boolean {
  return isShown(judgement) && byWords.label === judgement.label && byWords.confidence >= wordsThreshold
}
