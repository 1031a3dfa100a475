import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf } from '#app/languages/format.ts'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import type { Dashboard } from './dashboard.server.ts'
import { RatingComparison } from './rating-comparison.tsx'
import { trendPoints, yearReference } from './trend-points.ts'

type RatingTrendProps = {
  dashboard: Pick<Dashboard, 'comparison' | 'months' | 'yearAverage'>
  /** The heading's level. */
  level?: 2 | 3
}

/** The average of each month, and how certain this month's is. */
export function RatingTrend({ dashboard: { comparison, months, yearAverage }, level = 2 }: RatingTrendProps) {
  const tooFew = months.filter(({ count }) => count > 0 && count < fewestReviews).length
  return (
    <section className="min-w-0 border-t border-rule pt-3">
      <TrendChart
        answer={<RatingComparison comparison={comparison} />}
        level={level}
        points={trendPoints(months)}
        reference={yearReference(yearAverage)}
        title="Are customers happier than last month?"
      />
      <p className="mt-2 text-xs text-muted">
        Averages by month of writing (UTC). The band is the 95% confidence interval.
        {tooFew > 0 &&
          ` ${countOf(tooFew, 'month')} with fewer than ${fewestReviews} reviews ${tooFew === 1 ? 'has' : 'have'} no average.`}
      </p>
    </section>
  )
}
