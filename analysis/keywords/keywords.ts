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
/** Multiplier that packs two word ids into one map key: more than any text has different words. */
const MOST_WORDS = 2 ** 26

/**
 * Up to five phrases of one or two words that this text is about, the most telling first. `rankOf` gives the
 * place of a word among all English ones by frequency (0: unknown): the rarer, the more it tells.
 */
export function findKeywords(sentences: Sentence[], rankOf: (token: Token) => number): string[] {
  const phrases: Phrase[] = []
  const words = new Map<string, Word>()
  const pairs = new Map<number, Phrase>()
  for (const { tokens } of sentences) {
    let before: Word | undefined
    for (const token of tokens) {
      if (!isContentWord(token)) {
        before = undefined
        continue
      }
      const word = words.get(token.lower) ?? addWord(token)
      word.alone.weight += word.weight
      if (before) addPair(before, word)
      before = word
    }
  }
  return takeHeaviest(phrases)

  function addWord(token: Token): Word {
    const { lower } = token
    const number = words.size
    const alone = { phrase: lower, first: number, second: number, weight: 0 }
    const word = { lower, number, alone, weight: Math.log(rankOf(token) || UNKNOWN_RANK) }
    words.set(lower, word)
    phrases.push(alone)
    return word
  }

  function addPair(before: Word, word: Word) {
    const weight = before.weight + word.weight
    const key = before.number * MOST_WORDS + word.number
    const known = pairs.get(key)
    if (known) {
      known.weight += weight
      return
    }
    const phrase = `${before.lower} ${word.lower}`
    const pair = { phrase, first: before.number, second: word.number, weight }
    pairs.set(key, pair)
    phrases.push(pair)
  }
}

type Word = { lower: string; number: number; alone: Phrase; weight: number }
/** `first` and `second` are the numbers of its words. */
type Phrase = { phrase: string; first: number; second: number; weight: number }

/** The heaviest phrases that share no word with a heavier one; of equals the first. */
function takeHeaviest(phrases: Phrase[]): string[] {
  const kept: string[] = []
  let free = phrases
  while (kept.length < MOST_KEYWORDS && free.length > 0) {
    const best = free.reduce((best, phrase) => (phrase.weight > best.weight ? phrase : best))
    kept.push(best.phrase)
    free = free.filter((other) => !shareWord(best, other))
  }
  return kept
}

const shareWord = (one: Phrase, other: Phrase) =>
  one.first === other.first ||
  one.first === other.second ||
  one.second === other.first ||
  one.second === other.second

function isContentWord(token: Token): boolean {
  return (
    token.kind === 'word' && token.lower.length > 2 && token.lower.length < 30 && !stopWords.has(token.lower)
  )
}
