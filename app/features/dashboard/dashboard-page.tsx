import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { ChartSection } from '#app/features/analytics/chart-section.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { CitedQuote, QuoteList } from '#app/features/findings/cited-quote.tsx'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { describeFinding } from '#app/features/findings/finding-text.ts'
import type { InboxRow } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { WaitingDraft } from '#app/features/invitations/list-draft.server.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatDate, formatMonth } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { aboutTopic, Claim, ratedReviews } from './claims.tsx'
import type { Dashboard } from './dashboard.server.ts'
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
            <div className="max-lg:hidden">
              <Block
                id="activity"
                note={<Link to="/business/activities">All activities</Link>}
                title="Recent activity"
              >
                <ActivityList activities={activities} />
              </Block>
            </div>
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

/** The rating at large, and beside it what matters most now; dotted parts open the reviews behind them. */
function DashboardSummary({ dashboard }: { dashboard: Dashboard }) {
  const { finding, topPraise, topComplaint } = dashboard
  const isBeside = finding || topPraise || topComplaint
  return (
    <div
      className={classNames(
        'grid items-start gap-x-14 gap-y-6',
        isBeside && 'min-[1100px]:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <Rating {...dashboard} />
      {finding ? <TopFinding {...finding} /> : isBeside && <TopTopics {...dashboard} />}
    </div>
  )
}

const TopFinding = ({ finding, of, quotes: { own } }: NonNullable<Dashboard['finding']>) => (
  <section
    aria-label="Most important now"
    className="grid gap-3 border-line min-[1100px]:border-l min-[1100px]:pl-14"
  >
    <p className="-mb-2 text-sm text-muted">Since {formatDate(of.from)}</p>
    <p className="max-w-[36em] font-serif text-xl leading-[1.34] tracking-[-0.012em] wrap-anywhere sm:text-2xl">
      <FindingSentence parts={describeFinding(finding, of)} />
    </p>
    {own[0] && <CitedQuote quote={own[0]} />}
  </section>
)

const Rating = ({ score, importedCount }: Dashboard) =>
  score ? (
    <p className="grid justify-items-start gap-1.5 text-sm text-muted">
      <span>Your rating is</span>{' '}
      <span className="flex items-center gap-4 text-ink">
        <span className="font-serif text-5xl leading-none">{formatAverage(score.average, 1)}</span>{' '}
        <Stars isLarge rating={score.average} />
      </span>
      <span>
        <Claim of={ratedReviews}>from {countOf(score.count, 'review')}</Claim> since{' '}
        {formatMonth(score.since)}.
      </span>
    </p>
  ) : (
    <p className="max-w-[36em] font-serif text-xl leading-snug">
      You have no rating yet: {countOf(importedCount, 'imported review does', 'imported reviews do')} not
      count.
    </p>
  )

const TopTopics = ({ topPraise, topComplaint }: Dashboard) => (
  <p className="max-w-[36em] border-line font-serif text-xl leading-snug min-[1100px]:border-l min-[1100px]:py-4 min-[1100px]:pl-14 sm:text-2xl">
    People{' '}
    {topPraise && (
      <>
        praise the <Claim of={aboutTopic(topPraise.topic, 'positive')}>{topPraise.topic}</Claim>
      </>
    )}
    {topPraise && topComplaint && ' and '}
    {topComplaint && (
      <>
        complain about the <Claim of={aboutTopic(topComplaint.topic, 'negative')}>{topComplaint.topic}</Claim>
      </>
    )}
    .
  </p>
)
