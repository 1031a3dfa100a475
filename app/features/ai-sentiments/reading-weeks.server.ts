import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { topicWeeks } from '#app/features/reviews/facts.table.ts'
import type { WeekSums } from '#app/features/trends/change-points.ts'
import type { Database } from '#app/platform/database.server.ts'

const wholeTexts = ''

/** The sentiment of whole texts by the week, since a Monday. */
export const readWeeksOfSentiment = (db: Database, businessId: string, from: string): Promise<WeekSums[]> =>
  db
    .select({
      week: topicWeeks.week,
      reviews: topicWeeks.reviews,
      total: sql<number>`${topicWeeks.scoreTotal}::float8 / 1000`,
      squares: sql<number>`${topicWeeks.squareTotal}::float8 / 1000000`,
    })
    .from(topicWeeks)
    .where(
      and(
        eq(topicWeeks.businessId, businessId),
        eq(topicWeeks.topic, wholeTexts),
        gte(topicWeeks.week, from),
      ),
    )
    .orderBy(asc(topicWeeks.week))
