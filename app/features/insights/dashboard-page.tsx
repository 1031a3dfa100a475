import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import { Block } from '#app/features/inbox/block.tsx'
import { topicDays } from '#app/features/inbox/periods.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import { fewestReviews } from './chance.ts'
import type { Dashboard } from './dashboard.server.ts'
import { DashboardSummary } from './dashboard-summary.tsx'
import { NextSteps } from './next-steps.tsx'
import { RatingComparison } from './rating-comparison.tsx'
import { TopicQuoteList } from './topic-quote-list.tsx'
import { TopicTable } from './topic-table.tsx'
import { trendPoints } from './trend-points.ts'
import { unanalysedNote } from './unanalysed-note.ts'

type DashboardPageProps = {
  dashboard: Dashboard
  reviewLink: string
  at: string
  /** What a new business has yet to set up. */
  setUp?: ReactNode
}

/** A summary first, then the evidence for it. */
export function DashboardPage({ dashboard, reviewLink, at, setUp }: DashboardPageProps) {
  const { comparison, months, yearAverage, quotes, activities } = dashboard
  return (
    <>
      <DashboardSummary dashboard={dashboard} />
      <div className="mt-8 grid gap-10 min-[1100px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-10">
          <section className="min-w-0 border-t border-rule pt-3">
            <TrendChart
              answer={<RatingComparison comparison={comparison} />}
              level={2}
              points={trendPoints(months)}
              reference={
                yearAverage === null
                  ? undefined
                  : { value: yearAverage, label: `year ${yearAverage.toFixed(2)}` }
              }
              title="Are customers happier than last month?"
            />
            <p className="mt-2 text-xs text-muted">
              Monthly averages (UTC). The band is the 95% confidence interval.
            </p>
          </section>
          <PraiseAndComplaints dashboard={dashboard} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {setUp && (
            <Block id="set-up" title="Still to set up">
              {setUp}
            </Block>
          )}
          <Block id="next" title="What to do next">
            <NextSteps at={at} dashboard={dashboard} reviewLink={reviewLink} />
          </Block>
          {quotes.length > 0 && (
            <Block id="words" title="In their words">
              <TopicQuoteList quotes={quotes} />
            </Block>
          )}
          {activities.length > 0 && (
            <Block
              id="activity"
              note={<Link to="/business/activities">All activities</Link>}
              title="Recent activity"
            >
              <ActivityList activities={activities} />
            </Block>
          )}
        </div>
      </div>
    </>
  )
}

function PraiseAndComplaints({ dashboard: { topics, sentiments } }: { dashboard: Dashboard }) {
  const { positive, neutral, negative, imported } = sentiments
  const note = unanalysedNote([sentiments])
  const isEnough = topics.reviews >= fewestReviews
  return (
    <Block
      id="topics"
      note={
        isEnough
          ? `${countOf(topics.reviews, 'review')} from the last ${topicDays} days, compared with ${formatNumber(topics.reviewsBefore)} in the ${topicDays} days before`
          : undefined
      }
      title="What do people praise and complain about?"
    >
      {isEnough ? (
        <>
          <SentimentBar
            hasKey
            label={`of ${countOf(positive + neutral + negative, 'review')} from the last ${topicDays} days`}
            {...{ positive, neutral, negative }}
          />
          <div className="mt-6">
            <TopicTable days={topicDays} isEditable={false} topics={topics} />
          </div>
          <p className="mt-3 text-xs text-muted">
            Only praise and complaints that the engine is sure enough of are counted.{' '}
            {imported > 0 &&
              `${formatNumber(imported)} of these ${imported === 1 ? 'was' : 'were'} imported: included here, but never in your rating. `}
            {note}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">
          Not enough reviews yet: {topics.reviews} in the last {topicDays} days. Topics appear once there are{' '}
          {fewestReviews}.
        </p>
      )}
    </Block>
  )
}
