import { Link } from 'react-router'
import { AnswersBlock } from '#app/features/dashboard/answers-block.tsx'
import { NotEnoughReviews } from '#app/features/dashboard/not-enough-reviews.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Analytics } from './analytics.server.ts'
import { ChartSection } from './chart-section.tsx'
import type { ChartId, Charts } from './charts.ts'
import { Controls } from './controls.tsx'
import { analyticsQuery, inWordsOf, partsOf } from './filter.ts'

/** Open on a phone as well. */
const openAtFirst: ChartId[] = ['rating', 'topics']

type AnalyticsPageProps = {
  analytics: Analytics
  at: string
  /** Of all time. */
  allReviews: number
}

/** The answers of the reviews in numbers, all of one period and filter. */
export function AnalyticsPage({ analytics, at, allReviews }: AnalyticsPageProps) {
  const { filter, options, reviews, charts, answers } = analytics
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews}>
        this page shows how your rating and sentiment change, what people praise and complain about, and how
        fast you reply.
      </NotEnoughReviews>
    )
  const query = analyticsQuery(partsOf(filter))
  return (
    <>
      <Controls at={at} filter={filter} options={options} />
      <div className="mt-8 grid">
        {charts ? (
          (Object.keys(charts) as ChartId[]).map((id) => (
            <ChartSection
              chart={charts[id] as Charts[typeof id]}
              id={id}
              isOpen={openAtFirst.includes(id)}
              key={id}
              query={query}
            />
          ))
        ) : (
          <EmptyState
            action={<ButtonLink to="/business/analytics?period=any">Show everything</ButtonLink>}
            title="Not enough reviews for numbers"
          >
            {countOf(reviews, 'review')} {inWordsOf(filter)}. Numbers are drawn from {fewestReviews} or more.
          </EmptyState>
        )}
      </div>
      {charts && (
        <div className="grid gap-10">
          <p className="text-sm">
            <Link to="/business/analytics/suggestions">
              What to do: what is wrong, what is right and what changed
            </Link>
          </p>
          <details className="fold-narrow">
            <summary className="chart-more">How do people answer your questions?</summary>
            <AnswersBlock answers={answers} />
            <p className="mt-4 text-xs text-muted">
              Answers are counted over all published reviews, whatever the period and the filters.
            </p>
          </details>
          <ExportBlock />
        </div>
      )}
    </>
  )
}

function ExportBlock() {
  return (
    <Block id="export" title="Export">
      <p className="mb-4 max-w-[40em] text-sm text-muted">
        Every published review with its rating, text, source, your reply, the answers to your questions and
        the analysis. Authors’ email addresses are not included.
      </p>
      <Link className="btn" reloadDocument to="/business/analytics/reviews.csv">
        Download as CSV
      </Link>
    </Block>
  )
}
