import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SampleAnalytics } from '#app/ui/samples/charts.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Analytics } from './analytics.server.ts'
import { Controls } from './analytics-controls.tsx'
import { analyticsQuery, inWordsOf, partsOf } from './analytics-filter.ts'
import type { Chart } from './chart.tsx'
import { AlsoChecked, ChartSection, NotEnoughReviews } from './chart-section.tsx'

type AnalyticsPageProps = {
  analytics: Analytics
  at: string
  /** Of all time. */
  allReviews: number
}

/** The first is the largest; the others are behind one button. */
const firstCharts = 3
const columns = 'grid gap-x-12 gap-y-4 min-[1000px]:grid-cols-2'

export function AnalyticsPage({ analytics, at, allReviews }: AnalyticsPageProps) {
  const { filter, isOpening, options, reviews, charts, answers } = analytics
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews} sample={<SampleAnalytics />}>
        this page shows how your rating and sentiment change, and what people praise and complain about.
      </NotEnoughReviews>
    )
  const query = analyticsQuery(partsOf(filter))
  const fileOf = (id: string, type: string) => `/business/analytics/charts/${id}.${type}${query}`
  const shown = charts?.filter(({ data }) => data) ?? []
  const nothing = charts?.filter(({ data }) => !data) ?? []
  const draw = (chart: Chart, isMain?: boolean) => (
    <ChartSection
      chart={chart}
      downloads={{ csv: fileOf(chart.id, 'csv'), png: fileOf(chart.id, 'png') }}
      isMain={isMain}
      key={chart.id}
    />
  )
  const [main, ...others] = shown
  const rest = others.slice(firstCharts - 1)
  return (
    <>
      <Controls at={at} filter={filter} isOpening={isOpening} options={options} />
      <div className="mt-6 grid gap-2">
        {charts ? (
          <>
            {main && draw(main, true)}
            <div className={columns}>{others.slice(0, firstCharts - 1).map((chart) => draw(chart))}</div>
            {rest.length > 0 && (
              <details className="fold">
                <summary>{countOf(rest.length, 'more chart')}</summary>
                <div className={columns}>{rest.map((chart) => draw(chart))}</div>
              </details>
            )}
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
            <details className="fold">
              <summary>Answers to your questions, at any time</summary>
              <div className={columns}>
                {answers.map((chart) => (
                  <ChartSection chart={chart} key={chart.id} />
                ))}
              </div>
            </details>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/business/analytics/topics">Rename, join or mute topics</ButtonLink>
            <ButtonLink reloadDocument to="/business/analytics/reviews.csv">
              Download all reviews as CSV
            </ButtonLink>
          </p>
        </>
      )}
    </>
  )
}
