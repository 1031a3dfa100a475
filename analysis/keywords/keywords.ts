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

/** Up to five phrases that this one text is about, the most telling first. */
export function findKeywords(sentences: Sentence[]): string[] {
  const counts = new Map<string, number>()
  eachPhrase(sentences, (phrase, words) => {
    if (words <= 2) counts.set(phrase, (counts.get(phrase) ?? 0) + words)
  })
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([phrase]) => phrase)
  const kept: string[] = []
  for (const phrase of ranked) {
    if (kept.length === 5) break
    if (!kept.some((other) => other.includes(phrase) || phrase.includes(other))) kept.push(phrase)
  }
  return kept
}

function isContentWord(token: Token): boolean {
  return token.kind === 'word' && token.lower.length > 2 && token.lower.length < 30 && !stopWords.has(token.lower)
}
