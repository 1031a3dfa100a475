import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import { Block } from '#app/features/inbox/block.tsx'
import type { Dashboard } from './dashboard.server.ts'
import { DashboardSummary } from './dashboard-summary.tsx'
import { NextSteps } from './next-steps.tsx'
import { PraiseAndComplaints } from './praise-and-complaints.tsx'
import { RatingTrend } from './rating-trend.tsx'
import { TopicQuoteList } from './topic-quote-list.tsx'

type DashboardPageProps = {
  dashboard: Dashboard
  reviewLink: string
  at: string
  /** What a new business has yet to set up. */
  setUp?: ReactNode
}

/** A summary first, then the evidence for it. */
export function DashboardPage({ dashboard, reviewLink, at, setUp }: DashboardPageProps) {
  const { quotes, activities } = dashboard
  return (
    <>
      <DashboardSummary dashboard={dashboard} />
      <div className="mt-8 grid gap-10 min-[1100px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-10">
          <RatingTrend dashboard={dashboard} />
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
