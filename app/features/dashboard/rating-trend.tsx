import { ChartSection } from '#app/features/analytics/chart-section.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatMonth, formatMonthName } from '#app/languages/format.ts'
import type { Comparison, Dashboard, RatedMonth } from './dashboard.server.ts'

type RatingTrendProps = {
  dashboard: Pick<Dashboard, 'comparison' | 'months' | 'yearAverage' | 'imported'>
  /** The heading's level. */
  level?: 2 | 3
}

/** The average of each month, with this month's in large. */
export function RatingTrend({ dashboard, level }: RatingTrendProps) {
  const { comparison, imported } = dashboard
  const { months, average } = imported ?? { months: dashboard.months, average: dashboard.yearAverage }
  const { month, difference } = comparison
  const reference = average === null ? undefined : { value: average, label: `year ${formatAverage(average)}` }
  const isDrawn = months.some(({ rating }) => rating)
  return (
    <ChartSection
      chart={{
        id: 'trend',
        question: imported ? 'How do imported reviews rate you?' : 'Are customers happier than last month?',
        answer: imported
          ? `${formatAverage(average!)} on average in 12 months. They never count toward your rating.`
          : compareMonths(comparison),
        notes: [
          `By month of writing (UTC), with the 95% confidence interval. A month with fewer than ${fewestReviews} reviews has no average.`,
        ],
        data: isDrawn ? { kind: 'trend', of: 'Month', rows: months.map(trendPoint), reference } : null,
      }}
      level={level}
    >
      {difference && !imported && (
        <p className="font-serif text-6xl leading-[0.9] tracking-[-0.035em]">
          {formatAverage(month.average!)}
        </p>
      )}
    </ChartSection>
  )
}

function trendPoint({ month, count, rating }: RatedMonth) {
  const { value = null, low, high } = rating ?? {}
  return { label: formatMonthName(month, 'short'), longLabel: formatMonth(month), value, low, high, count }
}

/** This month's average against last month's, and whether the difference could be chance. */
function compareMonths({ month, before, difference }: Comparison) {
  const name = formatMonthName(month.month)
  const counted = countOf(month.count, 'review')
  if (month.count < fewestReviews)
    return `${name} has ${month.count === 0 ? 'no reviews' : counted} so far. An average needs ${fewestReviews}.`
  if (!difference)
    return `${formatAverage(month.average!)} in ${name}, from ${counted}. ${formatMonthName(before.month)} has too few to compare.`
  const { by, isSignificant } = difference
  const size = by === 0 ? 'the same as' : `${formatAverage(Math.abs(by))} ${by > 0 ? 'above' : 'below'}`
  const chance = isSignificant ? 'more than chance explains' : 'which could be chance'
  return `In ${name}, from ${counted}: ${size} ${formatMonthName(before.month)}${by === 0 ? '' : `, ${chance}`}.`
}
