import { sql } from 'drizzle-orm'
import type { ChallengeReason, Provenance, ReviewState } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

export type ReviewGroup = {
  state: ReviewState
  provenance: Provenance | null
  rating: number
  reason: ChallengeReason | null
  wasPublic: boolean
  isHeld: boolean
  /** Of a removed one: hidden at once, and the operator has yet to decide. */
  isUndecided: boolean
  /** 1 is the oldest of the months that were asked for; 0 and null lie outside. */
  publishedIn: number | null
  removedIn: number | null
  withdrawnIn: number | null
  count: number
  writtenFrom: string
  writtenTo: string
}

/**
 * The reviews of a business in groups that are alike. Those that stand are counted from an index; the others are
 * few, and found by one of their own.
 */
export async function countReviews(db: Database, businessId: string, months: Date[]): Promise<ReviewGroup[]> {
  const starts = sql`${sql.param(months.map((start) => start.toISOString()))}::timestamptz[]`
  const standing = await db.execute<ReviewGroup>(sql`
    select 'published' as state, provenance, rating, null as reason, true as "wasPublic", false as "isHeld",
      false as "isUndecided",
      width_bucket(published_at, ${starts}) as "publishedIn", null as "removedIn", null as "withdrawnIn",
      count(*)::int as count, min(written_at) as "writtenFrom", max(written_at) as "writtenTo"
    from reviews where business_id = ${businessId} and state = 'published'
    group by provenance, rating, "publishedIn"`)
  const others = await db.execute<ReviewGroup>(sql`
    select state, provenance, rating, removed_reason as reason, published_at is not null as "wasPublic",
      held_at is not null as "isHeld",
      state = 'removed' and challenged_at is not null as "isUndecided", width_bucket(published_at, ${starts}) as "publishedIn",
      width_bucket(removed_at, ${starts}) as "removedIn", width_bucket(withdrawn_at, ${starts}) as "withdrawnIn",
      count(*)::int as count, min(written_at) as "writtenFrom", max(written_at) as "writtenTo"
    from reviews where business_id = ${businessId} and state <> 'published'
    group by state, provenance, rating, reason, "wasPublic", "isHeld", "isUndecided", "publishedIn", "removedIn", "withdrawnIn"`)
  return [...standing.rows, ...others.rows]
}

/** Where the imported ones that stand came from. */
export async function listImportSources(db: Database, businessId: string) {
  const { rows } = await db.execute<{ source: string }>(sql`
    select distinct import_source as source from reviews
    where business_id = ${businessId} and state = 'published' and provenance = 'imported' order by source`)
  return rows.map(({ source }) => source)
}
