import type { Reading } from './read-sentence.ts'

type Counts = Pick<Reading, 'words' | 'praise' | 'blame'>

/** The logits of each part of the model by itself. */
export type Parts = { ngrams: number; net: number; lexicon: number; neutral: number }

/** In logits: agreement of n-grams and net beyond this counts no more. */
const MOST_AGREEMENT = 3

/**
 * How far to trust a polarity depends on the length of the text (stories are long), on whether it is negative (stories
 * sound like complaints), and on how one-sided the words are.
 */
export function trustEvidence(polarity: number, { words, praise, blame }: Counts): number[] {
  const balance = Math.abs(praise - blame) / (praise + blame + 1)
  return [1, logOf(words), polarity < 0 ? 1 : 0, balance]
}

/** Whether a text is neutral depends on the net, the length, and whether n-grams and net agree. */
export function neutralEvidence({ ngrams, net, neutral }: Parts, { words }: Counts): number[] {
  const weaker = Math.min(Math.abs(ngrams), Math.abs(net), MOST_AGREEMENT)
  return [1, neutral, logOf(words), ngrams * net > 0 ? weaker : -weaker]
}

export function weigh(weights: number[], evidence: number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (evidence[i] as number)
  return sum
}

const logOf = (words: number) => Math.log(Math.max(1, words))
