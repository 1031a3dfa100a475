import type { Span } from '#app/ui/underlined.tsx'
import type { ReviewAnalysis } from './analysis.schema.ts'

const leastWeight = 0.6

/** What to underline: praise and complaints, and the weightiest of the other words. */
export function spansOf({ aspects, explanations }: Pick<ReviewAnalysis, 'aspects' | 'explanations'>): Span[] {
  const spans: Span[] = aspects.map(({ start, end, label, score }) => ({
    start,
    end,
    label,
    weight: Math.abs(score),
  }))
  for (const { start, end, weight } of explanations) {
    if (Math.abs(weight) < leastWeight || spans.some((span) => start < span.end && span.start < end)) continue
    spans.push({ start, end, label: weight > 0 ? 'positive' : 'negative', weight: Math.abs(weight) })
  }
  return spans
}
