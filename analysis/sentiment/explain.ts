import type { Token } from '../text/tokens.ts'

/** A span which moved the score: above zero towards positive, below towards negative. */
export type Explanation = { start: number; end: number; weight: number }

const MOST = 12
const LEAST_WEIGHT = 0.1
/** Brings sums of table weights to about one. */
const UNIT = 2000

/** Adds the words of a sentence to which the n-grams gave most; `weights` runs beside `tokens`. */
export function explainSentence(tokens: Token[], weights: Float64Array, found: Explanation[]) {
  for (let i = 0; i < tokens.length; i++) {
    const { start, end, kind } = tokens[i] as Token
    if (kind !== 'word' && kind !== 'emoji') continue
    const moved = weights[i] as number
    const weight = Math.round((1000 * moved) / (UNIT + Math.abs(moved))) / 1000
    if (Math.abs(weight) >= LEAST_WEIGHT) found.push({ start, end, weight })
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
