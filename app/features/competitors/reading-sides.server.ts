import type { Trade } from '#analysis/aspects/trade.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { monthOf } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { competitors } from './competitor.table.ts'
import { isCompetitor, type ListedCompetitor } from './competitors.server.ts'
import { countImportedTopics, findImportedTopics, readImportedMonths } from './imported-side.server.ts'
import { countPublicTopics, findPublicTopics, readPublicMonths } from './public-side.server.ts'
import type { SideMonth, SideTopic } from './side.ts'

/** One of the two businesses that are compared, wherever its reviews are. */
export type Side = {
  months: SideMonth[]
  /** The last month that its reviews cover: for imported ones that of the newest. */
  coveredTo: string
  /** Under which its topics are filed. */
  trade: Trade
  findTopics(months: string[], limit: number): Promise<string[]>
  countTopics(asked: { months: string[]; topics: string[] }): Promise<(SideTopic & { month: string })[]>
}

export async function readPublicSide(db: Database, businessId: string, at: Date): Promise<Side> {
  const [months, trade] = await Promise.all([readPublicMonths(db, businessId), readTrade(db, businessId)])
  return {
    ...{ months, trade, coveredTo: monthOf(at) },
    findTopics: (asked, limit) => findPublicTopics(db, businessId, asked, limit),
    countTopics: (asked) => countPublicTopics(db, businessId, asked),
  }
}

async function readImportedSide(
  db: Database,
  of: { businessId: string; competitorId: string },
): Promise<Side> {
  const [months, [found]] = await Promise.all([
    readImportedMonths(db, of),
    db.select({ trade: competitors.trade }).from(competitors).where(isCompetitor(of)),
  ])
  return {
    ...{ months, coveredTo: months.at(-1)?.month ?? '', trade: new Set(found?.trade) as Trade },
    findTopics: (asked, limit) => findImportedTopics(db, of, asked, limit),
    countTopics: (asked) => countImportedTopics(db, of, asked),
  }
}

/** Null for a business here that is not in the directory any more: nothing of it is read. */
export async function readCompetitorSide(
  db: Database,
  businessId: string,
  { id: competitorId, otherBusinessId, isAway }: ListedCompetitor,
  at: Date,
): Promise<Side | null> {
  if (isAway) return null
  return otherBusinessId
    ? readPublicSide(db, otherBusinessId, at)
    : readImportedSide(db, { businessId, competitorId })
}
