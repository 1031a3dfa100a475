import { and, asc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm'
import { type PublicReview, publicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { selectPublic } from './listing.server.ts'

type Asked = { businessId: string; limit?: number }

/**
 * The reviews of all products that customers wrote here, in batches: with words that anyone may read, without imported
 * ones and those of insiders.
 */
export async function* listProductReviews(
  db: Database,
  { businessId, limit = 500 }: Asked,
): AsyncGenerator<PublicReview[]> {
  let after: string | undefined
  do {
    const isNext = after === undefined ? undefined : gt(reviews.id, after)
    const rows = await selectPublic(db)
      .where(
        and(
          eq(reviews.businessId, businessId),
          isNotNull(reviews.productId),
          inArray(reviews.provenance, [...countedProvenances]),
          isReadable,
          ne(reviews.text, ''),
          isNext,
        ),
      )
      .orderBy(asc(reviews.id))
      .limit(limit)
    if (rows.length > 0) yield rows.map(publicReview)
    after = rows.length === limit ? rows.at(-1)!.id : undefined
  } while (after !== undefined)
}
