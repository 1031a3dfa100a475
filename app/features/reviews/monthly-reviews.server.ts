import { and, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { allows, plans, type TierName } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { reviewFacts } from './facts.table.ts'
import { countedProvenances } from './review.vocabulary.ts'
import { countedProvenancesSql } from './review-conditions.server.ts'

/** Reviews of this month above the plan's number: their topics wait in the owner's screens. Visitors see all topics. */
export type AnalysisPause = {
  /** ISO 8601. Those written later wait. */
  after: string
  waiting: number
}

/**
 * The month is that of UTC, whatever the time zone of the business, and its first reviews are those written first. Null
 * where nothing waits: at most the plan's number, no limit, or a plan without topics. Decided anew at each reading, so
 * that an upgrade and the next month end the pause at once.
 */
export async function readAnalysisPause(
  db: Database,
  { id, tierName }: { id: string; tierName: TierName },
  at: Date,
): Promise<AnalysisPause | null> {
  const tier = tierInForce(tierName)
  const { maxReviews } = plans[tier]
  if (maxReviews === -1 || !allows(tier, 'performanceInsights')) return null
  const { rows } = await db.execute<{ after: string; waiting: number }>(sql`
    with ranked as (
      select written_at, row_number() over (order by written_at, id) as rank from reviews
      where business_id = ${id} and state = 'published' and provenance in ${countedProvenancesSql}
        and written_at >= date_trunc('month', ${at.toISOString()}::timestamptz, 'UTC')
    ), last as (select written_at from ranked where rank = ${maxReviews})
    select last.written_at as after, count(*)::int as waiting
    from last join ranked on ranked.written_at > last.written_at
    group by last.written_at`)
  const [found] = rows
  return found ? { after: new Date(found.after).toISOString(), waiting: found.waiting } : null
}

/** Leaves out the reviews (`r`, or their facts) whose topics wait. */
export const isAnalysed = (pause: AnalysisPause | null, r: SQL = sql`r`) =>
  pause
    ? sql`not (${r}.written_at > ${pause.after} and ${r}.provenance in ${countedProvenancesSql})`
    : sql`true`

/**
 * Published reviews of this month (UTC), which a plan's limit counts. Those of products count, those of insiders and
 * imported ones do not.
 */
export const countReviewsOfMonth = (db: Database, businessId: string) =>
  db.$count(
    reviewFacts,
    and(
      eq(reviewFacts.businessId, businessId),
      or(eq(reviewFacts.isCounted, true), isNotNull(reviewFacts.countedProduct)),
      gte(reviewFacts.writtenOn, `${now().toISOString().slice(0, 7)}-01`),
      inArray(reviewFacts.provenance, [...countedProvenances]),
    ),
  )
