import { fewestReviews } from '#app/features/figures/statistics.ts'
import { formatAverage, formatMonth, formatMonthName } from '#app/languages/format.ts'
import type { TrendPoint } from '#app/ui/trend-chart.tsx'
import type { RatedMonth } from './ratings.server.ts'

/** Months as a chart draws them, those with too few reviews without an average. The interval stays between 1 and 5 stars. */
export const trendPoints = (months: RatedMonth[]): TrendPoint[] =>
  months.map(({ month, average, uncertainty, count }) => {
    const isDrawn = count >= fewestReviews
    return {
      label: formatMonthName(month, 'short'),
      longLabel: formatMonth(month),
      value: isDrawn ? average : null,
      low: isDrawn ? Math.max(1, average! - uncertainty!) : undefined,
      high: isDrawn ? Math.min(5, average! + uncertainty!) : undefined,
      count,
    }
  })

/** The line of the year's average, if there is one. */
export const yearReference = (average: number | null) =>
  average === null ? undefined : { value: average, label: `year ${formatAverage(average)}` }
