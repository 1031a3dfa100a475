import { type SQL, sql } from 'drizzle-orm'
import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import type { Provenance } from '#app/features/reviews/review.schema.ts'
import { searchQuery } from '#app/features/reviews/searching.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { InboxFilter } from './inbox-address.ts'
import { windowOf } from './periods.ts'
import { hasText, isVisible, isWithoutReply, type Standing, standing } from './visibility.server.ts'

export type InboxRow = {
  id: string
  standing: Standing
  rating: number
  title: string | null
  /** How the text begins. Null if the text is no longer shown. */
  beginning: string | null
  authorName: string | null
  writtenAt: string
  provenance: Provenance | null
  hasReply: boolean
  isWithoutReply: boolean
  isChallenged: boolean
  /** The public sees its stars alone until the operator decides. */
  isHidden: boolean
}

export type Inbox = {
  rows: InboxRow[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
  count: number
  /** There are more than `count`, which is as far as we count. */
  isMore: boolean
}

const pageSize = 20
const countLimit = 1000

/** A page of a business's reviews, always the newest first: there is no sorting by rating. */
export async function listInbox(
  db: Database,
  businessId: string,
  filter: InboxFilter,
  at: Date,
  { size = pageSize } = {},
): Promise<Inbox> {
  const where = await inboxConditions(db, businessId, filter, at)
  const [page, total] = await Promise.all([
    listPage(db, businessId, where, filter.after, size),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from (select 1 from reviews r where ${where} limit ${countLimit + 1}) r`),
  ])
  const { count } = total.rows[0]!
  return {
    rows: page.slice(0, size),
    next: page.length > size ? page[size - 1]!.id : null,
    count: Math.min(count, countLimit),
    isMore: count > countLimit,
  }
}

type Row = Omit<InboxRow, 'authorName' | 'writtenAt'> & { author_name: string | null; written_at: string }

async function listPage(
  db: Database,
  businessId: string,
  where: SQL,
  after: string | undefined,
  size: number,
) {
  const position = after ? await findPosition(db, businessId, after) : null
  // The page first, then the replies to its rows only.
  const { rows } = await db.execute<Row>(sql`
    select r.id, ${standing} as standing, r.rating,
      case when ${hasText} then r.title end as title,
      case when ${hasText} then left(r.text, 200) end as beginning,
      case when ${hasText} then r.author_name end as author_name,
      r.written_at, r.provenance, r.challenged_at is not null as "isChallenged", r.hidden_at is not null as "isHidden",
      w.review_id is not null as "hasReply",
      r.state = 'published' and r.provenance in ${counted} and w.review_id is null as "isWithoutReply"
    from (
      select r.* from reviews r
      where ${where} ${position ? sql`and (r.written_at, r.id) < (${position}::timestamptz, ${after}::uuid)` : sql``}
      order by r.written_at desc, r.id desc
      limit ${size + 1}
    ) r
    left join replies w on w.business_id = r.business_id and w.review_id = r.id
    order by r.written_at desc, r.id desc`)
  return rows.map(({ author_name, written_at, ...row }) => ({
    ...row,
    authorName: author_name,
    writtenAt: new Date(written_at).toISOString(),
  }))
}

/** To the microsecond, as the database keeps it. Null for a review that is not there: the first page then. */
async function findPosition(db: Database, businessId: string, reviewId: string) {
  const { rows } = await db.execute<{ at: string }>(
    sql`select written_at::text as at from reviews where business_id = ${businessId} and id = ${reviewId}`,
  )
  return rows[0]?.at ?? null
}

/** On a review `r`: what the filter lists. */
export async function inboxConditions(db: Database, businessId: string, filter: InboxFilter, at: Date) {
  const topics = filter.topic ? await topicsBehind(db, businessId, filter.topic) : null
  return conditions(businessId, filter, topics, at)
}

/** `topics`: as stored, behind the one asked for. */
function conditions(businessId: string, filter: InboxFilter, topics: string[] | null, at: Date) {
  const { state, label, rating, provenance, period, q } = filter
  const all = [sql`r.business_id = ${businessId}`, isVisible]
  if (state === 'unreplied') all.push(isWithoutReply)
  else if (state === 'waiting') all.push(sql`r.state = 'pending'`)
  else if (state !== 'all') all.push(sql`r.state = ${state}`)
  if (rating) all.push(sql`r.rating = ${rating}`)
  if (provenance === 'own') all.push(sql`r.provenance in ${counted}`)
  else if (provenance === 'customers') all.push(sql`r.provenance <> 'insider'`)
  else if (provenance !== 'any') all.push(sql`r.provenance = ${provenance}`)
  const window = windowOf(period, at)
  if (window) all.push(sql`r.written_at >= ${window.from.toISOString()}`)
  if (window?.to) all.push(sql`r.written_at < ${window.to.toISOString()}`)
  if (topics || label || q) all.push(hasText)
  if (topics) all.push(topics.length > 0 ? mentions(topics, label) : sql`false`)
  else if (label) all.push(isAnalysed(sql`n.label = ${label}`))
  const query = q && searchQuery(q)
  if (query) all.push(isAnalysed(sql`n.search @@ ${query}`))
  return sql.join(all, sql` and `)
}

/** With an opinion as screens show it: what the engine is not sure about is only a mention. */
const mentions = (topics: string[], label: SentimentLabel | undefined) => sql`
  exists (select from ${aspects} a where a.business_id = r.business_id and a.review_id = r.id
    and a.topic in ${topics}
    ${label ? (label === 'neutral' ? sql`and not a.shown` : sql`and a.shown and a.label = ${label}`) : sql``})`

const isAnalysed = (condition: SQL) => sql`
  exists (select from ${analyses} n where n.business_id = r.business_id and n.review_id = r.id and ${condition})`
