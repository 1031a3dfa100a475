import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import {
  type PhotoRow,
  type PublicEntry,
  type PublicReview,
  publicEntry,
  publicReview,
} from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { publicColumns, replies, reviews } from '#app/features/reviews/review.table.ts'
import { type ChallengeReason, harmfulReasons } from '#app/features/reviews/review.vocabulary.ts'
import { productOf } from '#app/features/reviews/review-conditions.server.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import type { PublicFilter, PublicOrder } from './public-view.ts'
import {
  columnsOf,
  cursorOf,
  isAfter,
  microsWritten,
  positionOf,
  starsInOrder,
} from './review-cursor.server.ts'
import { hasSearched } from './search-reviews.server.ts'

export type Listing = Partial<PublicFilter> & {
  businessId: string
  /** An opaque cursor from an earlier page. A cursor that we did not make gives the first page. */
  after?: string | null
  order?: PublicOrder
  limit: number
  /** Further conditions of the caller. */
  also?: SQL[]
}

export type ListedReviews = { entries: PublicEntry[]; nextCursor: string | null }

/**
 * A business's reviews as anyone may read them, newest first if no order is asked for: the published reviews, and
 * tombstones in place of hidden words and of reviews that were removed for their content.
 */
export async function listPublishedReviews(db: Database, listing: Listing): Promise<ListedReviews> {
  const limit = Math.min(Math.max(Math.trunc(listing.limit), 1), 100)
  const rows = await listRows(db, listing, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(publicEntry),
    nextCursor: rows.length > limit && last ? cursorOf({ ...last.shown, position: last.position }) : null,
  }
}

/** The public ones of these reviews, by id. */
export async function findPublicReviews(db: Database, businessId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, PublicReview>()
  const rows = await selectPublic(db).where(
    and(eq(reviews.businessId, businessId), isOneOf(ids), assumeHalfMatch(isReadable)),
  )
  return new Map(rows.map((row) => [row.shown.id, publicReview(row)]))
}

/** Joins the ids as a list, so that each is looked up: with an array the planner may read all reviews of the business. */
export const isOneOf = (ids: string[]) => sql`${reviews.id} in (select unnest(${sql.param(ids)}::uuid[]))`

/** An order by stars goes from one number of stars to the next, each along the index, until the page is full. */
async function listRows(db: Database, listing: Listing, limit: number) {
  const rows: Awaited<ReturnType<typeof listStars>> = []
  for (const stars of starsInOrder(listing)) {
    rows.push(...(await listStars(db, listing, stars, limit - rows.length)))
    if (rows.length === limit) break
  }
  return rows
}

function listStars(db: Database, listing: Listing, stars: number | null, limit: number) {
  const isBegun = listing.after && positionOf(listing.after)?.rating === stars
  const its: Listing = stars
    ? { ...listing, rating: stars, order: 'newest', after: isBegun ? listing.after : null }
    : listing
  const { query, ...others } = its
  const order = columnsOf(its.order)
  const where = conditionsOf(others)
  if (query) {
    where.push(assumeHalfMatch(isReadable))
    where.push(hasSearched(its.businessId, query, { where: [...where], order, limit }))
  }
  return selectPublic(db)
    .where(and(...where))
    .orderBy(...order)
    .limit(limit)
}

function conditionsOf({ businessId, after, order, limit: _, also = [], ...filter }: Listing) {
  const position = after ? positionOf(after) : null
  const conditions = [
    eq(reviews.businessId, businessId),
    assumeHalfMatch(isPublic),
    ...filterConditions(businessId, filter),
    ...also,
  ]
  if (position) conditions.push(isAfter(position, order))
  return conditions
}

/** Only the review's own mentions are looked up: an index by topic would give those of all reviews for each review. */
const hasMention = (businessId: string, topic: string) => sql`
  (select true from ${mentions} m where m.business_id = ${reviews.businessId} and m.review_id = ${reviews.id}
    and ${isMention(businessId, topic)}) is true`

export const isMention = (businessId: string, topic: string) => sql`
  m.business_id = ${businessId} and m.topic = ${topic} and not m.is_elsewhere`

/** Reviews of the product; without one, of the business itself. */
const isOf = (product: PublicFilter['product']) =>
  product ? eq(reviews.productId, product.id) : assumeHalfMatch(isNull(reviews.productId))

