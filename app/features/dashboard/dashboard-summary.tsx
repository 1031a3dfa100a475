import { TopFinding } from '#app/features/findings/top-finding.tsx'
import { countOf, formatAverage, formatMonth } from '#app/languages/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { aboutTopic, Claim, ratedReviews } from './claims.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** The rating at large, and beside it what matters most now; dotted parts open the reviews behind them. */
export function DashboardSummary({ dashboard }: { dashboard: Dashboard }) {
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
