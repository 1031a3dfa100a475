import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { ChartSection } from '#app/features/analytics/chart-section.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { QuoteList } from '#app/features/findings/cited-quote.tsx'
import type { InboxRow } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { WaitingDraft } from '#app/features/invitations/list-draft.server.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { Block } from '#app/ui/block.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Dashboard } from './dashboard.server.ts'
import { DashboardSummary } from './dashboard-summary.tsx'
import { NextSteps } from './next-steps.tsx'
import { PraiseAndComplaints } from './praise-and-complaints.tsx'

type DashboardPageProps = {
  dashboard: Dashboard
  reviewLink: string
  at: string
  /** A closed business has nothing to do. */
  isClosed?: boolean
  /** A customer list that was uploaded but not sent. */
  draft?: WaitingDraft | null
  pinned?: ReactNode
  /** The first steps that a new business has not done yet. */
  setUp?: ReactNode
  /** Shown instead of empty charts while a business has few reviews. */
  newest?: InboxRow[]
}

export function DashboardPage(props: DashboardPageProps) {
  const { dashboard, reviewLink, at, isClosed, draft, pinned, setUp, newest } = props
  const { activities, trend } = dashboard
  const isEnough = dashboard.topics.reviews >= fewestReviews
  return (
    <>
      <DashboardSummary dashboard={dashboard} />
      <div className="mt-8 grid gap-10 min-[1100px]:grid-cols-[minmax(0,1fr)_320px] min-[1100px]:grid-rows-[auto_1fr]">
        {!isClosed && (
          <div className="min-w-0 min-[1100px]:col-start-2">
            <Block id="next" title="What to do next">
              <NextSteps at={at} draft={draft} dashboard={dashboard} reviewLink={reviewLink} />
            </Block>
          </div>
        )}
        <div className="grid min-w-0 content-start gap-10 min-[1100px]:col-start-1 min-[1100px]:row-span-2 min-[1100px]:row-start-1">
          {newest && newest.length > 0 && !isEnough && !trend && (
            <Block
              id="newest"
              note={<Link to="/business/reviews">All reviews</Link>}
              title={newest.length === 1 ? 'Your first review' : 'Your newest reviews'}
            >
              <NewestReviews reviews={newest} />
            </Block>
          )}
          {trend && <ChartSection chart={trend} />}
          {pinned}
          {dashboard.isWithoutInsights ? (
            <ExampleOfInsights quotes={dashboard.quotes} />
          ) : isEnough || !newest ? (
            <PraiseAndComplaints dashboard={dashboard} />
          ) : (
            <p className="max-w-measure text-sm text-muted">
              With {fewestReviews} reviews from this month and the two before, this page shows what people
              praise and complain about.
            </p>
          )}
          {setUp}
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {activities.length > 0 && (
            <details className="fold-narrow">
              <summary className="chart-more">Recent activity</summary>
              <Block
                id="activity"
                note={<Link to="/business/activities">All activities</Link>}
                title="Recent activity"
              >
                <ActivityList activities={activities} />
              </Block>
            </details>
          )}
        </div>
      </div>
    </>
  )
}

/** The insights of a plan without them: one praise and one complaint as an example, and a line on larger plans. */
function ExampleOfInsights({ quotes }: { quotes: Quote[] }) {
  return (
    <Block id="words" title="In their words">
      {quotes.length > 0 && <QuoteList quotes={quotes} />}
      <p className="mt-4 max-w-measure text-sm text-muted">
        {tierFor('performanceInsights').name} adds up what people praise and complain about.{' '}
        <Link to="/business/subscription?feature=analytics">See what it adds</Link>
      </p>
    </Block>
  )
}

function NewestReviews({ reviews }: { reviews: InboxRow[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li className="grid gap-2 border-b border-line py-5 first:pt-0" key={review.id}>
          <Stars rating={review.rating} />
          <p className={review.beginning ? 'quote break-words' : 'text-sm text-muted'} dir="auto">
            {review.title && <strong className="font-medium">{review.title} </strong>}
            {textOrNone({ title: review.title, text: review.beginning ?? '' })}
          </p>
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-muted">
            <span className="min-w-0 break-words">
              <bdi>{review.authorName}</bdi>, <Time as="date" at={review.writtenAt} />
            </span>
            <Link to={inboxAddress({ review: review.id })}>
              {review.isWithoutReply ? 'Read and reply' : 'Read the review'}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
