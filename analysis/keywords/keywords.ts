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
  return withoutOverlaps([...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
}

function withoutOverlaps(ranked: [phrase: string, weight: number][]): string[] {
  const kept: string[] = []
  for (const [phrase] of ranked) {
    if (kept.length === MOST_KEYWORDS) break
    const words = phrase.split(' ')
    if (!kept.some((other) => words.some((word) => other.split(' ').includes(word)))) kept.push(phrase)
  }
  return kept
}

function isContentWord(token: Token): boolean {
  return (
    token.kind === 'word' && token.lower.length > 2 && token.lower.length < 30 && !stopWords.has(token.lower)
  )
}
