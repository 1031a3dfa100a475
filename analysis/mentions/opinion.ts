import type { Label } from '../sentiment/judge-sentiment.ts'

type Judged = { label: Label; shown: boolean }
type Spanned = { start: number; end: number }
type ByWords = { byWords: { label: Label } }

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

/** The sentences around `said` that speak for it: where only another of `aspects` takes a side, `said` is merely named. */
export function sentencesFor<Sentence extends Spanned, Aspect extends Spanned & ByWords>(
  said: Aspect[],
  sentences: Sentence[],
  aspects: Aspect[],
) {
  return sentences.filter((sentence) => {
    const within = (aspect: Aspect) => sentenceAround(aspect, [sentence]) !== undefined
    const takesSide = (aspect: Aspect) => aspect.byWords.label !== 'neutral' && within(aspect)
    return said.some(within) && (said.some(takesSide) || !aspects.some(takesSide))
  })
}
