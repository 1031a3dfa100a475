import type { Label } from './sentiment/judge-sentiment.ts'

/** From here on a screen may show a judgement as praise or complaint; below it only the whole review counts. */
export const displayThreshold = 0.8

/** The one rule for what a screen may show: a side, and surely enough the right one. */
export function isShown({ label, confidence }: { label: Label; confidence: number }): boolean {
  return label !== 'neutral' && confidence >= displayThreshold
}
