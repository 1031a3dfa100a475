import { and, type SQL, sql } from 'drizzle-orm'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { searchQuery } from '#app/features/reviews/review-conditions.server.ts'

/** One page of a list of `reviews`. */
type Page = { where: SQL[]; order: SQL[]; limit: number }

/** Reviews with these words in title and text, or in the reply. A review is found once it is analysed. */
export const hasSearched = (businessId: string, typed: string, page?: Page) =>
  sql`${reviews.id} in (${searchedIds(businessId, typed, page)})`

/**
 * The ids of these reviews. A page limits the matching texts, but not the matching replies: the caller applies its
 * conditions to them.
 */
export function searchedIds(businessId: string, typed: string, page?: Page): SQL {
  const [inText, inReply] = [searchQuery(typed, { isText: true }), searchQuery(typed)]
  if (!inText) return sql`select null::uuid as id where false`
  const also = page
    ? sql`and ${and(...page.where)} order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`
    : sql``
  const its = page
    ? sql`join reviews on reviews.business_id = n.business_id and reviews.id = n.review_id`
    : sql``
  // Materialized, so that no plan searches again for each row that it compares.
  return sql`
    with found as materialized (
      (select n.review_id as id from ${analyses} n ${its}
      where n.business_id = ${businessId} and n.search @@ ${inText} ${also})
      union all
      select w.review_id from replies w where w.business_id = ${businessId} and search_words(w.text) @@ ${inReply}
    )
    select distinct id from found`
}
