import { stopWords } from '../keywords/stop-words.ts'
import type { Token } from '../text/tokens.ts'
import type { Judgement } from './judge-sentiment.ts'

/** A span which moved the score: above zero towards positive, below towards negative. */
export type Explanation = { start: number; end: number; weight: number }

const MOST = 12
const LEAST_WEIGHT = 0.1
/** A word against the side that its sentence takes must weigh this much to be named. */
const LEAST_AGAINST = 0.75
/** A sentence with a score beyond this takes a side. */
const SIDED = 0.5

/** Words that mark grammar; also "dont" and "isnt". */
const meaningless = new Set(
  [...stopWords].flatMap((word) => (word.endsWith("n't") ? [word, word.replace("'", '')] : [word])),
)

/** Adds the words of a sentence that carry its meaning; `given` runs beside `tokens`. */
export function explainSentence(
  tokens: Token[],
  given: Float64Array,
  { score }: Judgement,
  found: Explanation[],
) {
  for (let i = 0; i < tokens.length; i++) {
    const moved = given[i] as number
    const weight = Math.round((1000 * moved) / (1 + Math.abs(moved))) / 1000
    const isAgainst = Math.abs(score) > SIDED && score * weight < 0
    if (Math.abs(weight) < (isAgainst ? LEAST_AGAINST : LEAST_WEIGHT)) continue
    const { start, end, kind, lower } = tokens[i] as Token
    if (kind === 'emoji' || (kind === 'word' && !meaningless.has(lower))) found.push({ start, end, weight })
  }
}

/** The strongest of all, in the order of the text. */
export function strongest(explanations: Explanation[]): Explanation[] {
  if (explanations.length <= MOST) return explanations
  return explanations
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.start - b.start)
    .slice(0, MOST)
    .sort((a, b) => a.start - b.start)
}
