import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { reports } from './report.table.ts'
import { type ReportGround, type ReportState, reportGrounds } from './report.vocabulary.ts'

export type GroundCounts = { ground: ReportGround; total: number } & Record<ReportState, number>

export type ReportCounts = {
  total: number
  /** Grounds with reports, in the order of the form. */
  byGround: GroundCounts[]
  /** Median time from report to decision, in hours; null without decisions. */
  medianHours: number | null
}

/** Reports and their outcomes for one business, or for all (`null`). */
export async function countReports(db: Database, businessId: string | null): Promise<ReportCounts> {
  const isCounted = businessId === null ? undefined : eq(reports.businessId, businessId)
  const hours = sql`extract(epoch from ${reports.decidedAt} - ${reports.createdAt}) / 3600`
  // Sequential, because a transaction has one connection.
  const rows = await db
    .select({ ground: reports.ground, state: reports.state, count: sql<number>`count(*)::int` })
    .from(reports)
    .where(isCounted)
    .groupBy(reports.ground, reports.state)
  const [time] = await db
    .select({
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${hours})
        filter (where ${reports.state} in ('upheld', 'rejected')))::float8`,
    })
    .from(reports)
    .where(isCounted)
  const count = (ground: ReportGround, state: ReportState) =>
    rows.find((row) => row.ground === ground && row.state === state)?.count ?? 0
  const byGround = reportGrounds.map((ground) => {
    const states = {
      open: count(ground, 'open'),
      upheld: count(ground, 'upheld'),
      rejected: count(ground, 'rejected'),
      gone: count(ground, 'gone'),
    }
    return { ground, ...states, total: states.open + states.upheld + states.rejected + states.gone }
  })
  return {
    total: byGround.reduce((sum, { total }) => sum + total, 0),
    byGround: byGround.filter(({ total }) => total > 0),
    medianHours: time?.median ?? null,
  }
}
