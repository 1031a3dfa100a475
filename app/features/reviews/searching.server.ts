import { and, type SQL, sql } from 'drizzle-orm'
import { reviews } from './review.table.ts'
import { isAnyOf, isWholeWord, searchedWords } from './search-words.ts'

/**
 * The searched words as a tsquery for `search_words`: all of them, each as the beginning of a word ("sour" finds
 * "sourdough"), ignoring case and accents; with "|" between them, any of them. Null for a search without a letter or digit.
 */
export function searchQuery(typed: string): SQL | null {
  const isAny = isAnyOf(typed)
  const words = searchedWords(typed).map((word) => (isAny || isWholeWord(word) ? word : `${word}:*`))
  return words.length > 0
    ? sql`to_tsquery('simple', directory_fold(${words.join(isAny ? ' | ' : ' & ')}))`
    : null
}

/** One page of a list: its conditions, order and limit, on `reviews`. */
type Page = { where: SQL[]; order: SQL[]; limit: number }

/** Reviews with these words in title and text, or in the reply. */
export const hasSearched = (businessId: string, typed: string, page?: Page) =>
  sql`${reviews.id} in (${searchedIds(businessId, typed, page)})`

/**
 * The ids of these reviews. With a page, of matching texts those on it alone, and of matching replies still all: the caller
 * applies its conditions to them. Exactly the expressions of the indexes.
 */
export function searchedIds(businessId: string, typed: string, page?: Page): SQL {
  const query = searchQuery(typed)
  if (!query) return sql`select null::uuid as id where false`
  const also = page
    ? sql`and ${and(...page.where)} order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`
    : sql``
  // Materialized, so that no plan searches again for each row that it compares.
  return sql`
    with found as materialized (
      (select reviews.id from reviews
      where reviews.business_id = ${businessId}
        and search_words(coalesce(reviews.title, '') || ' ' || reviews.text) @@ ${query} ${also})
      union all
      select w.review_id from replies w where w.business_id = ${businessId} and search_words(w.text) @@ ${query}
    )
    select distinct id from found`
}
