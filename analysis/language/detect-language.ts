import type { Token } from '../text/tokens.ts'
import { isPlainEnglish } from './english.ts'
import { addScores, type LanguageProfiles } from './language-profiles.ts'
import { wordPieces } from './word-pieces.ts'

/** Below this score a piece, the text looks like none of the languages. */
const LEAST_SCORE = 35
/** How far ahead of the next language the best must be to be named. */
const LEAST_LEAD = 1.04
/** English may be this far behind the best when every word is a common English one. */
const ENGLISH_NEARNESS = 0.6
const COMMON_SHARE = 0.75

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
  if (english >= top * ENGLISH_NEARNESS && isAllCommonEnglish(tokens, isCommonEnglish)) return 'en'
  if (top < LEAST_SCORE * pieces.size) return 'und'
  let second = 0
  for (let i = 0; i < scores.length; i++) if (i !== best) second = Math.max(second, scores[i] as number)
  return top >= second * LEAST_LEAD ? (profiles.tags[best] as string) : 'und'
}

function isAllCommonEnglish(tokens: Token[], isCommonEnglish: (token: Token) => boolean): boolean {
  let words = 0
  let common = 0
  for (let i = 0; i < tokens.length && words < 100; i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'word') continue
    words++
    if (isCommonEnglish(token)) common++
  }
  return words > 0 && common >= words * COMMON_SHARE
}
