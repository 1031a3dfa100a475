import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { stopWords } from './stop-words.ts'

/** Lower-case phrases of one to three words that neither start nor end with a function word. */
export function eachPhrase(sentences: Sentence[], visit: (phrase: string, words: number) => void) {
  for (const { tokens } of sentences) {
    for (let first = 0; first < tokens.length; first++) {
      if (!isContentWord(tokens[first] as Token)) continue
      let phrase = ''
      for (let last = first; last < Math.min(first + 3, tokens.length); last++) {
        const token = tokens[last] as Token
        if (token.kind !== 'word') break
        phrase = last === first ? token.lower : `${phrase} ${token.lower}`
        if (isContentWord(token)) visit(phrase, last - first + 1)
      }
    }
  }
}

const MOST_KEYWORDS = 5
/** A word that is not in the table is a name or a typing error: worth a middling one. */
const UNKNOWN_RANK = 3000

/**
 * Up to five phrases of one or two words that this text is about, the most telling first. `rankOf` gives the
 * place of a word among all English ones by frequency (0: unknown): the rarer, the more it tells.
 */
export function findKeywords(sentences: Sentence[], rankOf: (token: Token) => number): string[] {
  const weights = new Map<string, number>()
  for (const { tokens } of sentences) {
    let before: { lower: string; weight: number } | undefined
    for (const token of tokens) {
      if (!isContentWord(token)) {
        before = undefined
        continue
      }
      const weight = Math.log(rankOf(token) || UNKNOWN_RANK)
      weights.set(token.lower, (weights.get(token.lower) ?? 0) + weight)
      if (before) {
        const phrase = `${before.lower} ${token.lower}`
        weights.set(phrase, (weights.get(phrase) ?? 0) + before.weight + weight)
      }
      before = { lower: token.lower, weight }
    }
  }
  return takeHeaviest(weights)
}

/** The heaviest phrases that share no word with a heavier one; of equals the first. */
function takeHeaviest(weights: Map<string, number>): string[] {
  const kept: string[] = []
  const taken = new Set<string>()
  while (kept.length < MOST_KEYWORDS) {
    let best = ''
    let most = 0
    for (const [phrase, weight] of weights) {
      if (weight > most && isFree(phrase, taken)) {
        best = phrase
        most = weight
      }
    }
    if (best === '') break
    kept.push(best)
    for (const word of best.split(' ')) taken.add(word)
  }
  return kept
}

function isFree(phrase: string, taken: Set<string>): boolean {
  if (taken.size === 0) return true
  const blank = phrase.indexOf(' ')
  if (blank < 0) return !taken.has(phrase)
  return !taken.has(phrase.slice(0, blank)) && !taken.has(phrase.slice(blank + 1))
}

function isContentWord(token: Token): boolean {
  return (
    token.kind === 'word' && token.lower.length > 2 && token.lower.length < 30 && !stopWords.has(token.lower)
  )
}
