import { countOf, formatAverage, formatMonth } from '#app/languages/format.ts'
import { aboutTopic, Claim, ratedReviews } from './claims.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** The state of the business in one paragraph; dotted parts open the reviews behind them. */
export function DashboardSummary({ dashboard }: { dashboard: Dashboard }) {
  const { score, importedCount, topPraise, topComplaint, finding } = dashboard
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
