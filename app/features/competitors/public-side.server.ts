import { sql } from 'drizzle-orm'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import { reviewFacts, topicCounts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { SideMonth, SideTopic } from './side.ts'

// A business here, whether one's own or another's, as its public page shows it: published reviews but those of insiders, and
// of what is hidden the stars alone.

const customers = provenances.filter((each) => each !== 'insider')

/** All its months with reviews, the oldest first. */
export async function readPublicMonths(db: Database, businessId: string): Promise<SideMonth[]> {
  const [rows, hidden] = await Promise.all([
    readCounts(db, businessId, { by: ['start', 'rating', 'provenance'], in: 'month', provenance: customers }),
    readHidden(db, businessId),
  ])
  const months = new Map<string, SideMonth>()
  for (const { start, rating, provenance, reviews, positive, neutral, negative } of rows) {
    const month = start.slice(0, 7)
    const known = months.get(month) ?? { month, stars: [0, 0, 0, 0, 0], judged: 0, imported: 0 }
    known.stars[rating - 1]! += reviews
    known.judged += positive + neutral + negative
    if (provenance === 'imported') known.imported += reviews
    months.set(month, known)
  }
  for (const { month, isJudged } of hidden) if (isJudged) months.get(month)!.judged--
  return [...months.values()]
}

type Hidden = { month: string; isJudged: boolean; topics: SideTopic[] }

/** There are few. */
async function readHidden(db: Database, businessId: string): Promise<Hidden[]> {
  const { rows } = await db.execute<Hidden>(sql`
    select to_char(written_on, 'YYYY-MM') as month, label is not null as "isJudged", topics from ${reviewFacts}
    where business_id = ${businessId} and is_hidden and is_counted and provenance <> 'insider'`)
  return rows
}

/** Of each month so many are looked at. */
const mostOfMonth = 40

/** The topics with most opinions in these months. */
export async function findPublicTopics(db: Database, businessId: string, months: string[], limit: number) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select t.topic from unnest(${sql.param(months.map(firstDay))}::date[]) as m (start)
    cross join lateral (
      select topic, praise + complaints as opinions from ${topicCounts}
      where business_id = ${businessId} and start = m.start
      order by (praise + complaints) desc, topic limit ${mostOfMonth}
    ) t
    group by t.topic order by sum(t.opinions) desc, t.topic limit ${limit}`)
  return rows.map(({ topic }) => topic)
}

type Asked = { months: string[]; topics: string[] }

/** The counts of these topics by month, in months with any. */
export async function countPublicTopics(
  db: Database,
  businessId: string,
  { months, topics }: Asked,
): Promise<(SideTopic & { month: string })[]> {
  const [{ rows }, hidden] = await Promise.all([
    db.execute<SideTopic & { month: string }>(sql`
      select t.topic, to_char(m.start, 'YYYY-MM') as month, c.reviews, c.praise, c.complaints
      from unnest(${sql.param(topics)}::text[]) as t (topic)
      cross join unnest(${sql.param(months.map(firstDay))}::date[]) as m (start)
      cross join lateral (
        select reviews, praise, complaints from ${topicCounts}
        where business_id = ${businessId} and start = m.start and topic = t.topic offset 0
      ) c`),
    readHidden(db, businessId),
  ])
  const without = hidden.flatMap(({ month, topics: said }) =>
    said.map(({ topic, praise, complaints }) => ({
      ...{ month, topic, reviews: -1, praise: -praise, complaints: -complaints },
    })),
  )
  const isAsked = ({ month, topic }: { month: string; topic: string }) =>
    months.includes(month) && topics.includes(topic)
  return [...rows, ...without.filter(isAsked)]
}

export const firstDay = (month: string) => `${month}-01`
