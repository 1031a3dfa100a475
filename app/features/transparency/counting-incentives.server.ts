import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { rounded } from './chance.ts'
import { averageOf, byStarsOf, starTotalOf, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

type Row = { incentive: string; rating: number; count: number }

/** What was given for standing reviews that count, and what the rating would be without them. */
export async function countIncentives(
  db: Database,
  businessId: string,
  rating: PublicRecord['rating'],
): Promise<PublicRecord['incentives']> {
  const { rows } = await db.execute<Row>(sql`
    select incentive, rating, count(*)::int as count from reviews
    where business_id = ${businessId} and incentive is not null and state = 'published' and provenance <> 'imported'
    group by 1, 2 order by 1, 2`)
  const offered = await db.execute<{ incentive: string | null }>(
    sql`select incentive from businesses where id = ${businessId}`,
  )
  const others = rating.count - totalOf(rows)
  return {
    offered: offered.rows[0]?.incentive ?? null,
    given: [...Map.groupBy(rows, ({ incentive }) => incentive)].map(([what, its]) => ({
      what,
      count: totalOf(its),
    })),
    count: totalOf(rows),
    byStars: byStarsOf(rows),
    average: averageOf(rows),
    ratingWithout: others === 0 ? null : rounded((rating.starTotal - starTotalOf(rows)) / others, 2),
  }
}

/** How many questions of its own the business asks now, and of how many the answers are shown. */
export async function countQuestions(db: Database, businessId: string) {
  const { rows } = await db.execute<{ asked: number; shown: number }>(sql`
    select count(*)::int as asked, count(*) filter (where v.is_public)::int as shown
    from questions q join question_versions v
      on v.business_id = q.business_id and v.question_id = q.id and v.number = q.version
    where q.business_id = ${businessId} and q.position is not null`)
  return rows[0]!
}
