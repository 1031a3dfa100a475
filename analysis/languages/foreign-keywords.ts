import { findKeywords } from '../keywords/keywords.ts'
import { rankOfWord, type WordTable } from '../sentiment/word-table.ts'
import type { Sentence } from '../text/sentences.ts'
import { ownWords } from './own-words.ts'

/** What a text is about, in its own words. A word is as telling as its English is rare. */
export function foreignKeywords(table: WordTable, glossed: Sentence[]): string[] {
  const ranks = new Map<string, number>()
  const sentences = ownWords(glossed, (word, english) => ranks.set(word, rankOfWord(table, english)))
  return findKeywords(sentences, ({ lower }) => ranks.get(lower) ?? 0)
}
