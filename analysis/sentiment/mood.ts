import { loadEngine } from '../engine.ts'
import type { Token } from '../text/tokens.ts'
import { sentencePolarity } from './judge-sentiment.ts'
import { readSentence } from './reading.ts'

/** Half the log odds that a few words of a sentence praise rather than blame. */
export type Mood = (tokens: Token[]) => number

export function moodOf(tokens: Token[]): number {
  const { sentiment, part } = loadEngine()
  // Typing errors stay: putting them right twice would cost more than they tell.
  readSentence(sentiment, tokens, part, undefined, 0)
  return sentencePolarity(sentiment, part)
}
