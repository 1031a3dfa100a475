import { type SQL, sql } from 'drizzle-orm'
import { rounded, shareOf } from '#app/features/figures/statistics.ts'
import {
  type PhotoRefusal,
  type PhotoState,
  photoRefusals,
  photoStates,
} from '#app/features/media/photo.vocabulary.ts'
import { countWaitingPhotosOf } from '#app/features/media/read-photos.server.ts'
import {
  appealStates,
  type ChallengeState,
  challengePeriod,
  challengeStates,
  decisionPeriod,
  type ReportGround,
  type ReportState,
  reportGrounds,
  reportStates,
} from '#app/features/moderation/case.vocabulary.ts'
import { countWaiting } from '#app/features/published-reviews/summary.server.ts'
import {
  type ChallengeReason,
  type FailedCheck,
  failedCheckNames,
} from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicRecord } from './public-record.ts'
import { isRefused, type ReviewGroup } from './review-figures.server.ts'
import { countByReason, countByStars, counted, total, treatment, withEarlierStars } from './section.ts'

export const readModeration = async (db: Database, businessId: string, groups: ReviewGroup[], at: Date) => ({
  checks: await countStops(db, businessId, groups, at),
  challenges: await countChallenges(db, businessId, groups),
  reports: await readReports(db, businessId),
  overdue: await countOverdue(db, businessId, at),
  appeals: await countAppeals(db, businessId),
  photos: await countPhotos(db, businessId, at),
})

const inHours = (seconds: number | null) => (seconds === null ? null : rounded(seconds / 3600, 1))

type InState = { state: string; count: number }

/** How many there are in each state, and in all. */
function countStates<State extends string>(groups: InState[], states: readonly State[]) {
  const counts = states.map((each) => [each, total(groups.filter(({ state }) => state === each))])
  return { count: total(groups), ...(Object.fromEntries(counts) as Record<State, number>) }
}

/** The median of the hours that decisions took; null if there were none. */
async function readMedianHours(db: Database, businessId: string, table: 'challenges' | 'reports') {
  const { rows } = await db.execute<{ median: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at))::float8 as median
    from ${sql.identifier(table)} where business_id = ${businessId} and state in ('upheld', 'rejected')`)
  return inHours(rows[0]!.median)
}

/** The stars that a review had at a time, even if its author has changed them since. */
export const ratingAt = (time: SQL) => sql`coalesce((
  select v.rating from review_versions v
  where v.business_id = r.business_id and v.review_id = r.id and v.replaced_at > ${time}
  order by v.number limit 1), r.rating)`

type ChallengeGroup = {
  reason: ChallengeReason
  state: ChallengeState
  ratingSeen: boolean
  /** The review's stars when it was challenged, and its stars now. */
  rating: number
  ratingNow: number
  /** The first challenge of its review: a review counts once, however often it is challenged. */
  isFirst: boolean
  isHidden: boolean
  count: number
}

async function countChallenges(
  db: Database,
  businessId: string,
  reviewGroups: ReviewGroup[],
): Promise<PublicRecord['challenges']> {
  const { rows: groups } = await db.execute<ChallengeGroup>(sql`
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
  const first = groups.filter(({ isFirst }) => isFirst)
  const wasPublic = reviewGroups.filter((group) => group.wasPublic)
  return {
    ...countStates(groups, challengeStates),
    hidden: total(groups.filter(({ isHidden }) => isHidden)),
    medianHours: await readMedianHours(db, businessId, 'challenges'),
    byReason: countByReason(groups),
    reviews: shareOf(total(first), total(wasPublic)),
    ...treatment(countByStars(first), withEarlierStars(countByStars(wasPublic), first)),
    starsSeen: counted(groups.filter(({ ratingSeen }) => ratingSeen)),
    starsNotSeen: counted(groups.filter(({ ratingSeen }) => !ratingSeen)),
  }
}

async function countAppeals(db: Database, businessId: string) {
  const { rows } = await db.execute<InState>(sql`
    select state, count(*)::int as count from appeals where business_id = ${businessId} group by 1`)
  return countStates(rows, appealStates)
}

type PhotoGroup = { state: PhotoState; refusedFor: PhotoRefusal | null; rating: number; count: number }

