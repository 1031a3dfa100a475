import { formatAverage, formatMonth, formatMonthName } from '#app/languages/format.ts'
import type { TrendPoint } from '#app/ui/trend-chart.tsx'
import type { RatedMonth } from './ratings.server.ts'

/** Months as a chart draws them. The confidence interval stays between 1 and 5 stars. */
export const trendPoints = (months: RatedMonth[]): TrendPoint[] =>
  months.map(({ month, average, uncertainty, count }) => ({
    label: formatMonthName(month, 'short'),
    longLabel: formatMonth(month),
    value: average,
    low: average === null ? undefined : Math.max(1, average - uncertainty!),
    high: average === null ? undefined : Math.min(5, average + uncertainty!),
    count,
  }))

/** The line of the year's average, if there is one. */
export const yearReference = (average: number | null) =>
  average === null ? undefined : { value: average, label: `year ${formatAverage(average)}` }
