import type { Engine } from '../engine.ts'
import type { Token } from '../text/tokens.ts'
import type { Parts } from './evidence.ts'
import { sentencePolarity } from './judge-sentiment.ts'
import { ngramNorm } from './ngrams.ts'
import { clearedWeights, type Reading, readSentence } from './read-sentence.ts'
import type { SentimentModel } from './sentiment-model.ts'

/**
 * The mood of a sentence is half the log odds that it praises rather than blames. With `sums` and `bias`, that of its
 * parts needs no second reading.
 */
export type SentenceMood = {
  whole: number
  bias: number
  /** At each place, the sum of what the tokens before it gave; one place more than there are tokens. */
  sums: number[]
}

export function readMood({ sentiment, part }: Engine, tokens: Token[]): SentenceMood {
  const given = clearedWeights(tokens.length)
  readSentence(sentiment, tokens, part, given)
  return sentenceMood(sentiment, part, given, tokens.length)
}

/** `given` runs beside the tokens: what each of them gave to the reading. */
export function sentenceMood(
  model: SentimentModel,
  reading: Reading,
  given: Float64Array,
  length: number,
  parts?: Parts,
): SentenceMood {
  // A short list costs less to make than a typed array.
  const sums = new Array<number>(length + 1)
  let sum = 0
  for (let i = 0; i < length; i++) {
    sums[i] = sum
    sum += given[i] as number
  }
  sums[length] = sum
  const { sentence, ngramBias } = model
  const bias = sentence.bias + (sentence.ngrams + sentence.net) * ngramBias
  return { whole: sentencePolarity(model, reading, parts), bias, sums }
}

/** The mood of the tokens from `from` to `to`, without `to`, by two look-ups: n-grams and lexicon, not the net. */
export function moodBetween({ sums, bias }: SentenceMood, from: number, to: number): number {
  return bias + ((sums[to] as number) - (sums[from] as number)) * ngramNorm(to - from)
}
