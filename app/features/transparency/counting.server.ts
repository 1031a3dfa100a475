import { sql } from 'drizzle-orm'
import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import type { InvitationState, LegalBasis } from '#app/features/invitations/invitation.vocabulary.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import type { Provenance, ReviewState } from '#app/features/reviews/review.vocabulary.ts'
import { formatDate } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addStars, byStarsOf, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

export type ReviewGroup = {
  state: ReviewState
  provenance: Provenance | null
  rating: number
  reason: ChallengeReason | null
  wasPublic: boolean
  isHeld: boolean
  /** 1 is the oldest of the given months; 0 and null lie outside. */
  publishedIn: number | null
  removedIn: number | null
  withdrawnIn: number | null
  count: number
}

/**
 * Counts the reviews of a business in groups. Published reviews are in the prepared counts; the others are few and have
 * an index of their own.
 */
export async function countReviews(db: Database, businessId: string, months: Date[]): Promise<ReviewGroup[]> {
  const starts = monthStarts(months)
  const others = await db.execute<ReviewGroup>(sql`
    select state, provenance, rating, removed_reason as reason, published_at is not null as "wasPublic",
      held_at is not null as "isHeld",
      width_bucket(published_at, ${starts}) as "publishedIn",
      width_bucket(removed_at, ${starts}) as "removedIn", width_bucket(withdrawn_at, ${starts}) as "withdrawnIn",
      count(*)::int as count
    from reviews where business_id = ${businessId} and state <> 'published'
    group by state, provenance, rating, reason, "wasPublic", "isHeld", "publishedIn", "removedIn", "withdrawnIn"`)
  return [...(await countPublished(db, businessId, months)), ...others.rows]
}

/** By the month of publication, and those of earlier months together. */
async function countPublished(db: Database, businessId: string, months: Date[]): Promise<ReviewGroup[]> {
  const starts = months.map((month) => month.toISOString().slice(0, 10))
  const all = await readCounts(db, businessId, { by: ['provenance', 'rating'] })
  const recent = await readCounts(db, businessId, {
    ...{ by: ['provenance', 'rating', 'start'], isByPublication: true, from: starts[0] },
  })
  const groupOf = (cell: (typeof all)[number], publishedIn: number, count: number): ReviewGroup => ({
    ...{
      state: 'published',
      reason: null,
      wasPublic: true,
      isHeld: false,
      removedIn: null,
      withdrawnIn: null,
    },
    ...{ provenance: cell.provenance, rating: cell.rating, publishedIn, count },
  })
  return all.flatMap((cell) => {
    const its = recent.filter(
      ({ provenance, rating }) => provenance === cell.provenance && rating === cell.rating,
    )
    const before = cell.reviews - its.reduce((sum, { reviews }) => sum + reviews, 0)
    return [
      ...its.map(({ start, reviews }) => groupOf(cell, starts.indexOf(start) + 1, reviews)),
      groupOf(cell, 0, before),
    ]
  })
}

const monthStarts = (months: Date[]) =>
  sql`${sql.param(months.map((start) => start.toISOString()))}::timestamptz[]`

/** Where the published imported reviews came from. */
export async function listImportSources(db: Database, businessId: string) {
  const cells = await readCounts(db, businessId, { by: ['importSource'], provenance: ['imported'] })
  return cells.map(({ importSource }) => importSource)
}

const shownActs = 100

/** From the record of each import: nothing else remains of its reviews. */
export async function readUndoneImports(
  db: Database,
  businessId: string,
): Promise<PublicRecord['undoneImports']> {
  const { rows } = await db.execute<{
    source: string
    created: string
    undone: string
    isReplaced: boolean
    stars: number[]
    kept: number
  }>(sql`
    select source, created_at as created, undone_at as undone, replaced_by is not null as "isReplaced",
      undone_stars as stars, kept
    from review_imports where business_id = ${businessId} and undone_at is not null
    order by undone_at desc, id desc`)
  const acts = rows.map(({ source, created, undone, isReplaced, stars, kept }) => {
    const groups = stars.map((count, at) => ({ rating: at + 1, count }))
    return {
      source,
      importedAt: new Date(created).toISOString(),
      undoneAt: new Date(undone).toISOString(),
      ...{ isReplaced, count: totalOf(groups), byStars: byStarsOf(groups), kept },
    }
  })
  return {
    count: totalOf(acts),
    byStars: acts.reduce((sum, { byStars }) => addStars(sum, byStars), byStarsOf([])),
    acts: acts.filter(({ count, kept }) => count + kept > 0).slice(0, shownActs),
  }
}

/** Reviews that their authors edited, and whether the stars rose or fell from the first version to this one. */
/** An addition after the thank-you replaces nothing: it makes a new version, but is not an edit. */
export async function countEdits(db: Database, businessId: string) {
  const { rows } = await db.execute<{ edited: number; raisedStars: number; loweredStars: number }>(sql`
    select count(*)::int as edited, count(*) filter (where r.rating > v.rating)::int as "raisedStars",
      count(*) filter (where r.rating < v.rating)::int as "loweredStars"
    from review_versions v join reviews r on r.business_id = v.business_id and r.id = v.review_id
    where v.business_id = ${businessId} and v.number = 1 and r.edited_at is not null`)
  return rows[0]!
}

