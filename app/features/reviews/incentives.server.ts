import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { reviews } from './review.table.ts'

/** How many of a business's published reviews something was given for, as each of them says. */
export function countIncentives(db: Database, businessId: string): Promise<number> {
  return db.$count(
    reviews,
    and(
      eq(reviews.businessId, businessId),
      eq(reviews.state, 'published'),
      ne(reviews.provenance, 'imported'),
      isNotNull(reviews.incentive),
    ),
  )
}
