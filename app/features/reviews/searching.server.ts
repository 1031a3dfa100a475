import { type SQL, sql } from 'drizzle-orm'
import { reviews } from './review.table.ts'
import { isWholeWord, searchedWords } from './search-words.ts'

/**
 * The searched words as a tsquery for `search_words`: all of them, each as the beginning of a word ("sour" finds
 * "sourdough"), ignoring case and accents. Null for a search without a letter or digit.
 */
export function searchQuery(typed: string): SQL | null {
  const words = searchedWords(typed).map((word) => (isWholeWord(word) ? word : `${word}:*`))
  return words.length > 0 ? sql`to_tsquery('simple', directory_fold(${words.join(' & ')}))` : null
}

/** Reviews with these words in title and text, or in the reply. Exactly the expressions of the indexes. */
export function hasSearched(businessId: string, typed: string): SQL {
  const query = searchQuery(typed)
  if (!query) return sql`false`
  // Materialized, so that no plan searches again for each row that it compares.
  return sql`${reviews.id} in (
    with found as materialized (
      select r.id from reviews r
      where r.business_id = ${businessId} and search_words(coalesce(r.title, '') || ' ' || r.text) @@ ${query}
      union all
      select w.review_id from replies w where w.business_id = ${businessId} and search_words(w.text) @@ ${query}
    )
    select id from found)`
}
