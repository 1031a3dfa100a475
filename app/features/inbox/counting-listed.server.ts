import { type SQL, sql } from 'drizzle-orm'
import { type Counted, readCounts } from '#app/features/reviews/counts.server.ts'
import { isCounted, type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'
import { type InboxFilter, type RatingRange, ratingsOf } from './inbox-address.ts'
import { windowOf } from './periods.ts'

type Listed = { filter: InboxFilter; where: SQL; at: Date }

/** How many reviews a filter lists, from the prepared counts. Null where they do not tell. */
export async function countListed(db: Database, businessId: string, { filter, where, at }: Listed) {
  const { state, label, rating, language, tag, topic, q } = filter
  const isReply = state === 'unreplied' || state === 'replied'
  const isPrepared = isReply || state === 'all' || state === 'published'
  if (!isPrepared || tag || topic || q || (label && isReply)) return null
  const window = windowOf(filter.period, at)
  const cells = await readCounts(db, businessId, {
    by: ['rating'],
    language,
    importSource: filter.importedFrom,
    provenance: provenances.filter((each) => isAsked(each, filter)),
    from: window?.from.toISOString().slice(0, 10),
    to: window?.to?.toISOString().slice(0, 10),
  })
  const published = cells
    .filter((cell) => !rating || isRated(cell.rating, rating))
    .reduce((sum, cell) => sum + listedOf(cell, filter), 0)
  const isPublishedOnly = state === 'published' || state === 'unreplied'
  return isPublishedOnly ? published : published + (await countOthers(db, businessId, where))
}

function isRated(rating: number, asked: number | RatingRange) {
  const { lowest, highest } = ratingsOf(asked)
  return rating >= lowest && rating <= highest
}

function isAsked(each: Provenance, { provenance, state }: InboxFilter) {
  if (state === 'unreplied' && !isCounted(each)) return false
  if (provenance === 'any') return true
  if (provenance === 'own') return isCounted(each)
  return provenance === 'customers' ? each !== 'insider' : each === provenance
}

function listedOf({ reviews, replied, ...by }: Counted<'rating'>, { state, label }: InboxFilter) {
  if (label === 'opinion') return by.positive + by.neutral + by.negative
  if (label) return by[label]
  if (state === 'replied') return replied
  return state === 'unreplied' ? reviews - replied : reviews
}

/** The few that are not published have an index of their own. */
async function countOthers(db: Database, businessId: string, where: SQL) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from reviews r
    where r.business_id = ${businessId} and r.state <> 'published' and ${unweighed(where)}`)
  return rows[0]!.count
}
