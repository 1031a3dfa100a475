import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { competitorCounts } from './competitor.table.ts'
import { firstDay } from './public-side.server.ts'
import type { SideMonth, SideTopic } from './side.ts'

type OfCompetitor = { businessId: string; competitorId: string }

const isOf = ({ businessId, competitorId }: OfCompetitor) =>
  sql`business_id = ${businessId} and competitor_id = ${competitorId}`
const isIn = (months: string[]) => sql`start = any (${sql.param(months.map(firstDay))}::date[])`

/** All months with imported reviews, the oldest first. */
export async function readImportedMonths(db: Database, of: OfCompetitor): Promise<SideMonth[]> {
  type Row = { month: string; rating: number; reviews: number; judged: number }
  const { rows } = await db.execute<Row>(sql`
    select to_char(start, 'YYYY-MM') as month, rating, reviews, judged from ${competitorCounts}
    where ${isOf(of)} and topic = '' order by start, rating`)
  const months = new Map<string, SideMonth>()
  for (const { month, rating, reviews, judged } of rows) {
    const known = months.get(month) ?? { month, stars: [0, 0, 0, 0, 0], judged: 0, imported: 0 }
    known.stars[rating - 1]! += reviews
    known.judged += judged
    known.imported += reviews
    months.set(month, known)
  }
  return [...months.values()]
}

/** The topics with most opinions in these months. */
export async function findImportedTopics(db: Database, of: OfCompetitor, months: string[], limit: number) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select topic from ${competitorCounts}
    where ${isOf(of)} and topic <> '' and ${isIn(months)}
    group by topic order by sum(praise + complaints) desc, topic limit ${limit}`)
  return rows.map(({ topic }) => topic)
}

type Asked = { months: string[]; topics: string[] }

/** The counts of these topics by month, in months with any. */
export async function countImportedTopics(db: Database, of: OfCompetitor, { months, topics }: Asked) {
  const { rows } = await db.execute<SideTopic & { month: string }>(sql`
    select topic, to_char(start, 'YYYY-MM') as month, sum(reviews)::int as reviews, sum(praise)::int as praise,
      sum(complaints)::int as complaints
    from ${competitorCounts}
    where ${isOf(of)} and topic = any (${sql.param(topics)}::text[]) and ${isIn(months)}
    group by topic, start`)
  return rows
}
