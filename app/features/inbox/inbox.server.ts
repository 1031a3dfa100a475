import { type SQL, sql } from 'drizzle-orm'
import { causesOf } from '#analysis/causes/causes.ts'
import { analyses, mentions, topicRules } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { products } from '#app/features/products/product.table.ts'
import type { Provenance } from '#app/features/reviews/review.schema.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import {
  countedProvenancesSql,
  hasText,
  isVisible,
  isWithoutReply,
  type Standing,
  searchQuery,
  standing,
} from '#app/features/reviews/review-conditions.server.ts'
import { hasTag } from '#app/features/tags/tags.server.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { countListed } from './count-listed.server.ts'
import { reviewAssignments } from './inbox.table.ts'
import { type InboxFilter, type InboxLabel, productOf, type RatingRange, ratingsOf } from './inbox-address.ts'
import { readWindow } from './period-filter.ts'

export type InboxRow = {
  id: string
  standing: Standing
  rating: number
  title: string | null
  /** How the text begins. Null if the text is no longer shown. */
  beginning: string | null
  authorName: string | null
  /** The name of the product, where the review is not of the business itself. */
  product: string | null
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

const pageSize = 14
const shownLength = 400
const countLimit = 1000

/** A page of a business's reviews, always the newest first: there is no sorting by rating. */
export async function listInbox(
  db: Database,
  businessId: string,
  filter: InboxFilter,
  at: Date,
  { size = pageSize, length = shownLength } = {},
): Promise<Inbox> {
  const where = await inboxConditions(db, businessId, filter, at)
  const [page, count] = await Promise.all([
    listPage(db, businessId, { filter, where, size, length }),
    countAll(db, businessId, { filter, where, at }),
  ])
  return {
    rows: page.slice(0, size),
    next: page.length > size ? page[size - 1]!.id : null,
    count: Math.min(count, countLimit),
    isMore: count > countLimit,
  }
}

async function countAll(db: Database, businessId: string, listed: Parameters<typeof countListed>[2]) {
  return (await countListed(db, businessId, listed)) ?? countUpToLimit(db, listed.where)
}

async function countUpToLimit(db: Database, where: SQL) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from reviews r where ${where} limit ${countLimit + 1}) r`,
  )
  return rows[0]!.count
}

type Row = Omit<InboxRow, 'authorName' | 'writtenAt'> & { author_name: string | null; written_at: string }

type Page = { filter: InboxFilter; where: SQL; size: number; length: number }

async function listPage(db: Database, businessId: string, { filter, where, size, length }: Page) {
  const { after } = filter
  const at = after ? await findPosition(db, businessId, after) : null
  const position: Position | null = after && at ? { at, after } : null
  const opinions = await opinionsAsked(db, businessId, filter)
  // The page first, then the replies to its rows only.
  const { rows } = await db.execute<Row>(sql`
    select r.id, ${standing} as standing, r.rating,
      case when ${hasText} then r.title end as title,
      case when ${hasText} then left(r.text, ${length}) end as beginning,
      case when ${hasText} then r.author_name end as author_name,
      (select p.name from ${products} p where p.business_id = ${businessId} and p.id = r.product_id) as product,
      r.written_at, r.provenance, r.challenged_at is not null as "isChallenged", r.hidden_at is not null as "isHidden",
      w.review_id is not null as "hasReply",
      r.state = 'published' and r.provenance in ${countedProvenancesSql} and w.review_id is null as "isWithoutReply"
    from (
      select r.* from ${opinions ? withOpinion(businessId, opinions, { where, position, size }) : sql`reviews r`}
      where ${where} ${position ? isBehind(position) : sql``}
      order by r.written_at desc, r.id desc
      limit ${size + 1}
    ) r
    left join replies w on w.business_id = ${businessId} and w.review_id = r.id
    order by r.written_at desc, r.id desc`)
  return rows.map(({ author_name, written_at, ...row }) => ({
    ...row,
    authorName: author_name,
    writtenAt: new Date(written_at).toISOString(),
  }))
}

/** A time to the microsecond, and the review that was written then. */
type Position = { at: string; after: string }

const isBehind = ({ at, after }: Position) =>
  sql`and (r.written_at, r.id) < (${at}::timestamptz, ${after}::uuid)`

type Opinions = { topics: string[]; label: 'positive' | 'negative' }

/** Praise of a topic, or complaints about it, have an index by time: they may be few of very many reviews. */
async function opinionsAsked(db: Database, businessId: string, { topic, label }: InboxFilter) {
  if (!topic || causesOf(topic) || (label !== 'positive' && label !== 'negative')) return null
  return { topics: await topicsBehind(db, businessId, topic), label }
}

/** As `r`, the newest reviews with such an opinion, each found along the index by the first that it holds. */
function withOpinion(
  businessId: string,
  { topics, label }: Opinions,
  { where, position, size }: { where: SQL; position: Position | null; size: number },
) {
  const says = label === 'positive' ? sql`m.praise` : sql`m.complaint`
  return sql`(
    select distinct found.id from unnest(${sql.param(topics)}::text[]) as t (topic)
    cross join lateral (
      select r.id from ${mentions} m
      cross join lateral (
        select r.id from reviews r
        where r.business_id = ${businessId} and r.id = m.review_id and ${assumeHalfMatch(where)} ${position ? isBehind(position) : sql``}
        offset 0
      ) r
      where m.business_id = ${businessId} and m.topic = t.topic and not m.is_elsewhere and ${says}
        ${position ? sql`and (m.written_at, m.review_id) < (${position.at}::timestamptz, ${position.after}::uuid)` : sql``}
      order by m.written_at desc, m.review_id desc limit ${size + 1}
    ) found
  ) found cross join lateral (
    select r.* from reviews r where r.business_id = ${businessId} and r.id = found.id offset 0
  ) r`
}

/** To the microsecond, as the database keeps it. Null for a review that is not there: the first page then. */
async function findPosition(db: Database, businessId: string, reviewId: string) {
  const { rows } = await db.execute<{ at: string }>(
    sql`select written_at::text as at from reviews where business_id = ${businessId} and id = ${reviewId}`,
  )
  return rows[0]?.at ?? null
}

/**
 * On a review `r`: what the filter lists. Each table is asked for this business by its id, and not for the review's: so that
 * a distributed database asks one node, however the query is made.
 */
export async function inboxConditions(db: Database, businessId: string, filter: InboxFilter, at: Date) {
  const topics = filter.topic ? await topicsBehind(db, businessId, filter.topic) : null
  const isLarge = filter.q ? await hasMoreThan(db, businessId, fewReviews) : false
  return conditions(businessId, filter, { topics, isLarge, at })
}

/**
 * Up to this many reviews, a search reads all reviews of the business instead of searching the index of words that all
 * businesses share.
 */
const fewReviews = 2000

async function hasMoreThan(db: Database, businessId: string, few: number) {
  const cells = await readCounts(db, businessId, { by: [], sums: ['reviews'] })
  return (cells[0]?.reviews ?? 0) > few
}

/** `topics`: as stored, behind the one asked for. */
type Found = { topics: string[] | null; isLarge: boolean; at: Date }

function conditions(businessId: string, filter: InboxFilter, { topics, isLarge, at }: Found) {
  const { state, label, rating, language, tag, assigned, provenance, importedFrom, period, q } = filter
  // These have an index that begins with them, one of which the list walks along; the others are looked up row by row.
  const along = [sql`r.business_id = ${businessId}`]
  const isRare = ['waiting', 'withdrawn', 'removed'].includes(state)
  const window = readWindow(period, at)
  if (isRare) along.push(sql`r.state = ${state === 'waiting' ? 'pending' : state}`)
  if (window) along.push(sql`r.written_at >= ${window.from.toISOString()}`)
  if (window?.to) along.push(sql`r.written_at < ${window.to.toISOString()}`)
  if (typeof rating === 'number' && !isRare) along.push(sql`r.rating = ${rating}`)
  const all = [isVisible]
  if (state === 'unreplied') all.push(isWithoutReply(businessId))
  else if (state === 'replied') all.push(hasReply(businessId))
  else if (state === 'published') all.push(sql`r.state = 'published'`)
  if (rating && (isRare || typeof rating === 'string')) all.push(isRated(rating))
  if (provenance === 'own') all.push(sql`r.provenance in ${countedProvenancesSql}`)
  else if (provenance === 'customers') all.push(sql`r.provenance <> 'insider'`)
  else if (provenance !== 'any') all.push(sql`r.provenance = ${provenance}`)
  if (isUuid(filter.product ?? '')) along.push(sql`r.product_id = ${filter.product}`)
  else if (productOf(filter) === 'none') all.push(sql`r.product_id is null`)
  if (importedFrom) all.push(sql`r.import_source = ${importedFrom}`)
  if (topics || label || language || q) all.push(hasText)
  if (tag) all.push(hasTag(businessId, tag))
  if (assigned) all.push(isAssignedTo(businessId, assigned))
  if (language) all.push(isAnalysed(businessId, sql`n.language = ${language}`))
  const causes = filter.topic && causesOf(filter.topic)
  if (causes) all.push(isMentioned(businessId, sql`m.cause in ${causes} and ${isUnmuted(businessId)}`))
  else if (topics)
    all.push(topics.length > 0 ? isMentioned(businessId, sql`m.topic in ${topics}`, label) : sql`false`)
  else if (label)
    all.push(isAnalysed(businessId, label === 'opinion' ? sql`n.label is not null` : sql`n.label = ${label}`))
  // Signs alone are no word, and nothing is found by them.
  const query = q && searchQuery(q)
  if (q) all.push(query ? isFound(businessId, query, isLarge) : sql`false`)
  return sql.join([...along, ...all.map(assumeHalfMatch)], sql` and `)
}

function isRated(rating: number | RatingRange) {
  const { lowest, highest } = ratingsOf(rating)
  return sql`r.rating between ${lowest} and ${highest}`
}

const isSaid: Record<InboxLabel, SQL> = {
  positive: sql`m.praise`,
  negative: sql`m.complaint`,
  neutral: sql`not (m.praise or m.complaint)`,
  opinion: sql`(m.praise or m.complaint)`,
}

/** Events of muted topics are left out. */
const isUnmuted = (businessId: string) => sql`not exists (select from ${topicRules} t
  where t.business_id = ${businessId} and t.topic = m.topic and t.is_muted)`

/** As screens count them: every mention, however sure. */
const isMentioned = (businessId: string, its: SQL, label?: InboxLabel) => {
  const isAbout = sql`${its} and not m.is_elsewhere ${label ? sql`and ${isSaid[label]}` : sql``}`
  // Only the review's own mentions are looked up: an index by topic would give those of all reviews for each review.
  return sql`exists (select from ${mentions} m
    where m.business_id = ${businessId} and m.review_id = r.id and ${assumeHalfMatch(isAbout)})`
}

const isAnalysed = (businessId: string, condition: SQL) => sql`
  exists (select from ${analyses} n where n.business_id = ${businessId} and n.review_id = r.id and ${condition})`

const isAssignedTo = (businessId: string, userId: string) => sql`exists (select from ${reviewAssignments} a
  where a.business_id = ${businessId} and a.review_id = r.id and a.user_id = ${userId})`

const hasReply = (businessId: string) => sql`exists (
  select from ${replies} w where w.business_id = ${businessId} and w.review_id = r.id)`

/** Words in the title, the text, the author's name or the reply. Each index is searched once. */
function isFound(businessId: string, query: SQL, isLarge: boolean) {
  // The planner uses no index for a condition with assumeHalfMatch: a large business is searched by words, a small one by its reviews.
  const its = (ofBusiness: SQL, words: SQL) =>
    isLarge
      ? sql`${assumeHalfMatch(ofBusiness)} and ${words}`
      : sql`${ofBusiness} and ${assumeHalfMatch(words)}`
  return sql`r.id in (
    with found as materialized (
      select n.review_id from ${analyses} n
      where ${its(sql`n.business_id = ${businessId}`, sql`n.search @@ ${query}`)}
      union all
      select w.review_id from ${replies} w
      where ${its(sql`w.business_id = ${businessId}`, sql`search_words(w.text) @@ ${query}`)}
    )
    select review_id from found)`
}

/** The languages of the published reviews, the most frequent first. */
export async function listLanguages(db: Database, businessId: string): Promise<string[]> {
  const counts = await readCounts(db, businessId, { by: ['language'], sums: ['reviews'] })
  return counts
    .filter(({ language }) => language !== '' && language !== 'zxx')
    .toSorted((one, other) => other.reviews - one.reviews)
    .map(({ language }) => language)
}
