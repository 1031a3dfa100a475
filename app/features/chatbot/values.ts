import { ratingOf } from '#app/features/analytics/chance.ts'
import { fewestReviews, type StarCounts } from '#app/features/insights/chance.ts'
import type { Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { shareOf } from '#app/features/transparency/chance.ts'
import { matching } from './matching.ts'
import type { Row } from './reading-rows.server.ts'

export type Value = {
  value: number | null
  kind: 'count' | 'share' | 'average' | 'hours'
  /** Of so many reviews. */
  reviews: number
  interval: { low: number; high: number } | null
}

/** Averages and replies are of the reviews in the rating, unless a source was asked for. */
export const isOfRating = ({ measure, where, part, by }: Query) =>
  (measure === 'average' || measure === 'replies' || Boolean(part?.reply || where.reply)) &&
  by !== 'source' &&
  !where.provenances &&
  !part?.provenances

/** The tone of stars alone cannot be told. */
export const toneIsAsked = ({ measure, part }: Query) => measure === 'tone' || Boolean(part?.label)

/** Those of the rows that a measure looks at. `isOfAll`: imported ones too. */
export function lookedAt(rows: Row[], query: Query, isOfAll: boolean): Row[] {
  if (toneIsAsked(query)) return rows.filter(({ label }) => label !== null)
  return isOfRating(query) && !isOfAll ? rows.filter(({ provenance }) => isCounted(provenance)) : rows
}

/**
 * True if imported reviews are averaged too: without them one number, both sides of a comparison, or two groups cannot be
 * told. A business may have few reviews that are not imported, and still wants an answer.
 */
export function needsImported(groups: Row[][], query: Query): boolean {
  if (query.measure !== 'average' || !isOfRating(query)) return false
  const told = (isOfAll: boolean) =>
    groups.filter((rows) => measured(lookedAt(rows, query, isOfAll), 'average').value !== null).length
  const own = told(false)
  if (query.versus && told(true) < groups.length) return false
  return own < Math.min(2, groups.length) && (own === 0 || told(true) > own)
}

export const starCounts = (rows: Row[]): StarCounts =>
  [1, 2, 3, 4, 5].map((stars) => rows.filter(({ rating }) => rating === stars).length) as StarCounts

/** The number that a measure gives for these reviews. Null where they are too few. */
export function measured(rows: Row[], measure: Measure, part?: ReviewSet): Value {
  if (measure === 'average') return averageOf(rows)
  if (measure === 'share' && part) return partOf(rows, part)
  if (measure === 'replies') return replyHours(rows)
  return { value: rows.length, kind: 'count', reviews: rows.length, interval: null }
}

function averageOf(rows: Row[]): Value {
  const rating = ratingOf(starCounts(rows))
  const interval = rating && { low: rating.low, high: rating.high }
  return { value: rating?.value ?? null, kind: 'average', reviews: rows.length, interval }
}

function partOf(rows: Row[], part: ReviewSet): Value {
  const count = matching(rows, part).length
  const { from, to } = shareOf(count, rows.length)
  const isEnough = rows.length >= fewestReviews
  const interval = isEnough && from !== null && to !== null ? { low: from, high: to } : null
  return { value: isEnough ? count / rows.length : null, kind: 'share', reviews: rows.length, interval }
}

/** The middle one of the times from publication to the reply. */
function replyHours(rows: Row[]): Value {
  const times = rows.flatMap(({ replyTime }) => replyTime ?? []).toSorted((one, other) => one - other)
  const middle = (times[Math.floor((times.length - 1) / 2)]! + times[Math.ceil((times.length - 1) / 2)]!) / 2
  const value = times.length >= fewestReviews ? middle / 10 : null
  return { value, kind: 'hours', reviews: times.length, interval: null }
}
