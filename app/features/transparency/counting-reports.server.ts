import { type ReportGround, reportGrounds } from '#app/features/moderation/report.vocabulary.ts'
import { countReports } from '#app/features/moderation/report-counts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { rounded } from './chance.ts'
import type { PublicRecord, ReportOutcomes } from './public-record.ts'

const none: ReportOutcomes = { count: 0, open: 0, upheld: 0, rejected: 0, gone: 0 }

/** What visitors reported, and what the operator decided. */
export async function readReports(db: Database, businessId: string): Promise<PublicRecord['reports']> {
  const { byGround, medianHours } = await countReports(db, businessId)
  const all = { ...none }
  const grounds = Object.fromEntries(reportGrounds.map((ground) => [ground, { ...none }]))
  for (const { ground, total: count, open, upheld, rejected, gone } of byGround) {
    const its = { count, open, upheld, rejected, gone }
    grounds[ground] = its
    for (const key of Object.keys(its) as (keyof ReportOutcomes)[]) all[key] += its[key]
  }
  return {
    ...all,
    medianHours: medianHours === null ? null : rounded(medianHours, 1),
    byGround: grounds as Record<ReportGround, ReportOutcomes>,
  }
}
