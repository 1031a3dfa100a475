import { findKeywords } from '../keywords/keywords.ts'
import { rankOfWord, type WordTable } from '../sentiment/word-table.ts'
import type { Sentence } from '../text/sentences.ts'
import { ownWords } from './own-words.ts'

/** The keywords of a text, in its own words. The rarer the gloss of a word is in English, the more it weighs. */
export function foreignKeywords(table: WordTable, glossed: Sentence[]): string[] {
  const ranks = new Map<string, number>()
  const sentences = ownWords(glossed, (word, english) => ranks.set(word, rankOfWord(table, english)))
  return findKeywords(sentences, ({ lower }) => ranks.get(lower) ?? 0)
}
