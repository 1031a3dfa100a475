import { Link } from 'react-router'
import { NotEnoughReviews } from '#app/features/dashboard/not-enough-reviews.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Analytics } from './analytics.server.ts'
import { Controls } from './analytics-controls.tsx'
import { analyticsQuery, inWordsOf, partsOf } from './analytics-filter.ts'
import type { Chart } from './chart.tsx'
import { ChartSection } from './chart-section.tsx'

type AnalyticsPageProps = {
  analytics: Analytics
  at: string
  /** Of all time. */
  allReviews: number
}

/** The others are behind one button on a phone. */
const firstCharts = 3
const columns = 'grid gap-x-12 gap-y-6 min-[1000px]:grid-cols-2 min-[1360px]:grid-cols-3'

/** Charts of one period and filter, each with its numbers as a table and as files. */
export function AnalyticsPage({ analytics, at, allReviews }: AnalyticsPageProps) {
  const { filter, options, reviews, charts, answers } = analytics
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews}>
        this page shows how your rating and sentiment change, and what people praise and complain about.
      </NotEnoughReviews>
    )
  const query = analyticsQuery(partsOf(filter))
  const fileOf = (id: string, type: string) => `/business/analytics/charts/${id}.${type}${query}`
  const draw = (list: Chart[]) => (
    <div className={columns}>
      {list.map((chart) => (
        <ChartSection
          chart={chart}
          downloads={{ csv: fileOf(chart.id, 'csv'), png: fileOf(chart.id, 'png') }}
          key={chart.id}
        />
      ))}
    </div>
  )
  return (
    <>
      <Controls at={at} filter={filter} options={options} />
      <div className="mt-6 grid gap-2">
        {charts ? (
          <>
            {draw(charts.slice(0, firstCharts))}
            <details className="fold fold-narrow">
              <summary className="chart-more">Stars, sources, languages, replies, hours and reach</summary>
              {draw(charts.slice(firstCharts))}
            </details>
          </>
        ) : (
          <EmptyState
            action={<ButtonLink to="/business/analytics?period=any">Show everything</ButtonLink>}
            title="Not enough reviews for numbers"
          >
            {countOf(reviews, 'review')} {inWordsOf(filter)}. Numbers need {fewestReviews}.
          </EmptyState>
        )}
      </div>
      {charts && (
        <>
          {answers.length > 0 && (
            <details className="mb-4 border-t border-rule pt-2">
              <summary className="chart-more">How do people answer your questions?</summary>
              <p className="mb-4 text-xs text-muted">Of all published reviews, whatever the filter.</p>
              <div className={columns}>
                {answers.map((chart) => (
                  <ChartSection chart={chart} key={chart.id} />
                ))}
              </div>
            </details>
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-2 border-t border-rule pt-4 text-sm">
            <Link to="/business/analytics/topics">Rename, join or mute topics</Link>
            <Link reloadDocument to="/business/analytics/reviews.csv">
              Download all reviews as CSV
            </Link>
          </p>
        </>
      )}
    </>
  )
}
