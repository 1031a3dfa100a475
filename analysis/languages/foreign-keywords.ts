import { findKeywords } from '../keywords/keywords.ts'
import { stopWords } from '../keywords/stop-words.ts'
import { rankOfWord, type WordTable } from '../sentiment/word-table.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'

/**
 * What a text is about, in its own words. A word is as telling as its English is rare, and a function word where its
 * English is one.
 */
export function foreignKeywords(table: WordTable, glossed: Sentence[]): string[] {
  const ranks = new Map<string, number>()
  const sentences = glossed.map((sentence) => {
    const tokens: Token[] = []
    for (const token of sentence.tokens) {
      const { start, text, lower, isForeign } = token
      if (start === tokens.at(-1)?.start) continue
      const isSilent = !isForeign || stopWords.has(lower) || text.includes(' ')
      const written = text.toLowerCase()
      tokens.push(isSilent ? { ...token, kind: 'mark' } : { ...token, lower: written })
      if (!isSilent) ranks.set(written, rankOfWord(table, token))
    }
    return { ...sentence, tokens }
  })
  return findKeywords(sentences, ({ lower }) => ranks.get(lower) ?? 0)
}
