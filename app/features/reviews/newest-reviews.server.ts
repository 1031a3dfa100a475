import { and, desc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { countedProvenancesSql, r } from './review-conditions.server.ts'

type Wanted = { count: number; from?: Date; to?: Date }

/** The newest published reviews with words of a business, of those in its rating; `to` is exclusive. */
export const listNewestReviews = (db: Database, businessId: string, { count, from, to }: Wanted) =>
  db
    .select({ id: r.id, author: r.authorName, rating: r.rating, text: r.text })
    .from(r)
    .where(
      and(
        eq(r.businessId, businessId),
        sql`r.state = 'published' and r.provenance in ${countedProvenancesSql}`,
        isNull(r.productId),
        isNull(r.hiddenAt),
        ne(r.text, ''),
        from && gte(r.writtenAt, from),
        to && lt(r.writtenAt, to),
      ),
    )
    .orderBy(desc(r.writtenAt), desc(r.id))
    .limit(count)

export type NewReview = Awaited<ReturnType<typeof listNewestReviews>>[number]
