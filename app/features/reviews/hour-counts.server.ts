import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { hourCounts } from './facts.table.ts'
import type { CountedProvenance } from './review.vocabulary.ts'

type Asked = {
  /** First days of months, `to` exclusive. */
  from: string | null
  to: string | null
  provenance?: CountedProvenance[] | null
  language?: string | null
}

/**
 * Reviews of the rating and their stars by month and by the hour of the week in which they were written: 0 begins on Monday at 00:00
 * UTC, 167 on Sunday at 23:00. Hours without a review are left out.
 */
export const readHourCounts = (
  db: Database,
  businessId: string,
  { from, to, provenance, language }: Asked,
): Promise<{ month: string; hour: number; reviews: number; stars: number }[]> =>
  db
    .select({
      month: hourCounts.month,
      hour: hourCounts.hour,
      reviews: sql<number>`sum(${hourCounts.reviews})::int`,
      stars: sql<number>`sum(${hourCounts.stars})::int`,
    })
    .from(hourCounts)
    .where(
      and(
        eq(hourCounts.businessId, businessId),
        from ? gte(hourCounts.month, from) : undefined,
        to ? lt(hourCounts.month, to) : undefined,
        provenance ? inArray(hourCounts.provenance, provenance) : undefined,
        language ? eq(hourCounts.language, language) : undefined,
      ),
    )
    .groupBy(hourCounts.month, hourCounts.hour)
    .orderBy(hourCounts.month, hourCounts.hour)
