import { countOf, formatAverage, formatMonth } from '#app/languages/format.ts'
import { Stars } from '#app/ui/stars.tsx'
import { aboutTopic, Claim, ratedReviews } from './claims.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** The state of the business in one paragraph; dotted parts open the reviews behind them. */
export function DashboardSummary({ dashboard }: { dashboard: Dashboard }) {
  const { score, importedCount, topPraise, topComplaint, finding } = dashboard
  if (finding && score)
    return (
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
    )
  return (
    <p
      className={`max-w-[36em] font-serif ${finding ? 'text-lg' : 'text-xl tracking-[-0.012em] sm:text-2xl'} leading-[1.34]`}
    >
      {score ? (
        <>
          Your rating is{' '}
          <Claim of={ratedReviews}>
            {formatAverage(score.average, 1)} from {countOf(score.count, 'review')}
          </Claim>{' '}
          since {formatMonth(score.since)}.
        </>
      ) : (
        <>
          You have no rating yet: {countOf(importedCount, 'imported review does', 'imported reviews do')} not
          count.
        </>
      )}
      {!finding && (topPraise || topComplaint) && (
        <>
          {' '}
          People{' '}
          {topPraise && (
            <>
              praise the <Claim of={aboutTopic(topPraise.topic, 'positive')}>{topPraise.topic}</Claim>
            </>
          )}
          {topPraise && topComplaint && ' and '}
          {topComplaint && (
            <>
              complain about the{' '}
              <Claim of={aboutTopic(topComplaint.topic, 'negative')}>{topComplaint.topic}</Claim>
            </>
          )}
          .
        </>
      )}
    </p>
  )
}
