import { type SQL, sql } from 'drizzle-orm'
import { isAnyOf, isWholeWord, searchedWords } from './search-words.ts'

/**
 * The searched words as a tsquery for `search_words`: all of them, each as the beginning of a word ("sour" finds
 * "sourdough"), ignoring case and accents; with "|" between them, any of them. Null for a search without a letter or digit.
 * `isText`: in title and text alone, where an analysis keeps the author's name with them.
 */
export function searchQuery(typed: string, { isText = false } = {}): SQL | null {
  const isAny = isAnyOf(typed)
  const words = searchedWords(typed).map((word) => {
    const marks = `${isAny || isWholeWord(word) ? '' : '*'}${isText ? 'A' : ''}`
    return marks ? `${word}:${marks}` : word
  })
  return words.length > 0
    ? sql`to_tsquery('simple', directory_fold(${words.join(isAny ? ' | ' : ' & ')}))`
    : null
}