/** A tombstone has no topic, language or words. Only hidden words still have a reply, a source and marks. */
export function filterConditions(businessId: string, filter: Partial<PublicFilter>) {
  const { rating, topic, language, hasReply, source, mark, query, product } = filter
  const conditions: SQL[] = [isOf(product)]
  // One index is walked along: that of the mark, of the stars or of the source.
  const along = mark ? 'mark' : rating ? 'rating' : 'source'
  const isAlong = (name: typeof along, condition: SQL) =>
    name === along ? condition : assumeHalfMatch(condition)
  if (rating) conditions.push(isAlong('rating', eq(reviews.rating, rating)))
  if (topic || language || query) conditions.push(assumeHalfMatch(isReadable))
  else if (hasReply || source || mark) conditions.push(assumeHalfMatch(eq(reviews.state, 'published')))
  if (topic) conditions.push(assumeHalfMatch(hasMention(businessId, topic)))
  if (language) {
    const found = sql`select a.language from ${analyses} a 
      where a.business_id = ${businessId} and a.business_id = ${reviews.businessId} and a.review_id = ${reviews.id}`
    conditions.push(assumeHalfMatch(sql`coalesce((${found}), 'und') = ${language}`))
  }
  if (hasReply)
    conditions.push(sql`(select true from ${replies} where ${replies.businessId} = ${reviews.businessId}
      and ${replies.reviewId} = ${reviews.id} limit 1) is true`)
  if (query) conditions.push(hasSearched(businessId, query))
  if (source) conditions.push(isAlong('source', eq(reviews.provenance, source)))
  if (mark === 'challenged') conditions.push(isNotNull(reviews.challengedAt))
  if (mark === 'rewarded') conditions.push(isNotNull(reviews.incentive))
  if (mark === 'edited') conditions.push(isNotNull(reviews.editedAt))
  return conditions
}

const languageOfReview = sql<string | null>`(select analyses.language from ${analyses}
  where analyses.business_id = ${reviews.businessId} and analyses.review_id = ${reviews.id})`

/** Published, with or without its words, or removed after publication. A review that was never public leaves no public trace. */
export const isPublic = or(
  eq(reviews.state, 'published'),
  and(
    eq(reviews.state, 'removed'),
    isNotNull(reviews.publishedAt),
    inArray(reviews.removedReason, [...harmfulReasons]),
  ),
)!

const columns = {
  shown: publicColumns(reviews),
  businessId: reviews.businessId,
  state: reviews.state,
  language: languageOfReview.as('review_language'),
  writtenAt: reviews.writtenAt,
  provenance: reviews.provenance,
  removedAt: reviews.removedAt,
  removedReason: reviews.removedReason,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
  challengedAt: reviews.challengedAt,
  answers: reviews.answers,
  // Named, because other tables have columns of the same name and this may become part of another statement.
  challengeReason: sql<ChallengeReason | null>`${challenges.reason}`.as('challenge_reason'),
  // A version with the date of the next one differs by an addition, which is no edit.
  edits: sql<
    { at: string; ratingBefore: number }[]
  >`case when ${reviews.editedAt} is null then '[]'::jsonb else (
    select coalesce(jsonb_agg(jsonb_build_object('at', v.replaced_at, 'ratingBefore', v.rating) order by v.number), '[]')
    from (
      select distinct on (written_at) replaced_at, rating, number from review_versions
      where business_id = ${reviews.businessId} and review_id = ${reviews.id}
      order by written_at, number desc) v) end`.as('edits'),
  product: productOf(reviews),
  photos: sql<
    PhotoRow[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
      'videoType', p.video_type, 'videoCodec', p.video_codec, 'seconds', p.seconds, 'hasCaptions', p.captions is not null)
    order by p.created_at, p.id), '[]') from review_photos p
    where p.business_id = ${reviews.businessId} and p.review_id = ${reviews.id} and p.state = 'shown')`.as(
    'photos',
  ),
  replyText: sql<string | null>`${replies.text}`.as('reply_text'),
  repliedAt: sql<Date | null>`${replies.createdAt}`.mapWith(replies.createdAt).as('replied_at'),
  replyEditedAt: sql<Date | null>`${replies.updatedAt}`.mapWith(replies.updatedAt).as('reply_edited_at'),
}

const isItsReply = and(eq(replies.businessId, reviews.businessId), eq(replies.reviewId, reviews.id))
const isItsChallenge = and(
  eq(challenges.businessId, reviews.businessId),
  eq(challenges.reviewId, reviews.id),
  eq(challenges.state, 'open'),
)

export function selectPublic(db: Database) {
  // With a limit, so that one is looked up for each review: the planner may read all replies of the business instead.
  const itsReply = db.select().from(replies).where(isItsReply).limit(1).as('replies')
  return db
    .select({ ...columns, position: microsWritten })
    .from(reviews)
    .leftJoinLateral(itsReply, sql`true`)
    .leftJoin(challenges, isItsChallenge)
    .$dynamic()
}
