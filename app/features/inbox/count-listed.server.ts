import { type SQL, sql } from 'drizzle-orm'
import { causesOf } from '#analysis/causes/causes.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts, type Sums } from '#app/features/figures/counts.server.ts'
import { isCounted, type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { type InboxFilter, type RatingRange, ratingsOf } from './inbox-address.ts'
import { readWindow } from './period-filter.ts'

type Listed = { filter: InboxFilter; where: SQL; at: Date }

/** How many reviews a filter lists, from facts and mentions alone. Null where they do not tell. */
export async function countListed(db: Database, businessId: string, { filter, where, at }: Listed) {
  const { state, label, rating, language, tag, assigned, q } = filter
  const isReply = state === 'unreplied' || state === 'replied'
  const isCountable = isReply || state === 'all' || state === 'published'
  if (!isCountable || isUuid(filter.product ?? '') || tag || assigned || q || (label && isReply)) return null
  if (filter.topic && causesOf(filter.topic)) return null
  const window = readWindow(filter.period, at)
  const [from, to] = [window?.from, window?.to].map((end) => end?.toISOString().slice(0, 10))
  if (filter.topic && (label === 'neutral' || label === 'opinion')) return null
  const topic = filter.topic ? await topicsBehind(db, businessId, filter.topic) : undefined
  const asked = provenances.filter((each) => isAsked(each, filter))
  const cells = await readCounts(db, businessId, {
    by: ['rating'],
    sums: label ? labelSums : ['reviews', 'replied'],
    topic,
    language,
    from,
    to,
    importSource: filter.importedFrom,
    provenance: asked,
  })
  const published = cells
    .filter((cell) => !rating || isRated(cell.rating, rating))
    .reduce((sum, cell) => sum + listedOf(cell, filter), 0)
  const isPublishedOnly = state === 'published' || state === 'unreplied'
  const others = [
    ...(isPublishedOnly ? [] : [sql`r.state <> 'published'`]),
    // The counts of topics are without insiders.
    ...(topic && asked.includes('insider')
      ? [
          sql`r.provenance = 'insider' and r.product_id is null and ${assumeHalfMatch(sql`r.state = 'published'`)}`,
        ]
      : []),
    sql`r.product_id is not null and ${assumeHalfMatch(sql`r.state = 'published'`)}`,
  ]
  const counted = await Promise.all(others.map((are) => countOthers(db, businessId, are, where)))
  return counted.reduce((sum, count) => sum + count, published)
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

const labelSums: (keyof Sums)[] = ['praise', 'complaints', 'positive', 'neutral', 'negative']

function listedOf({ reviews, replied, ...by }: Sums, { state, label, topic }: InboxFilter) {
  if (topic && label) return label === 'positive' ? by.praise : by.complaints
  if (label === 'opinion') return by.positive + by.neutral + by.negative
  if (label) return by[label]
  if (state === 'replied') return replied
  return state === 'unreplied' ? reviews - replied : reviews
}

/** Counts reviews of kinds that are few and have an index. */
async function countOthers(db: Database, businessId: string, are: SQL, where: SQL) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from reviews r
    where r.business_id = ${businessId} and ${are} and ${assumeHalfMatch(where)}`)
  return rows[0]!.count
}
