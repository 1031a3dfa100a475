import { listTopicNames } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { monthOf } from '#app/features/inbox/period-filter.ts'
import { findWrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import {
  type AnalyticsFilter,
  type Asked,
  asked,
  fromImport,
  openings,
  withoutDimensions,
} from './analytics-filter.ts'
import type { Chart } from './chart.tsx'
import { countOverTime } from './chart-counts.server.ts'
import { readAnswerCharts } from './question-answers.server.ts'
import { reachCharts } from './reach-charts.server.ts'
import { reviewCharts } from './review-charts.server.ts'

const chartKinds = [...reviewCharts, ...reachCharts]

/** The charts without a chosen filter: of the first default filter with enough reviews, else of the last one. */
export async function readOpening(db: Database, business: Business, at: Date, id?: string) {
  let read: Awaited<ReturnType<typeof readCharts>> | undefined
  for (const opening of openings) {
    read = await readCharts(db, business, asked(opening, at), at, id)
    if (read.charts) break
  }
  return read!
}

/** Everything on the Analytics page. `wanted`: null for a default filter. `charts`: null with too few reviews. */
export async function readAnalytics(
  db: Database,
  business: Business,
  wanted: AnalyticsFilter | null,
  at: Date,
) {
  const [read, options, answers] = await Promise.all([
    wanted ? readCharts(db, business, asked(wanted, at), at) : readOpening(db, business, at),
    readOptions(db, business.id, at),
    readAnswerCharts(db, business.id),
  ])
  return { ...read, isOpening: wanted === null, options, answers }
}
export type Analytics = Awaited<ReturnType<typeof readAnalytics>>

async function readOptions(db: Database, businessId: string, at: Date) {
  const [topics, groups, written] = await Promise.all([
    listTopicNames(db, businessId),
    readCounts(db, businessId, { by: ['language', 'importSource'], sums: ['reviews'] }),
    findWrittenPeriod(db, businessId),
  ])
  const [languages, sources] = (['language', 'importSource'] as const).map((key) => [
    ...new Set(groups.sort((one, other) => other.reviews - one.reviews).map((each) => each[key])),
  ])
  return {
    topics,
    languages: languages!.filter((code) => /^[a-z]{2,3}$/.test(code)),
    imports: sources!.filter(Boolean).map((source) => fromImport + source),
    firstMonth: monthOf(written?.from ?? at),
  }
}

export async function readCharts(db: Database, business: Business, wanted: Asked, at: Date, id?: string) {
  const overTime = await countOverTime(db, business.id, wanted, at)
  const { reviews } = overTime.now
  if (reviews < fewestReviews) return { filter: wanted, reviews, charts: null }
  const kinds = chartKinds.filter((kind) => id === undefined || kind.id === id)
  const charts = await Promise.all(
    kinds.map(async ({ id, question, ignores = [], read }): Promise<Chart> => {
      const { filter, note } = withoutDimensions(wanted, ignores)
      const told = await read({ db, business, filter, at, overTime })
      if (typeof told === 'string') return { id, question, answer: told, notes: [], data: null }
      const notes = [...told.notes, note].filter((each) => each !== null)
      return { id, question, ...told, notes }
    }),
  )
  return { filter: wanted, reviews, charts }
}
