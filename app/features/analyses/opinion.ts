import type { SentenceSentiment, SentimentLabel } from './analysis.schema.ts'

type Judged = { label: SentimentLabel; shown: boolean }
type Spanned = { start: number; end: number }

/** What a screen says about an aspect: praise or a complaint if the engine is sure enough, else only a mention. */
export const opinionOf = ({ label, shown }: Judged): SentimentLabel => (shown ? label : 'neutral')

/**
 * The sentence to quote for an aspect. None for an aspect that is not shown, nor if the sentence as a whole clearly
 * says the opposite.
 */
export function sentenceToQuote(aspect: Judged & Spanned, sentences: SentenceSentiment[]) {
  const sentence = sentenceAround(aspect, sentences)
  if (!sentence || !aspect.shown) return null
  return sentence.shown && sentence.label !== aspect.label ? null : sentence
}

export function sentenceAround<Sentence extends Spanned>({ start, end }: Spanned, sentences: Sentence[]) {
  return sentences.find((sentence) => sentence.start <= start && sentence.end >= end)
}

/** The topics of a text by what it says about them; those with an opinion are not listed again as mentioned. */
export function topicsByOpinion(aspects: (Judged & { topic: string })[]): Record<SentimentLabel, string[]> {
  const topicsOf = (label: SentimentLabel) => [
    ...new Set(aspects.filter((aspect) => opinionOf(aspect) === label).map(({ topic }) => topic)),
  ]
  const [positive, negative] = [topicsOf('positive'), topicsOf('negative')]
  const neutral = topicsOf('neutral').filter((topic) => ![...positive, ...negative].includes(topic))
  return { positive, neutral, negative }
}
