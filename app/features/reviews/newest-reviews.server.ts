import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { countedProvenancesSql, r } from './review-conditions.server.ts'

/** `to` is exclusive. `isSeen`: only those whose stars the business has seen, so that nothing is shown for the first time. */
type Wanted = { count: number; from?: Date; to?: Date; isSeen?: boolean }

/** At most this many reviews are read for each that is wanted, since some are stars alone; and letters of each. */
const most = { read: 10, letters: 300 }

/** The newest published reviews with words of a business, of those in its rating. */
export async function listNewestReviews(db: Database, businessId: string, wanted: Wanted) {
  const { count, from, to, isSeen } = wanted
  const found = await db
    .select({
      id: r.id,
      author: r.authorName,
      rating: r.rating,
      text: sql<string>`left(r.text, ${most.letters})`,
    })
    .from(r)
    .where(
      and(
        eq(r.businessId, businessId),
        sql`r.state = 'published' and r.provenance in ${countedProvenancesSql}`,
        isNull(r.productId),
        isNull(r.hiddenAt),
        isSeen ? isNotNull(r.ratingShownAt) : undefined,
        from && gte(r.writtenAt, from),
        to && lt(r.writtenAt, to),
      ),
    )
    .orderBy(desc(r.writtenAt), desc(r.id))
    .limit(count * most.read)
  return found.filter(({ text }) => text !== '').slice(0, count)
}

export type NewReview = Awaited<ReturnType<typeof listNewestReviews>>[number]
