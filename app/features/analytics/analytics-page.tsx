import { Link } from 'react-router'
import { NotEnoughReviews } from '#app/features/analytics/not-enough-reviews.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf } from '#app/languages/format.ts'
import { AlsoChecked } from '#app/ui/also-checked.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
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

/** The others are behind one button on a phone, and packed on a wide screen: some are twice as high as others. */
const firstCharts = 3
const columns = 'grid gap-x-12 gap-y-6 min-[1000px]:grid-cols-2 min-[1360px]:grid-cols-3'
const packed = 'min-[1000px]:columns-2 min-[1360px]:columns-3 gap-x-12 *:mb-4'

/** Charts of one period and filter, each with its numbers as a table and as files. */
export function AnalyticsPage({ analytics, at, allReviews }: AnalyticsPageProps) {
  const { filter, isOpening, options, reviews, charts, answers } = analytics
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews}>
        this page shows how your rating and sentiment change, and what people praise and complain about.
      </NotEnoughReviews>
    )
  const query = analyticsQuery(partsOf(filter))
  const fileOf = (id: string, type: string) => `/business/analytics/charts/${id}.${type}${query}`
  const shown = charts?.filter(({ data }) => data) ?? []
  const nothing = charts?.filter(({ data }) => !data) ?? []
  const draw = (list: Chart[], layout: string) => (
    <div className={layout}>
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
      <Controls at={at} filter={filter} isOpening={isOpening} options={options} />
      <div className="mt-6 grid gap-2">
        {charts ? (
          <>
            {draw(shown.slice(0, firstCharts), columns)}
            <details className="fold fold-narrow">
              <summary>More charts</summary>
              <FirstOf items={shown.slice(firstCharts)} most={firstCharts} one="chart">
                {(charts) => draw(charts, packed)}
              </FirstOf>
            </details>
            <AlsoChecked
              found="nothing to draw"
              things={nothing.map(({ question, answer }) => `${question} ${answer}`)}
            />
          </>
        ) : (
          <EmptyState
            action={<ButtonLink to="/business/analytics?period=any&source=any">Show everything</ButtonLink>}
            title="Not enough reviews for numbers"
          >
            {countOf(reviews, 'review')} {inWordsOf(filter)}. Numbers need {fewestReviews}.
          </EmptyState>
        )}
      </div>
      {charts && (
        <>
          {answers.length > 0 && (
            <details className="mb-4">
              <summary className="chart-more">Answers to your questions, at any time</summary>
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