export type IncentiveGroup = { incentive: string; rating: number; count: number }

/** The reward that the business offers now, and the rewards that reviews in the rating declare. */
export async function countIncentives(db: Database, businessId: string) {
  const { rows: groups } = await db.execute<IncentiveGroup>(sql`
    select incentive, rating, count(*)::int as count
    from (
      -- First the few with a reward, from their own index, whatever the planner guesses.
      select * from reviews where business_id = ${businessId} and incentive is not null offset 0
    ) as rewarded
    where state = 'published' and provenance in ${counted}
    group by 1, 2 order by 1, 2`)
  const { rows } = await db.execute<{ incentive: string | null }>(
    sql`select incentive from businesses where id = ${businessId}`,
  )
  return { offered: rows[0]?.incentive ?? null, groups }
}

/** How many questions of its own the business asks now, and how many of them have public answers. */
export async function countQuestions(db: Database, businessId: string) {
  const { rows } = await db.execute<{ asked: number; shown: number }>(sql`
    select count(*)::int as asked, count(*) filter (where v.is_public)::int as shown
    from questions q join question_versions v
      on v.business_id = q.business_id and v.question_id = q.id and v.number = q.version
    where q.business_id = ${businessId} and q.position is not null`)
  return rows[0]!
}

type InvitationGroup = { basis: LegalBasis; state: InvitationState; wasSent: boolean; count: number }

export async function countInvitations(
  db: Database,
  businessId: string,
): Promise<PublicRecord['invitations']> {
  const { rows } = await db.execute<InvitationGroup>(sql`
    select b.legal_basis as basis, i.state, i.sent_at is not null as "wasSent", count(*)::int as count
    from invitations i join invitation_batches b on b.business_id = i.business_id and b.id = i.batch_id
    where i.business_id = ${businessId} group by 1, 2, 3`)
  const keys = await db.execute(
    sql`select 1 from order_keys where business_id = ${businessId} and expires_at is null`,
  )
  const sum = (is: (row: InvitationGroup) => boolean) =>
    rows.filter(is).reduce((total, { count }) => total + count, 0)
  return {
    sent: sum(({ wasSent }) => wasSent),
    reviewed: sum(({ state }) => state === 'completed'),
    declined: sum(({ state }) => state === 'declined'),
    unsubscribed: sum(({ state }) => state === 'unsubscribed'),
    undelivered: sum(({ state }) => state === 'undelivered'),
    byBasis: {
      consent: sum(({ basis, wasSent }) => wasSent && basis === 'consent'),
      existing_customer: sum(({ basis, wasSent }) => wasSent && basis === 'existing_customer'),
    },
    hasOrderLinks: keys.rows.length > 0,
  }
}

type LogSize = { entries: number; firstAt: string | null; lastAt: string | null }
type LogGroup = { kind: 'withdrawn' | 'erased' | 'erased_by_operator'; month: number; count: number }

/** What only the log knows: nothing else remains of an erased review. */
export async function countLog(db: Database, businessId: string, months: Date[]) {
  const size = await db.execute<LogSize>(sql`
    select coalesce(sum(entries), 0)::int as entries, min(first_at) as "firstAt", max(last_at) as "lastAt"
    from log_sizes where business_id = ${businessId}`)
  const groups = await db.execute<LogGroup>(sql`
    select kind, width_bucket(created_at, ${monthStarts(months)}) as month, count(*)::int as count
    from log_entries where business_id = ${businessId} and kind in ('withdrawn', 'erased', 'erased_by_operator')
    group by 1, 2`)
  const of = (...wanted: LogGroup['kind'][]) => groups.rows.filter(({ kind }) => wanted.includes(kind))
  return {
    size: size.rows[0]!,
    withdrawn: of('withdrawn'),
    erased: of('erased', 'erased_by_operator'),
    erasedByOperator: of('erased_by_operator'),
  }
}

type Closure = Pick<PublicRecord['business'], 'closedBy' | 'closedSince' | 'erasedFrom' | 'status'>

/** Who closed a business, since when, and what happens to it. */
export async function findClosure(db: Database, business: PublicBusiness): Promise<Closure> {
  const { id, name, isActive, closing } = business
  if (closing) {
    return {
      closedBy: 'owner',
      closedSince: closing.since,
      erasedFrom: closing.until,
      status: `${name} was closed by its owner on ${formatDate(closing.since)} and no longer collects reviews. The business and its reviews will be erased on ${formatDate(closing.until)} unless the owner reopens it.`,
    }
  }
  if (isActive) {
    return { closedBy: null, closedSince: null, erasedFrom: null, status: `${name} collects reviews.` }
  }
  // The business's activity log alone has the time, since the first version that could close a business.
  const { rows } = await db.execute<{ at: string }>(sql`
    select created_at as at from activities where business_id = ${id} and type = 'business_closed'
    order by created_at desc, id desc limit 1`)
  const closedSince = rows[0] ? new Date(rows[0].at).toISOString() : null
  const since = closedSince ? ` on ${formatDate(closedSince)}` : ''
  return {
    closedBy: 'operator',
    closedSince,
    erasedFrom: null,
    status: `${name} was closed by the operator of this service${since} and no longer collects reviews. Its reviews stay here.`,
  }
}
