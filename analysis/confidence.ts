import type { Label } from './sentiment/judge-sentiment.ts'

/** The lowest confidence with which a screen may show a judgement as praise or a complaint. */
export const displayThreshold = 0.8

/** Whether a screen may show a judgement as praise or a complaint: it takes a side, with enough confidence. */
export function isShown({ label, confidence }: { label: Label; confidence: number }): boolean {
  return label !== 'neutral' && confidence >= displayThreshold
}
