import type { Chart } from '#app/features/analytics/chart.tsx'
import { fillBuckets, reviewsFrom } from '#app/features/analytics/chart-counts.server.ts'
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
import { formatAverage, countOf as inNumbers } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'

/** From how many quarters on there is a long view. */
const fewestQuarters = 4
/** A smaller step is nothing to tell, in stars. */
const leastStep = 0.2

/** The stars of all years by the quarter, imported reviews included, and the step that stands out most. Null in the first year. */
export async function readLongView(
  db: Database,
  businessId: string,
  at: Date,
): Promise<{ chart: Chart; isStep: boolean } | null> {
  const rows = await readCounts(db, businessId, {
    by: ['start', 'rating'],
    sums: ['reviews'],
    unit: 'quarter',
    ...reviewsFrom('customers'),
  })
  const quarters = fillBuckets(rows, 'quarter', new Date(rows[0]?.start ?? at), at)
  if (quarters.length < fewestQuarters) return null
  const step = tellStep(quarters)
  return {
    isStep: step !== null,
    chart: {
      id: 'long',
      question: 'And over the years?',
      notes: ['By quarter of writing (UTC).'],
      answer: step ?? 'No clear step: the quarters differ as chance explains, or by little.',
      data: {
        kind: 'trend',
        of: 'Quarter',
        rows: quarters.map(({ label, longLabel, stars }) => {
          const { value = null, low, high } = ratingOf(stars) ?? {}
          return { label, longLabel, value, low, high, count: countOf(stars) }
        }),
      },
    },
  }
}

type Quarter = { longLabel: string; stars: StarCounts }

/** The clearest step between two quarters. Null where chance explains it, or where it is small. */
function tellStep(quarters: Quarter[]) {
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
    return null
  const since = quarters[clearest.at]!.longLabel
  return `Since ${since}, reviews average ${formatAverage(is)} stars (${inNumbers(countOf(clearest.after), 'review')}); before, it was ${formatAverage(was)} (${inNumbers(countOf(clearest.before), 'review')}).`
}
