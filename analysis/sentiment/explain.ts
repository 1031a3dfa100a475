import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { eachNgram } from './ngrams.ts'
import type { SentimentModel } from './sentiment-model.ts'

/** A span which moved the score: above zero towards positive, below towards negative. */
export type Explanation = { start: number; end: number; weight: number }

const MOST = 12
const LEAST_WEIGHT = 0.05

/** The words which moved the score most, in the order of the text. */
export function explain(model: SentimentModel, sentences: Sentence[]): Explanation[] {
  const found: Explanation[] = []
  for (const { tokens } of sentences) {
    const weights = new Float64Array(tokens.length)
    eachNgram(tokens, (bucket, first, last) => {
      const share = ((model.weights[bucket] as number) * model.scale) / (last - first + 1)
      for (let i = first; i <= last; i++) weights[i] = (weights[i] as number) + share
    })
    for (const [i, token] of tokens.entries()) {
      const weight = Math.round(1000 * Math.tanh((weights[i] as number) / 8)) / 1000
      if (Math.abs(weight) >= LEAST_WEIGHT && isWordLike(token)) found.push({ start: token.start, end: token.end, weight })
    }
  }
  return found
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST)
    .sort((a, b) => a.start - b.start)
}

function isWordLike(token: Token): boolean {
  return token.kind === 'word' || token.kind === 'emoji'
}
