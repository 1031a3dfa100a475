import { loadEngine } from '../engine.ts'
import type { Token } from '../text/tokens.ts'
import { sentencePolarity } from './judge-sentiment.ts'
import { readSentence } from './reading.ts'

/** Half the log odds that a few words of a sentence praise rather than blame. */
export type Mood = (tokens: Token[]) => number

export function moodOf(tokens: Token[]): number {
  const { sentiment, part } = loadEngine()
  readSentence(sentiment, tokens, part)
  return sentencePolarity(sentiment, part)
}
