import { type SQL, sql } from 'drizzle-orm'
import { rounded } from '#app/features/figures/statistics.ts'
import { challengePeriod, decisionPeriod } from '#app/features/moderation/deadlines.ts'
import type { AppealState, ChallengeState } from '#app/features/moderation/decision-states.vocabulary.ts'
import { type ReportGround, reportGrounds } from '#app/features/moderation/report.vocabulary.ts'
import { countReports } from '#app/features/moderation/report-counts.server.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicRecord, ReportOutcomes } from './public-record.ts'

export type ChallengeGroup = {
  reason: ChallengeReason
  state: ChallengeState
  ratingSeen: boolean
  /** The review's stars when it was challenged, and its stars now. */
  rating: number
  ratingNow: number
  /** The first challenge of its review: a review counts once, however often it is challenged. */
  isFirst: boolean
  /** Open, and the words of the review are hidden now. */
  isHidden: boolean
  count: number
}

/** The stars that a review had at a time, even if its author has changed them since. */
export const ratingAt = (time: SQL) => sql`coalesce((
  select v.rating from review_versions v
  where v.business_id = r.business_id and v.review_id = r.id and v.replaced_at > ${time}
  order by v.number limit 1), r.rating)`

export async function countChallenges(db: Database, businessId: string) {
  const groups = await db.execute<ChallengeGroup>(sql`
    select reason, state, "ratingSeen", rating, "ratingNow", "isFirst", "isHidden", count(*)::int as count
    from (
      select c.reason, c.state, c.rating_seen as "ratingSeen", ${ratingAt(sql`c.created_at`)} as rating,
        r.rating as "ratingNow",
        row_number() over (partition by c.review_id order by c.created_at, c.id) = 1 as "isFirst",
        c.state = 'open' and r.hidden_at is not null as "isHidden"
      from challenges c join reviews r on r.business_id = c.business_id and r.id = c.review_id
      where c.business_id = ${businessId}
    ) as each
    group by 1, 2, 3, 4, 5, 6, 7`)
  const decided = await db.execute<{ median: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at))::float8 as median
    from challenges where business_id = ${businessId} and decided_at is not null`)
  return { groups: groups.rows, medianSeconds: decided.rows[0]!.median }
}

export async function countAppeals(db: Database, businessId: string) {
  const { rows } = await db.execute<{ state: AppealState; count: number }>(
    sql`select state, count(*)::int as count from appeals where business_id = ${businessId} group by state`,
  )
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const [open, accepted, rejected] = [of('open'), of('accepted'), of('rejected')]
  return { count: open + accepted + rejected, open, accepted, rejected }
}

/** Open cases for which the operator has taken longer than promised. */
export async function countOverdue(db: Database, businessId: string, at: Date) {
  const before = (period: number) => sql`${new Date(at.getTime() - period).toISOString()}::timestamptz`
  const due = before(decisionPeriod)
  const { rows } = await db.execute<PublicRecord['overdue']>(sql`
    select
      (select count(*)::int from reviews
        where business_id = ${businessId} and state = 'pending' and held_at < ${due}) as checks,
      (select count(*)::int from challenges where business_id = ${businessId} and state = 'open'
        and created_at < ${before(challengePeriod)}) as challenges,
      (select count(*)::int from reports
        where business_id = ${businessId} and state = 'open' and created_at < ${due}) as reports,
      (select count(*)::int from appeals
        where business_id = ${businessId} and state = 'open' and created_at < ${due}) as appeals`)
  return rows[0]!
}

type StopTotals = {
  published: number
  refused: number
  medianSeconds: number | null
  longestSeconds: number | null
  /** Of those that wait now, the one that waits the longest. */
  oldestSeconds: number | null
}
export type StoppedGroup = { rating: number; ratingNow: number; checks: FailedCheck[]; count: number }

/**
 * Reviews stopped by a check, from the log: a stop begins with "held" and ends with the operator's decision, or
 * with an edit that passes. A review that is held again meanwhile, because its author edited it, is the same stop.
 */
export async function countStops(db: Database, businessId: string, at: Date) {
  const totals = await db.execute<StopTotals>(sql`
    ${stops(businessId)}
    select count(*) filter (where outcome = 'published')::int as published,
      count(*) filter (where outcome in ('refused', 'removed'))::int as refused,
      percentile_cont(0.5) within group (order by seconds)::float8 as "medianSeconds",
      max(seconds)::float8 as "longestSeconds",
      (select extract(epoch from ${at.toISOString()}::timestamptz - min(held_at))::float8 from reviews
        where business_id = ${businessId} and state = 'pending') as "oldestSeconds"
    from (
      select outcome, extract(epoch from max(ended_at) - min(held_at)) as seconds
      from stops group by review_id, outcome, ended_by) as stop`)
  const groups = await db.execute<StoppedGroup>(sql`
    ${stops(businessId)}
    select rating, "ratingNow", checks, count(*)::int as count
    from (
      select ${ratingAt(sql`first.held_at`)} as rating, r.rating as "ratingNow", r.failed_checks as checks
      from (select review_id, min(held_at) as held_at from stops group by review_id) as first
      join reviews r on r.business_id = ${businessId} and r.id = first.review_id) as stopped
    group by 1, 2, 3`)
  return { ...totals.rows[0]!, groups: groups.rows }
}

const stops = (businessId: string) => sql`
  with events as materialized (
    select p.review_id, l.id, l.kind, l.created_at
    from receipts p join log_entries l on l.business_id = p.business_id and l.id = p.entry_id
    where p.business_id = ${businessId} and l.kind in ('held', 'published', 'refused', 'removed') and p.review_id in (
      select h.review_id from log_entries held
      join receipts h on h.business_id = held.business_id and h.entry_id = held.id
      where held.business_id = ${businessId} and held.kind = 'held')
  ), stops as (
    select held.review_id, held.created_at as held_at, ended.id as ended_by, ended.kind as outcome,
      ended.created_at as ended_at
    from events held left join lateral (
      select id, kind, created_at from events
      where review_id = held.review_id and kind <> 'held' and (created_at, id) > (held.created_at, held.id)
      order by created_at, id limit 1) as ended on true
    where held.kind = 'held'
  )`

const none: ReportOutcomes = { count: 0, open: 0, upheld: 0, rejected: 0, gone: 0 }

/** What visitors reported, and what the operator decided. */
export async function readReports(db: Database, businessId: string): Promise<PublicRecord['reports']> {
  const counted = await countReports(db, businessId)
  const all = { ...none }
  const byGround = Object.fromEntries(reportGrounds.map((ground) => [ground, { ...none }]))
  for (const { ground, total: count, open, upheld, rejected, gone } of counted.byGround) {
    const its = { count, open, upheld, rejected, gone }
    byGround[ground] = its
    for (const key of Object.keys(its) as (keyof ReportOutcomes)[]) all[key] += its[key]
  }
  return {
    ...all,
    medianHours: counted.medianHours === null ? null : rounded(counted.medianHours, 1),
    byGround: byGround as Record<ReportGround, ReportOutcomes>,
  }
}
