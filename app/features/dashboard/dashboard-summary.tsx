import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatMonth, formatMonthName } from '#app/languages/format.ts'
import { aboutTopic, Claim, ratedIn, ratedReviews } from './claims.tsx'
import type { Comparison, Dashboard } from './dashboard.server.ts'

type SummaryProps = {
  dashboard: Pick<Dashboard, 'score' | 'importedCount' | 'comparison' | 'topPraise' | 'topComplaint'> &
    Partial<Pick<Dashboard, 'finding'>>
}

/** The state of the business in one paragraph; dotted parts open the reviews behind them. */
export function DashboardSummary({ dashboard }: SummaryProps) {
  const { score, importedCount, comparison, topPraise, topComplaint, finding } = dashboard
  const isFirstMonth = comparison.month.count === score?.count
  return (
    <p className="max-w-[36em] font-serif text-xl leading-[1.34] tracking-[-0.012em] sm:text-2xl">
      {score ? (
        <>
          Your rating is{' '}
          <Claim of={ratedReviews}>
            {formatAverage(score.average, 1)} from {countOf(score.count, 'review')}
          </Claim>{' '}
          {isFirstMonth ? (
            'so far.'
          ) : (
            <>
              since {formatMonth(score.since)}.
              <MonthSentence comparison={comparison} />
            </>
          )}
        </>
      ) : (
        <>
          You have no rating yet: {countOf(importedCount, 'review was', 'reviews were')} imported, and
          imported reviews do not count.
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

function MonthSentence({ comparison: { month, before, difference } }: { comparison: Comparison }) {
  const name = formatMonthName(month.month)
  if (month.count === 0) return <> {name} has no reviews so far.</>
  if (month.count < fewestReviews) {
    return (
      <>
        {' '}
        {name} has <Claim of={ratedIn(month.month)}>{countOf(month.count, 'review')}</Claim> so far, too few
        to compare.
      </>
    )
  }
  return (
    <>
      {' '}
      {name} averages{' '}
      <Claim of={ratedIn(month.month)}>
        {formatAverage(month.average!)} from {countOf(month.count, 'review')}
      </Claim>
      {difference && `, ${comparedWith(difference)} ${formatMonthName(before.month)}`}.
    </>
  )
}

function comparedWith({ by, isSignificant }: { by: number; isSignificant: boolean }) {
  if (Math.abs(by) < 0.05) return 'the same as'
  const direction = by > 0 ? 'above' : 'below'
  return isSignificant ? direction : `slightly ${direction}`
}