/** What the operator did with photos and videos, by the stars that their reviews have now. */
async function countPhotos(db: Database, businessId: string, at: Date): Promise<PublicRecord['photos']> {
  const { rows } = await db.execute<PhotoGroup>(sql`
    select p.state, p.refused_for as "refusedFor", r.rating, count(*)::int as count
    from review_photos p join reviews r on r.business_id = p.business_id and r.id = p.review_id
    where p.business_id = ${businessId} group by 1, 2, 3`)
  const { oldestHours } = await countWaitingPhotosOf(db, businessId, at)
  const refused = rows.filter(({ state }) => state === 'refused')
  const reasons = photoRefusals.map((reason) => [
    reason,
    total(refused.filter(({ refusedFor }) => refusedFor === reason)),
  ])
  return {
    ...countStates(rows, photoStates),
    oldestWaitingHours: oldestHours === null ? null : rounded(oldestHours, 2),
    refusedFor: Object.fromEntries(reasons) as Record<PhotoRefusal, number>,
    ...treatment(countByStars(refused), countByStars(rows.filter(({ state }) => state !== 'waiting'))),
  }
}

/** Open cases for which the operator has taken longer than promised. */
async function countOverdue(db: Database, businessId: string, at: Date) {
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
}
type StoppedGroup = { rating: number; ratingNow: number; checks: FailedCheck[]; count: number }

/**
 * Reviews stopped by a check, of all that reached the checks (imported and unconfirmed ones never do), from the log: a
 * stop begins with "held" and ends with the operator's decision, or with an edit that passes. A review that is held
 * again meanwhile, because its author edited it, is the same stop.
 */
async function countStops(
  db: Database,
  businessId: string,
  reviewGroups: ReviewGroup[],
  at: Date,
): Promise<PublicRecord['checks']> {
  const { rows } = await db.execute<StopTotals>(sql`
    ${stops(businessId)}
    select count(*) filter (where outcome = 'published')::int as published,
      count(*) filter (where outcome in ('refused', 'removed'))::int as refused,
      percentile_cont(0.5) within group (order by seconds)::float8 as "medianSeconds",
      max(seconds)::float8 as "longestSeconds"
    from (
      select outcome, extract(epoch from max(ended_at) - min(held_at)) as seconds
      from stops group by review_id, outcome, ended_by) as stop`)
  const { rows: stopped } = await db.execute<StoppedGroup>(sql`
    ${stops(businessId)}
    select rating, "ratingNow", checks, count(*)::int as count
    from (
      select ${ratingAt(sql`first.held_at`)} as rating, r.rating as "ratingNow", r.failed_checks as checks
      from (select review_id, min(held_at) as held_at from stops group by review_id) as first
      join reviews r on r.business_id = ${businessId} and r.id = first.review_id) as stopped
    group by 1, 2, 3`)
  const { published, refused, medianSeconds, longestSeconds } = rows[0]!
  const waiting = await countWaiting(db, businessId, { at, isWhole: true })
  const checked = reviewGroups.filter(
    ({ provenance, state, isHeld }) => provenance !== 'imported' && (state !== 'pending' || isHeld),
  )
  const byCheck = failedCheckNames.map((name) => [
    name,
    total(stopped.filter(({ checks }) => checks.includes(name))),
  ])
  return {
    stopped: shareOf(total(stopped), total(checked)),
    byCheck: Object.fromEntries(byCheck) as Record<FailedCheck, number>,
    published,
    refused,
    waiting: waiting.count,
    refusedFor: countByReason(reviewGroups.filter(isRefused)),
    medianHours: inHours(medianSeconds),
    longestHours: inHours(longestSeconds),
    oldestWaitingHours: waiting.oldestHours === null ? null : rounded(waiting.oldestHours, 2),
    decisionDays: periods.decisionDays,
    ...treatment(countByStars(stopped), withEarlierStars(countByStars(checked), stopped)),
  }
}

const stops = (businessId: string) => sql`
  with events as materialized (
    select review_id, id, step, act, at from receipts
    where business_id = ${businessId} and act in ('held', 'published', 'refused', 'removed') and review_id in (
      select review_id from receipts where business_id = ${businessId} and act = 'held')
  ), stops as (
    select held.review_id, held.at as held_at, ended.id as ended_by, ended.act as outcome, ended.at as ended_at
    from events held left join lateral (
      select id, act, at from events
      where review_id = held.review_id and act <> 'held' and step > held.step
      order by step limit 1) as ended on true
    where held.act = 'held'
  )`

/** What visitors reported, by ground and in all, and what the operator decided. */
async function readReports(db: Database, businessId: string): Promise<PublicRecord['reports']> {
  type Row = { ground: ReportGround; state: ReportState; count: number }
  const { rows } = await db.execute<Row>(sql`
    select ground, state, count(*)::int as count from reports where business_id = ${businessId} group by 1, 2`)
  const byGround = reportGrounds.map((ground) => [
    ground,
    countStates(
      rows.filter((each) => each.ground === ground),
      reportStates,
    ),
  ])
  return {
    ...countStates(rows, reportStates),
    medianHours: await readMedianHours(db, businessId, 'reports'),
    byGround: Object.fromEntries(byGround) as PublicRecord['reports']['byGround'],
  }
}
