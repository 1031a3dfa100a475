import { bucketsOf, startOf } from '#app/features/dashboard/analytics/buckets.ts'
import { addUp } from '#app/features/dashboard/analytics/counting.server.ts'
import { asked } from '#app/features/dashboard/analytics/filter.ts'
import { sentimentChart } from '#app/features/dashboard/analytics/sentiment-chart.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type SentimentUnit, sentimentUnits } from './sentiment-unit.ts'

/** As many as fit into a drawing. */
const shown: Record<SentimentUnit, number> = { week: 26, month: 24 }
const weekLong = 7 * 86_400_000

/** Shares of sentiment by the week or the month, until now. `wanted`: null for weeks where most have enough reviews. */
export async function readSentimentOverTime(
  db: Database,
  businessId: string,
  at: Date,
  wanted: SentimentUnit | null,
) {
  const units = wanted ? [wanted] : sentimentUnits
  for (const unit of units) {
    const overTime = await readUnit(db, businessId, at, unit)
    const known = overTime.buckets.filter(({ reviews }) => reviews >= fewestReviews).length
    if (unit === units.at(-1) || 2 * known >= overTime.buckets.length) {
      const filter = asked({ period: 'any', compare: 'none', source: 'customers' }, at)
      return { unit, chart: sentimentChart(filter, overTime) }
    }
  }
  throw new Error('No unit of time')
}

async function readUnit(db: Database, businessId: string, at: Date, unit: SentimentUnit) {
  const from =
    unit === 'week'
      ? new Date(at.getTime() - (shown.week - 1) * weekLong)
      : new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - shown.month + 1, 1))
  const first = startOf(unit, from.toISOString().slice(0, 10))
  const rows = await readCounts(db, businessId, {
    ...{ by: ['start', 'rating'], unit, from: first },
    provenance: provenances.filter((each) => each !== 'insider'),
  })
  const buckets = bucketsOf(unit, new Date(rows[0]?.start ?? at), at).map((bucket) => ({
    ...bucket,
    ...addUp(rows.filter(({ start }) => start === bucket.start)),
  }))
  return { unit, buckets, now: addUp(rows), before: null }
}
