import { and, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { challenges } from '#app/features/moderation/challenge.table.ts'
import { type ChallengeReason, harmfulReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { type PublicEntry, publicEntry } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publishing.server.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { hasSearched } from '#app/features/reviews/searching.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { columnsOf, cursorOf, isAfter, microsWritten, positionOf } from './ordering.server.ts'
import type { PublicFilter, PublicOrder } from './public-view.ts'

export type Listing = Partial<PublicFilter> & {
  businessId: string
  /** An opaque cursor from an earlier page. A cursor that we did not make gives the first page. */
  after?: string | null
  order?: PublicOrder
  limit: number
  minimumRating?: number
}

export type ListedReviews = { entries: PublicEntry[]; nextCursor: string | null }

/**
 * A business's reviews as anyone may read them, newest first if no order is asked for: the published reviews, and
 * tombstones in place of hidden words and of reviews that were removed for their content.
 */
export async function listPublishedReviews(db: Database, listing: Listing): Promise<ListedReviews> {
  const limit = Math.min(Math.max(Math.trunc(listing.limit), 1), 100)
  const rows = await selectPublic(db)
    .where(and(...conditionsOf(listing)))
    .orderBy(...columnsOf(listing.order))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(publicEntry),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
  }
}

function conditionsOf({ businessId, after, order, limit: _, minimumRating, ...filter }: Listing) {
  const position = after ? positionOf(after) : null
  const conditions = [eq(reviews.businessId, businessId), isPublic, ...filterConditions(businessId, filter)]
  if (minimumRating && minimumRating > 1) conditions.push(gte(reviews.rating, minimumRating))
  if (position) conditions.push(isAfter(position, order))
  return conditions
}

/** A tombstone has no topic, language or words. Only hidden words still have a reply, a source and marks. */
export function filterConditions(businessId: string, filter: Partial<PublicFilter>) {
  const { rating, topic, language, hasReply, source, mark, query } = filter
  const conditions: SQL[] = []
  if (rating) conditions.push(eq(reviews.rating, rating))
  if (topic || language || query) conditions.push(isReadable)
  else if (hasReply || source || mark) conditions.push(eq(reviews.state, 'published'))
  if (topic)
    conditions.push(sql`exists (select 1 from ${aspects} where aspects.business_id = ${reviews.businessId}
      and aspects.review_id = ${reviews.id} and aspects.topic = ${topic})`)
  if (language) conditions.push(sql`coalesce(${languageOfReview}, 'und') = ${language}`)
  if (hasReply)
    conditions.push(sql`exists (select 1 from ${replies} where ${replies.businessId} = ${reviews.businessId}
      and ${replies.reviewId} = ${reviews.id})`)
  if (query) conditions.push(hasSearched(businessId, query))
  if (source) conditions.push(eq(reviews.provenance, source))
  if (mark === 'challenged') conditions.push(isNotNull(reviews.challengedAt))
  if (mark === 'rewarded') conditions.push(isNotNull(reviews.incentive))
  if (mark === 'edited') conditions.push(isNotNull(reviews.editedAt))
  return conditions
}

const languageOfReview = sql<string | null>`(select analyses.language from ${analyses}
  where analyses.business_id = ${reviews.businessId} and analyses.review_id = ${reviews.id})`

/** Published, with or without its words, or removed after publication. A review that was never public leaves no public trace. */
const isPublic = or(
  eq(reviews.state, 'published'),
  and(
    eq(reviews.state, 'removed'),
    isNotNull(reviews.publishedAt),
    inArray(reviews.removedReason, [...harmfulReasons]),
  ),
)

export const publicColumns = {
  id: reviews.id,
  state: reviews.state,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  language: languageOfReview.as('language'),
  authorName: reviews.authorName,
  writtenAt: reviews.writtenAt,
  provenance: reviews.provenance,
  importSource: reviews.importSource,
  removedAt: reviews.removedAt,
  removedReason: reviews.removedReason,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
  challengedAt: reviews.challengedAt,
  answers: reviews.answers,
  incentive: reviews.incentive,
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
  replyText: sql<string | null>`${replies.text}`.as('reply_text'),
  repliedAt: sql<Date | null>`${replies.createdAt}`.mapWith(replies.createdAt).as('replied_at'),
  replyEditedAt: sql<Date | null>`${replies.updatedAt}`.mapWith(replies.updatedAt).as('reply_edited_at'),
}

export const isItsReply = and(eq(replies.businessId, reviews.businessId), eq(replies.reviewId, reviews.id))
export const isItsChallenge = and(
  eq(challenges.businessId, reviews.businessId),
  eq(challenges.reviewId, reviews.id),
  eq(challenges.state, 'open'),
)

export function selectPublic(db: Database) {
  return db
    .select({ ...publicColumns, position: microsWritten })
    .from(reviews)
    .leftJoin(replies, isItsReply)
    .leftJoin(challenges, isItsChallenge)
    .$dynamic()
}
