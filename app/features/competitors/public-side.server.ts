import { sql } from 'drizzle-orm'
import { countedMentions } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { SideMonth, SideTopic } from './side.ts'

// A business here, whether one's own or another's, as its public page shows it: published reviews but those of insiders, and
// of what is hidden the stars alone.

const customers = provenances.filter((each) => each !== 'insider')

/** All its months with reviews, the oldest first. */
export async function readPublicMonths(db: Database, businessId: string): Promise<SideMonth[]> {
  const by = ['start', 'rating', 'provenance'] as const
  const [rows, hidden] = await Promise.all([
    readCounts(db, businessId, { by: [...by], provenance: customers }),
    readCounts(db, businessId, { by: ['start'], provenance: customers, where: sql`f.is_hidden` }),
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
  for (const { start, positive, neutral, negative } of hidden)
    months.get(start.slice(0, 7))!.judged -= positive + neutral + negative
  return [...months.values()]
}

/** The topics with most opinions in these months. */
export async function findPublicTopics(db: Database, businessId: string, months: string[], limit: number) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select m.topic from ${countedMentions()}
    where ${isShown(businessId, months)} group by m.topic
    having bool_or(m.praise or m.complaint)
    order by count(*) filter (where m.praise) + count(*) filter (where m.complaint) desc, m.topic limit ${limit}`)
  return rows.map(({ topic }) => topic)
}

type Asked = { months: string[]; topics: string[] }

/** The counts of these topics by month, in months with any. */
export async function countPublicTopics(db: Database, businessId: string, { months, topics }: Asked) {
  const { rows } = await db.execute<SideTopic & { month: string }>(sql`
    select m.topic, to_char(f.written_on, 'YYYY-MM') as month, count(*)::int as reviews,
      (count(*) filter (where m.praise))::int as praise, (count(*) filter (where m.complaint))::int as complaints
    from ${countedMentions()}
    where ${isShown(businessId, months)} and m.topic = any (${sql.param(topics)}::text[])
    group by 1, 2`)
  return rows
}

/** Names of people are never compared. */
const isShown = (businessId: string, months: string[]) => sql`
  m.business_id = ${businessId} and m.kind = 'thing' and not f.is_hidden
  and date_trunc('month', f.written_on) = any (${sql.param(months.map(firstDay))}::date[])`

export const firstDay = (month: string) => `${month}-01`
