import { bucketsOf } from '#app/features/dashboard/analytics/buckets.ts'
import { addUp as starsOf } from '#app/features/dashboard/analytics/counting.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import {
  addUp,
  averageOf,
  chanceOfRatings,
  countOf,
  fewestReviews,
  ratingOf,
  type StarCounts,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { formatAverage, countOf as inNumbers } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { TrendPoint } from '#app/ui/trend-drawing.tsx'

/** Before there is a long view. */
const fewestQuarters = 4
/** A smaller step is nothing to tell, in stars. */
const leastStep = 0.2

export type LongView = { answer: string; points: TrendPoint[] }

/** The stars of all years by the quarter, imported reviews included, and the step that stands out most. Null in the first year. */
export async function readLongView(db: Database, businessId: string, at: Date): Promise<LongView | null> {
  const rows = await readCounts(db, businessId, {
    ...{ by: ['start', 'rating'], unit: 'quarter' },
    provenance: provenances.filter((each) => each !== 'insider'),
  })
  if (rows.length === 0) return null
  const quarters = bucketsOf('quarter', new Date(rows[0]!.start), at).map(({ start, label, longLabel }) => {
    const { stars } = starsOf(rows.filter((row) => row.start === start))
    return { label, longLabel, stars }
  })
  if (quarters.length < fewestQuarters) return null
  const points = quarters.map(({ label, longLabel, stars }): TrendPoint => {
    const rating = ratingOf(stars)
    const { value = null, low, high } = rating ?? {}
    return { label, longLabel, value, low, high, count: countOf(stars) }
  })
  return { answer: answerOf(quarters), points }
}

type Quarter = { longLabel: string; stars: StarCounts }

function answerOf(quarters: Quarter[]) {
  const steps = quarters.slice(1).map((_, index) => {
    const at = index + 1
    const [before, after] = [quarters.slice(0, at), quarters.slice(at)].map((part) =>
      addUp(part.map(({ stars }) => stars)),
    ) as [StarCounts, StarCounts]
    const isKnown = Math.min(countOf(before), countOf(after)) >= fewestReviews
    return { at, before, after, chance: isKnown ? chanceOfRatings(before, after) * quarters.length : 1 }
  })
  const clearest = steps.reduce((one, other) => (other.chance < one.chance ? other : one))
  const [was, is] = [averageOf(clearest.before), averageOf(clearest.after)]
  if (clearest.chance >= unlikely || was === null || is === null || Math.abs(is - was) < leastStep)
    return 'Over the years, no clear step: the quarters differ as chance explains, or by little.'
  const since = quarters[clearest.at]!.longLabel
  return `Since ${since}, reviews average ${formatAverage(is)} stars (${inNumbers(countOf(clearest.after), 'review')}); before, it was ${formatAverage(was)} (${inNumbers(countOf(clearest.before), 'review')}).`
}
