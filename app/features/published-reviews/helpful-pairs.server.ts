import { and, eq, type SQL, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { assumeHalfMatch, type Database, hideLimitFromPlanner } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { leastPraise, mostRanked, points } from './helpfulness.ts'
import { filterConditions, findPublicReviews, type Listing } from './listing.server.ts'

/** The n-th most helpful praise and the n-th most helpful criticism; null once a side has ended. */
export type HelpfulPair = { praise: PublicReview | null; criticism: PublicReview | null }
export type ListedPairs = { pairs: HelpfulPair[]; nextCursor: string | null }

const sides = ['praise', 'criticism'] as const
type Side = (typeof sides)[number]
type Position = { points: number; id: string }
type Ranked = Position & { side: Side }

/** The published reviews in two columns, praise and criticism, most helpful first. */
export async function listHelpfulPairs(db: Database, listing: Listing): Promise<ListedPairs> {
  const limit = Math.min(Math.max(Math.trunc(listing.limit), 1), 50)
  const ranked = await rank(db, listing, limit + 1)
  const pages = sides.map((side) => ranked.filter((each) => each.side === side).slice(0, limit))
  const shown = await findPublicReviews(
    db,
    listing.businessId,
    pages.flat().map(({ id }) => id),
  )
  const [praise = [], criticism = []] = pages
  const find = (each: Ranked | undefined) => (each && shown.get(each.id)) ?? null
  const pairs = Array.from({ length: Math.max(praise.length, criticism.length) }, (_, index) => ({
    praise: find(praise[index]),
    criticism: find(criticism[index]),
  }))
  const hasMore = sides.some((side) => ranked.filter((each) => each.side === side).length > limit)
  return { pairs, nextCursor: hasMore ? cursorOf(pages, listing.after) : null }
}

/** The first reviews of each side after the cursor. Points do not depend on today's date, so cursors stay valid. */
async function rank(
  db: Database,
  { businessId, after, order: _, limit: __, also = [], ...filter }: Listing,
  limit: number,
) {
  const positions = after ? positionsOf(after) : null
  const isAfter = (side: Side): SQL => {
    const position = positions?.[side]
    return position
      ? sql`(side = ${side} and (points, id) < (${position.points}::int, ${position.id}::uuid))`
      : sql`side = ${side}`
  }
  const { rows } = await db.execute<Ranked>(sql`
    with candidates as materialized (
      select ${reviews.id} as id, ${reviews.rating} as rating, ${reviews.text} as text,
        ${reviews.provenance} as provenance, ${reviews.writtenAt} as written_at
      from ${reviews}
      where ${and(eq(reviews.businessId, businessId), assumeHalfMatch(isReadable), ...filterConditions(businessId, filter), ...also)}
      order by ${reviews.writtenAt} desc, ${reviews.id} desc limit ${hideLimitFromPlanner(mostRanked)}
    ), said as (
      select m.review_id, (count(*) filter (where m.kind <> 'whole'))::int as topics,
        bool_or(m.quote_side = 'praise') and bool_or(m.quote_side = 'complaint') as both_sides
      from ${mentions} m where m.business_id = ${businessId} and m.review_id in (select id from candidates)
      group by m.review_id
    ), scored as (
      select c.id, case when c.rating >= ${leastPraise} then 'praise' else 'criticism' end as side, (
        least(char_length(c.text) / ${points.length.perCharacters}::int, ${points.length.most}::int)
        + case when c.text = '' then 0 when n.label is null then ${points.topics.unread}::int
            else least(coalesce(s.topics, 0) * ${points.topics.each}::int, ${points.topics.most}::int) end
        + case when s.both_sides then ${points.bothSides}::int else 0 end
        + case when c.text ~ '[0-9]' then ${points.figure}::int else 0 end
        + (${JSON.stringify(points.provenance)}::jsonb ->> c.provenance)::int
        + floor(extract(epoch from c.written_at) / ${points.daysPerPoint * 86_400}::int)::int
      ) as points
      from candidates c
      left join ${analyses} n on n.business_id = ${businessId} and n.review_id = c.id
      left join said s on s.review_id = c.id
    ), ranked as (
      select *, row_number() over (partition by side order by points desc, id desc) as rank
      from scored where ${isAfter('praise')} or ${isAfter('criticism')}
    )
    select id, side, points from ranked where rank <= ${limit} order by side, rank`)
  return rows
}

/** The last position of each side; a side that ended earlier keeps its position. */
function cursorOf(pages: Ranked[][], before: string | null | undefined) {
  const earlier = before ? positionsOf(before) : null
  const parts = sides.map((side, index) => {
    const last = pages[index]!.at(-1) ?? earlier?.[side]
    return last ? `${last.points}.${last.id}` : '-'
  })
  return Buffer.from(parts.join('~')).toString('base64url')
}

function positionsOf(cursor: string): Record<Side, Position | null> | null {
  const parts = Buffer.from(cursor.slice(0, 200), 'base64url').toString('latin1').split('~')
  const [praise, criticism] = parts.map((part) => {
    const [points = '', id = ''] = part.split('.')
    return /^-?\d{1,6}$/.test(points) && isUuid(id) ? { points: Number(points), id } : null
  })
  return praise || criticism ? { praise: praise ?? null, criticism: criticism ?? null } : null
}
