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

/** The reviews that a measure looks at: averages and replies are of those in the rating, unless a source was asked for. */
export function lookedAt(
  rows: Row[],
  measure: Measure,
  { where, part }: Pick<Query, 'where' | 'part'>,
): Row[] {
  // The tone of stars alone cannot be told.
  if (part?.label) return rows.filter(({ label }) => label !== null)
  const isOfRating = measure === 'average' || measure === 'replies' || Boolean(part?.reply || where.reply)
  if (!isOfRating || where.provenances || part?.provenances) return rows
  const rated = rows.filter(({ provenance }) => isCounted(provenance))
  // A business may have nothing but imported reviews: then the answer says that it is about these.
  return rated.length > 0 || measure !== 'average' ? rated : rows
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
