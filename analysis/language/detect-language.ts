import type { Token } from '../text/tokens.ts'
import { isPlainEnglish } from './english.ts'
import { addScores, type LanguageProfiles } from './language-profiles.ts'
import { type LetterWeights, nearestLanguage, type ReadLanguage, readLanguages } from './nearest-language.ts'
import { wordPieces } from './word-pieces.ts'

/** Below this score per piece the text looks like none of the sixty languages. */
const LEAST_SCORE = 35
/** [fewest words, factor by which another language must lead all those that we analyse]. */
const STRANGE_LEADS = [
  [9, 1.04],
  [5, 1.1],
  [3, 1.4],
  [1, 1.8],
] as const
/** In texts of up to so many words, runs of letters decide if they are sure. */
const FEW_WORDS = 4
const SURE = 0.92
/** Below this, the text may be in several of the languages that we analyse. */
const LEAST_PROBABILITY = 0.5

export type LanguageModels = { profiles: LanguageProfiles; letters: LetterWeights }

/**
 * The language of a text as a BCP-47 tag, or `und` if it has no words or too few to tell. `hint` is the language of
 * the form or the mail; it decides if the letters leave a doubt.
 */
export function detectLanguage(
  text: string,
  tokens: Token[],
  { profiles, letters }: LanguageModels,
  hint?: string,
): string {
  if (isPlainEnglish(tokens)) return 'en'
  const words = tokens.reduce((words, { kind }) => words + (kind === 'word' ? 1 : 0), 0)
  if (words === 0) return 'und'
  const { strange, looksLikeNone } = compareProfiles(text, words, profiles)
  if (strange && (words > FEW_WORDS || !isLatin(tokens))) return strange
  const { language, probability } = nearestLanguage(letters, tokens, hint)
  const isHinted = isRead(hint)
  // Half of all languages write "Okay": one or two words on a form in one of ours are not in another language.
  if (strange && probability < SURE && !(isHinted && words <= 2)) return strange
  if (probability >= (looksLikeNone ? SURE : LEAST_PROBABILITY)) return language
  return isHinted ? hint : 'und'
}

/** `strange`: the language of a text that is clearly in one that we do not analyse. */
function compareProfiles(text: string, words: number, profiles: LanguageProfiles) {
  const pieces = wordPieces(text)
  const scores = new Float64Array(profiles.tags.length)
  for (const piece of pieces) addScores(profiles, piece, scores)
  let best = 0
  let ours = 0
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number
    if (score > (scores[best] as number)) best = i
    if (isRead(profiles.tags[i])) ours = Math.max(ours, score)
  }
  const top = scores[best] as number
  const looksLikeNone = top < LEAST_SCORE * pieces.size
  const lead = STRANGE_LEADS.find(([fewest]) => words >= fewest)?.[1] ?? 1
  const strange = !looksLikeNone && top > lead * ours ? (profiles.tags[best] as string) : undefined
  return { strange, looksLikeNone }
}

const LATIN = /^[\p{Script=Latin}'’]+$/u

const isLatin = (tokens: Token[]) => tokens.every(({ kind, lower }) => kind !== 'word' || LATIN.test(lower))

const read: ReadonlySet<string | undefined> = new Set(readLanguages)

const isRead = (tag: string | undefined): tag is ReadLanguage => read.has(tag)
