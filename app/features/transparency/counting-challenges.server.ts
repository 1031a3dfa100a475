import { sql } from 'drizzle-orm'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

export type ChallengeGroup = {
  reason: ChallengeReason
  state: 'open' | 'upheld' | 'rejected'
  ratingSeen: boolean
  /** The review's stars when it was challenged, and those that it has now. */
  rating: number
  ratingNow: number
  /** The first of its review: a review is one review, however often it is challenged. */
  isFirst: boolean
  count: number
}

/** The stars that a review had then, where its author has changed them since. */
export const ratingAt = (then: ReturnType<typeof sql>) => sql`coalesce((
  select v.rating from review_versions v
  where v.business_id = r.business_id and v.review_id = r.id and v.replaced_at > ${then}
  order by v.number limit 1), r.rating)`

export async function countChallenges(db: Database, businessId: string) {
  const groups = await db.execute<ChallengeGroup>(sql`
    select reason, state, "ratingSeen", rating, "ratingNow", "isFirst", count(*)::int as count
    from (
      select c.reason, c.state, c.rating_seen as "ratingSeen", ${ratingAt(sql`c.created_at`)} as rating,
        r.rating as "ratingNow",
        row_number() over (partition by c.review_id order by c.created_at, c.id) = 1 as "isFirst"
      from challenges c join reviews r on r.business_id = c.business_id and r.id = c.review_id
      where c.business_id = ${businessId}
    ) as each
    group by 1, 2, 3, 4, 5, 6`)
  const [decided] = (
    await db.execute<{ median: number | null }>(sql`
      select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at))::float8 as median
      from challenges where business_id = ${businessId} and decided_at is not null`)
  ).rows
  return { groups: groups.rows, medianSeconds: decided!.median }
}

export async function countAppeals(db: Database, businessId: string) {
  const { rows } = await db.execute<{ state: 'open' | 'accepted' | 'rejected'; count: number }>(
    sql`select state, count(*)::int as count from appeals where business_id = ${businessId} group by state`,
  )
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const [open, accepted, rejected] = [of('open'), of('accepted'), of('rejected')]
  return { count: open + accepted + rejected, open, accepted, rejected }
}
