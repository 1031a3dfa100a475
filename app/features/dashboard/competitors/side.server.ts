import { type SQL, sql } from 'drizzle-orm'
import type { Trade } from '#analysis/aspects/trade.ts'
import { countedMentions } from '#app/features/analyses/shown-topics.server.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { type Months, monthOf, windowOfMonths } from '#app/features/inbox/periods.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Competitor } from './competitors.server.ts'
import type { SideMonth, SideTopic } from './side.ts'

// What the public page of a business shows, or what an owner imported of a competitor: published reviews but those of insiders,
// and of what is hidden the stars alone.

/** One of the two businesses that are compared. */
export type Side = {
  id: string
  /** With reviews, the oldest first. */
  months: SideMonth[]
  /** The last month that its reviews cover: of imported ones that of the newest. */
  coveredTo: string
  trade: Trade
}

export async function readSide(db: Database, id: string, at: Date): Promise<Side> {
  const [months, trade] = await Promise.all([readMonths(db, id), readTrade(db, id)])
  return { id, months, trade, coveredTo: monthOf(at) }
}

/** Null for a business here that is not in the directory any more: nothing of it is read. */
export async function readTheirSide(
  db: Database,
  { id, collectsAs, isAway }: Competitor,
  at: Date,
): Promise<Side | null> {
  if (isAway) return null
  const side = await readSide(db, collectsAs ?? id, at)
  return collectsAs ? side : { ...side, coveredTo: side.months.at(-1)?.month ?? '' }
}

const customers = provenances.filter((each) => each !== 'insider')

async function readMonths(db: Database, businessId: string): Promise<SideMonth[]> {
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

/** Mentions that a side shows in these months. Names of people are never compared. */
function shownMentions(businessId: string, months: Months): SQL {
  const { from, to } = windowOfMonths(months)
  return sql`${countedMentions()} where m.business_id = ${businessId} and m.kind = 'thing' and not f.is_hidden
    and f.written_on >= ${from.toISOString()}::date and f.written_on < ${to!.toISOString()}::date`
}

/** The topics with most opinions on one side. */
export async function findSideTopics(db: Database, businessId: string, months: Months, limit: number) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select m.topic from ${shownMentions(businessId, months)} and (m.praise or m.complaint)
    group by m.topic order by count(*) filter (where m.praise) + count(*) filter (where m.complaint) desc, m.topic
    limit ${limit}`)
  return rows.map(({ topic }) => topic)
}

/** These topics on one side; those that nobody mentions are left out. */
export async function countSideTopics(db: Database, businessId: string, months: Months, topics: string[]) {
  const { rows } = await db.execute<SideTopic>(sql`
    select m.topic, (count(*) filter (where m.praise))::int as praise,
      (count(*) filter (where m.complaint))::int as complaints, count(distinct f.author)::int as authors
    from ${shownMentions(businessId, months)} and m.topic = any (${sql.param(topics)}::text[])
    group by m.topic`)
  return rows
}
