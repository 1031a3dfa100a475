import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { type Burst, findBursts } from '#app/features/findings/bursts.ts'
import { isOpen } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/quoting.server.ts'
import { readFindings } from '#app/features/findings/reading.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { driverChart } from './driver-chart.ts'
import { readLongView } from './long-view.server.ts'
import { readSentimentOverTime } from './sentiment-over-time.server.ts'
import type { SentimentUnit } from './sentiment-unit.ts'

const most = { complaints: 5, praise: 2, changes: 12, bursts: 3 }

/** All that AI Sentiments shows. `wanted`: null for the unit of time that fits. */
export async function readAiSentiments(
  db: Database,
  business: Pick<Business, 'id' | 'tierName'>,
  at: Date,
  wanted: SentimentUnit | null,
) {
  const { id } = business
  const [all, overTime, longView, bursts, pause] = await Promise.all([
    readFindings(db, business, at),
    readSentimentOverTime(db, id, at, wanted),
    readLongView(db, id, at),
    readBursts(db, id, at),
    readAnalysisPause(db, business, at),
  ])
  const open = all.findings.filter(isOpen)
  const of = (side: Side) => open.filter((each) => each.side === side)
  const first = [...of('complaint').slice(0, most.complaints), ...of('praise').slice(0, most.praise)]
  const quotes = await quoteFindings(db, id, first, { from: new Date(all.from), pause })
  return {
    of: { from: all.from, reviews: all.reviews, decidedOn: all.decidedOn },
    findings: first.map((finding, rank) => ({ finding, quotes: quotes[rank]! })),
    changes: all.findings
      .filter(({ since }) => since !== null)
      .sort((one, other) => (one.since! < other.since! ? 1 : -1))
      .slice(0, most.changes),
    drivers: driverChart(all),
    ...{ overTime, longView, bursts },
  }
}
export type AiSentiments = Awaited<ReturnType<typeof readAiSentiments>>

const weeksOfBursts = 26

/** Days of the last half year with more reviews than chance explains, imported ones left out: they come at once. */
async function readBursts(db: Database, businessId: string, at: Date): Promise<Burst[]> {
  const from = new Date(at.getTime() - days(7 * weeksOfBursts)).toISOString().slice(0, 10)
  const rows = await readCounts(db, businessId, {
    ...{ by: ['start'], unit: 'day', from },
    provenance: provenances.filter((each) => each !== 'insider' && each !== 'imported'),
  })
  const byDay = new Map(rows.map(({ start, reviews }) => [start, reviews]))
  const counts = Array.from({ length: 7 * weeksOfBursts }, (_, index) => {
    const day = new Date(new Date(from).getTime() + days(index)).toISOString().slice(0, 10)
    return byDay.get(day) ?? 0
  })
  return rows.length < fewestReviews ? [] : findBursts(from, counts).slice(0, most.bursts)
}
