import { sql } from 'drizzle-orm'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { ratingAt } from './counting-challenges.server.ts'

type Totals = {
  published: number
  refused: number
  medianSeconds: number | null
  longestSeconds: number | null
}
export type StoppedGroup = { rating: number; ratingNow: number; checks: FailedCheck[]; count: number }

/**
 * What stopped at a check, read from the log: a stop begins with "held" and ends with the operator's decision, or
 * with an edit that passes. Holding it again meanwhile, because its author edited it, is the same stop.
 */
export async function countStops(db: Database, businessId: string) {
  const totals = await db.execute<Totals>(sql`
    ${stops(businessId)}
    select count(*) filter (where outcome = 'published')::int as published,
      count(*) filter (where outcome in ('refused', 'removed'))::int as refused,
      percentile_cont(0.5) within group (order by seconds)::float8 as "medianSeconds",
      max(seconds)::float8 as "longestSeconds"
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
  return { totals: totals.rows[0]!, groups: groups.rows }
}

const stops = (businessId: string) => sql`
  with acts as materialized (
    select p.review_id, l.id, l.kind, l.created_at
    from receipts p join log_entries l on l.business_id = p.business_id and l.id = p.entry_id
    where p.business_id = ${businessId} and l.kind in ('held', 'published', 'refused', 'removed') and p.review_id in (
      select h.review_id from log_entries held
      join receipts h on h.business_id = held.business_id and h.entry_id = held.id
      where held.business_id = ${businessId} and held.kind = 'held')
  ), stops as (
    select held.review_id, held.created_at as held_at, ended.id as ended_by, ended.kind as outcome,
      ended.created_at as ended_at
    from acts held left join lateral (
      select id, kind, created_at from acts
      where review_id = held.review_id and kind <> 'held' and (created_at, id) > (held.created_at, held.id)
      order by created_at, id limit 1) as ended on true
    where held.kind = 'held'
  )`
