import { readFileSync } from 'node:fs'
import type { Token } from '../text/tokens.ts'
import { eachLetterGram } from './letter-grams.ts'

/** The languages that the engine reads: those of the forms. */
export const readLanguages = ['en', 'da', 'nl', 'fr', 'de', 'it', 'pl', 'pt', 'es', 'sv', 'tr', 'cs'] as const
export type ReadLanguage = (typeof readLanguages)[number]

/**
 * What each run of letters says for each of these languages: int8 logits, found by hash.
 *
 * `models/letters.bin` (little-endian): f32 scale, then a row of twelve for each hash.
 */
export type LetterWeights = { scale: number; rows: Int8Array; mask: number }

export function readLetterWeights(folder = new URL('../models/', import.meta.url)): LetterWeights {
  const file = readFileSync(new URL('letters.bin', folder))
  const rows = new Int8Array(file.buffer, file.byteOffset + 4, file.length - 4)
  return { scale: file.readFloatLE(0), rows, mask: rows.length / readLanguages.length - 1 }
}

/** More do not make a language surer. */
const MOST_WORDS = 40
/** In logits: how much the language of the form counts beside the letters. */
const HINT = 5

/** The likeliest of these languages, and how likely it is beside the others, from 0 to 1. */
export function nearestLanguage(
  weights: LetterWeights,
  tokens: Token[],
  hint?: string,
): { language: ReadLanguage; probability: number } {
  const logits = letterLogits(weights, tokens)
  const hinted = readLanguages.indexOf(hint as ReadLanguage)
  if (hinted >= 0) logits[hinted] = (logits[hinted] as number) + HINT
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] as number) > (logits[best] as number)) best = i
  const top = logits[best] as number
  const sum = logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0)
  return { language: readLanguages[best] as ReadLanguage, probability: 1 / sum }
}

function letterLogits({ scale, rows, mask }: LetterWeights, tokens: Token[]): Float64Array {
  const sums = new Int32Array(readLanguages.length)
  let words = 0
  for (const token of tokens) {
    if (token.kind !== 'word') continue
    if (words++ === MOST_WORDS) break
    eachLetterGram(token, (hash) => {
      const row = (hash & mask) * sums.length
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (rows[row + i] as number)
    })
  }
  return Float64Array.from(sums, (sum) => sum * scale)
}
