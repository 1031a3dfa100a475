import type { Label } from '../sentiment/judge-sentiment.ts'

type Judged = { label: Label; shown: boolean }
type Spanned = { start: number; end: number }

/**
 * The sentence to quote for an aspect. None for an aspect that is not shown, nor if the sentence as a whole clearly
 * says the opposite.
 */
export function sentenceToQuote<Sentence extends Judged & Spanned>(
  aspect: Judged & Spanned,
  sentences: Sentence[],
) {
  const sentence = sentenceAround(aspect, sentences)
  if (!sentence || !aspect.shown) return null
  return sentence.shown && sentence.label !== aspect.label ? null : sentence
}

export function sentenceAround<Sentence extends Spanned>({ start, end }: Spanned, sentences: Sentence[]) {
  return sentences.find((sentence) => sentence.start <= start && sentence.end >= end)
}
