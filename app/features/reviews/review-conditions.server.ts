import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/database.server.ts'
import { assumeHalfMatch } from '#app/platform/database.server.ts'
import type { ReviewedProduct } from './public-review.ts'
import { reviews } from './review.table.ts'
import { countedProvenances, type Provenance, provenances } from './review.vocabulary.ts'
import { isAnyOf, isWholeWord, searchedWords } from './search-words.ts'

/** The provenances of the rating, for `provenance in ${countedProvenancesSql}`. */
export const countedProvenancesSql = sql.raw(`(${countedProvenances.map((each) => `'${each}'`).join(', ')})`)

/** A review's state as its business sees it. Waiting: held by a check until the operator decides. */
export type Standing = 'published' | 'waiting' | 'withdrawn' | 'removed'

/** Reviews under the name that the conditions below use. */
export const r = alias(reviews, 'r') as unknown as typeof reviews

// Conditions on a review `r`, for every list and page that a business reads.

/** Nobody sees a review before its author has confirmed it. */
export const isVisible = sql`(r.state = 'published' or r.state = 'removed'
  or (r.state = 'pending' and r.held_at is not null)
  or (r.state = 'withdrawn' and r.published_at is not null))`

export const standing = sql`case when r.state = 'pending' then 'waiting' else r.state end`

/** The text of withdrawn and removed reviews is hidden from the business too. */
export const hasText = sql`r.state in ('published', 'pending')`

/** Imported reviews get their replies, if any, where they were written; insiders need none. */
export const isWithoutReply = (
  businessId: string,
) => sql`(r.state = 'published' and r.provenance in ${countedProvenancesSql}
  and not exists (select from replies w where w.business_id = ${businessId} and w.review_id = r.id))`

/**
 * Stands before each word of an author's name in an analysis, so that one index finds the words of texts and of names apart. A weight would do
 * so too, but an index has none, and each review that is found would be read.
 */
export const nameMark = '00'

/**
 * The searched words as a tsquery for `search_words`: all of them, each as the beginning of a word ("sour" finds
 * "sourdough"), ignoring case and accents; with "|" between them, any of them. Null for a search without a letter or digit.
 * `isText`: in title and text alone, and not in the author's name.
 */
export function searchQuery(typed: string, { isText = false } = {}): SQL | null {
  const isAny = isAnyOf(typed)
  const words = searchedWords(typed).map((word) => {
    const sought = isAny || isWholeWord(word) ? word : `${word}:*`
    return isText ? sought : `(${sought} | ${nameMark}${sought})`
  })
  return words.length > 0
    ? sql`to_tsquery('simple', directory_fold(${words.join(isAny ? ' | ' : ' & ')}))`
    : null
}

/** The product that is reviewed; null if the review is of the business. */
export const productOf = ({ businessId, productId }: typeof reviews) =>
  sql<ReviewedProduct | null>`(
  select jsonb_build_object('id', p.id, 'reference', p.reference, 'name', p.name) from products p
  where p.business_id = ${businessId} and p.id = ${productId})`.as('product')

/** Whether anybody has reviewed the product, whatever became of the review. */
export async function hasReviews(
  db: Database,
  { businessId, productId }: { businessId: string; productId: string },
) {
  const isIts = and(eq(reviews.businessId, businessId), eq(reviews.productId, productId))
  const [found] = await db.select({ id: reviews.id }).from(reviews).where(isIts).limit(1)
  return found !== undefined
}

export type WrittenPeriod = { from: Date; to: Date }

/**
 * The period of the published reviews of all these sources together, with two index look-ups for each. Null if there are
 * none.
 */
export async function findWrittenPeriod(
  db: Database,
  businessId: string,
  of: readonly Provenance[] = provenances,
  productId: string | null = null,
): Promise<WrittenPeriod | null> {
  const isOf = productId ? sql`r.product_id = ${productId}` : assumeHalfMatch(sql`r.product_id is null`)
  const end = (direction: 'asc' | 'desc') => sql`(
    select r.written_at from reviews r
    where r.business_id = ${businessId} and r.provenance = source.name and ${isOf} and ${assumeHalfMatch(sql`r.state = 'published'`)}
    order by r.written_at ${sql.raw(direction)}, r.id ${sql.raw(direction)} limit 1)`
  const { rows } = await db.execute<{ from: string | null; to: string | null }>(sql`
    select min(first) as from, max(last) as to
    from (select ${end('asc')} as first, ${end('desc')} as last
      from unnest(${sql.param([...of])}::text[]) as source (name)) as ends`)
  const { from, to } = rows[0]!
  return from && to ? { from: new Date(from), to: new Date(to) } : null
}
