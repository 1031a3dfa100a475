import type { Reading } from './reading.ts'

type Counts = Pick<Reading, 'words' | 'praise' | 'blame'>

/** What the parts of the model say for themselves, in logits. */
export type Parts = { ngrams: number; net: number; lexicon: number; neutral: number }

/** Beyond this, n-grams and net need not agree more strongly. */
const MOST_AGREEMENT = 3

/**
 * What tells how far to believe a polarity: the length of the text, since stories are long; whether it is blame, since
 * stories sound like complaints; and how much of what its words give is on one side.
 */
export function trustEvidence(polarity: number, { words, praise, blame }: Counts): number[] {
  const balance = Math.abs(praise - blame) / (praise + blame + 1)
  return [1, logOf(words), polarity < 0 ? 1 : 0, balance]
}

/** What tells whether a text takes no side: the net, the length, and whether n-grams and net say the same. */
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
