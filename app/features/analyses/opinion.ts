import { sentenceAround } from '#analysis/mentions/opinion.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { ReviewAnalysis, SentimentLabel } from './analysis.schema.ts'

type Judged = { label: SentimentLabel; shown: boolean }

/** What a screen says about an aspect: praise or a complaint if the engine is sure enough, else only a mention. */
export const opinionOf = ({ label, shown }: Judged): SentimentLabel => (shown ? label : 'neutral')

/** The topics of a text by what it says about them; those with an opinion are not listed again as mentioned. */
export function topicsByOpinion(aspects: (Judged & { topic: string })[]): Record<SentimentLabel, string[]> {
  const topicsOf = (label: SentimentLabel) => [
    ...new Set(aspects.filter((aspect) => opinionOf(aspect) === label).map(({ topic }) => topic)),
  ]
  const [positive, negative] = [topicsOf('positive'), topicsOf('negative')]
  const neutral = topicsOf('neutral').filter((topic) => ![...positive, ...negative].includes(topic))
  return { positive, neutral, negative }
}

const leastWeight = 0.6

/**
 * What to underline: aspects, and the weightiest words of the sentences that clearly praise or complain, if they are
 * on the side of their sentence.
 */
export function spansOf({
  aspects,
  explanations,
  sentences,
}: Pick<ReviewAnalysis, 'aspects' | 'explanations' | 'sentences'>): Span[] {
  const spans: Span[] = aspects.map(({ start, end, label, shown, score }) => ({
    start,
    end,
    label: opinionOf({ label, shown }),
    weight: Math.abs(score),
  }))
  for (const { start, end, weight } of explanations) {
    if (Math.abs(weight) < leastWeight || spans.some((span) => start < span.end && span.start < end)) continue
    const label = weight > 0 ? 'positive' : 'negative'
    const sentence = sentenceAround({ start, end }, sentences)
    if (sentence?.shown && sentence.label === label)
      spans.push({ start, end, label, weight: Math.abs(weight) })
  }
  return spans
}
