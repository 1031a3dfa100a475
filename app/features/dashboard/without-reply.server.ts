import { sql } from 'drizzle-orm'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { daysBefore, replyDays } from '#app/features/inbox/period-filter.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import { dayOf } from '#app/platform/clock.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'

export async function countReviewsWithoutReply(db: Database, businessId: string, at: Date) {
  const from = dayOf(daysBefore(at, replyDays))
  const [found] = await readCounts(db, businessId, {
    by: [],
    from,
    provenance: countedProvenances,
  })
  return found ? found.reviews - found.replied : 0
}

export type Unreplied = { count: number; longest: Waiting[] }
export type Waiting = {
  reviewId: string
  authorName: string
  writtenAt: string
  rating: number
}

/** How many reviews wait for a reply, and the two most urgent: one star before two before the others, the longest wait first. */
export async function findReviewsWithoutReply(db: Database, businessId: string, at: Date) {
  const count = await countReviewsWithoutReply(db, businessId, at)
  return { count, longest: count === 0 ? [] : await listMostUrgent(db, businessId, at) }
}

async function listMostUrgent(db: Database, businessId: string, at: Date): Promise<Waiting[]> {
  const isWaiting = sql`r.state = 'published' and r.product_id is null and r.provenance in ${countedProvenancesSql}
    and not exists (select from replies w where w.business_id = r.business_id and w.review_id = r.id)`
  const { rows } = await db.execute<Waiting>(sql`
    select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating from reviews r
    where r.business_id = ${businessId} and r.written_at >= ${daysBefore(at, replyDays).toISOString()}
      and ${assumeHalfMatch(isWaiting)}
    order by least(r.rating, 3), r.written_at, r.id limit 2`)
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt).toISOString() }))
}
