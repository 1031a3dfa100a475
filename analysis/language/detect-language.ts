import type { Token } from '../text/tokens.ts'
import { isPlainEnglish } from './english.ts'
import { addScores, type LanguageProfiles } from './language-profiles.ts'
import { wordPieces } from './word-pieces.ts'

/** Below this score a piece, the text looks like none of the languages. */
const LEAST_SCORE = 35
/** How far ahead of the next language the best must be to be named. */
const LEAST_LEAD = 1.04
/** [share of frequent English words, share of the best score that English must reach then]. */
const ENGLISH_BY_WORDS = [
  [0.99, 0.25],
  [0.75, 0.6],
  [0.5, 0.85],
] as const

/** Reviews in English quote them often enough to make them frequent; they say nothing about a language. */
const FOREIGN = new Set(
  'la le el les los las il de del di da du des der das die und un une que et es si mi en con por'.split(' '),
)

/**
 * The language of a text as a BCP-47 tag, or `und` when it has no words or too few to say.
 * `isCommonEnglish` tells whether a lower-case word is a frequent English one.
 */
export function detectLanguage(
  text: string,
  tokens: Token[],
  profiles: LanguageProfiles,
  isCommonEnglish: (token: Token) => boolean,
): string {
  if (isPlainEnglish(tokens)) return 'en'
  const pieces = wordPieces(text)
  if (pieces.size === 0) return 'und'
  const scores = new Float64Array(profiles.tags.length)
  for (const piece of pieces) addScores(profiles, piece, scores)

  const english = scores[profiles.tags.indexOf('en')] as number
  let best = 0
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i
  const top = scores[best] as number
  const common = commonShare(tokens, isCommonEnglish)
  if (ENGLISH_BY_WORDS.some(([share, nearness]) => common >= share && english >= top * nearness)) return 'en'
  if (top < LEAST_SCORE * pieces.size) return 'und'
  let second = 0
  for (let i = 0; i < scores.length; i++) if (i !== best) second = Math.max(second, scores[i] as number)
  return top >= second * LEAST_LEAD ? (profiles.tags[best] as string) : 'und'
}

const MOST_WORDS = 100

function commonShare(tokens: Token[], isCommonEnglish: (token: Token) => boolean): number {
  let words = 0
  let common = 0
  for (let i = 0; i < tokens.length && words < MOST_WORDS; i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'word' || token.lower.includes('_')) continue
    words++
    if (isCommonEnglish(token) && !FOREIGN.has(token.lower)) common++
  }
  return words === 0 ? 0 : common / words
}
