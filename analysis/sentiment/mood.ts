import { type Engine, loadEngine } from '../engine.ts'
import type { Token } from '../text/tokens.ts'
import { sentencePolarity } from './judge-sentiment.ts'
import { ngramNorm } from './ngrams.ts'
import { type Reading, readSentence } from './reading.ts'
import type { SentimentModel } from './sentiment-model.ts'

/** Half the log odds that a few words of a sentence praise rather than blame. */
export type Mood = (tokens: Token[]) => number

export function moodOf(tokens: Token[]): number {
  const { sentiment, part } = loadEngine()
  // Typing errors stay: putting them right twice would cost more than they tell.
  readSentence(sentiment, tokens, part, undefined, 0)
  return sentencePolarity(sentiment, part)
}

/** The mood of a sentence, and what is needed to tell that of its parts without reading them again. */
export type SentenceMood = {
  whole: number
  bias: number
  /** What the tokens before each place gave, one place more than there are tokens. */
  sums: number[]
}

/** The mood of a sentence by itself, where nobody else has read it. */
export function readMood({ sentiment, part }: Engine, tokens: Token[]): SentenceMood {
  const given = new Float64Array(tokens.length)
  readSentence(sentiment, tokens, part, given)
  return sentenceMood(sentiment, part, given, tokens.length)
}

/** `given` runs beside the tokens: what each of them gave to the reading. */
export function sentenceMood(
  model: SentimentModel,
  reading: Reading,
  given: Float64Array,
  length: number,
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
  return { whole: sentencePolarity(model, reading), bias, sums }
}

/** The mood of the tokens from `from` to `to`, without `to`, by two look-ups: n-grams and lexicon, not the net. */
export function moodBetween({ sums, bias }: SentenceMood, from: number, to: number): number {
  return bias + ((sums[to] as number) - (sums[from] as number)) * ngramNorm(to - from)
}
