import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { replyDays, topicDays } from '#app/features/inbox/periods.ts'
import { inWords } from '#app/features/inbox/words.ts'
import { countOf, formatMonth, formatMonthName } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { fewestReviews } from './chance.ts'
import type { Comparison, Dashboard } from './dashboard.server.ts'

/** The state of the business in one paragraph; dotted parts link to the reviews behind them. */
export function DashboardSummary({ dashboard }: { dashboard: Dashboard }) {
  const { score, importedCount, comparison, topPraise, topComplaint, unreplied } = dashboard
  const about = { state: 'published', provenance: 'customers', period: String(topicDays) } as const
  return (
    <p className="max-w-[36em] font-serif text-xl leading-[1.34] tracking-[-0.012em] sm:text-2xl">
      {score ? (
        <>
          Your rating is{' '}
          <EvidenceLink to={inboxAddress({ state: 'published', provenance: 'own' })}>
            {score.average.toFixed(1)} from {countOf(score.count, 'review')}
          </EvidenceLink>{' '}
          since {formatMonth(score.since)}.
          <MonthSentence comparison={comparison} />
        </>
      ) : (
        <>
          You have no rating yet: {countOf(importedCount, 'review was', 'reviews were')} imported, and
          imported reviews do not count.
        </>
      )}
      {(topPraise || topComplaint) && (
        <>
          {' '}
          People{' '}
          {topPraise && (
            <>
              praise the{' '}
              <EvidenceLink
                count={topPraise.praise}
                to={inboxAddress({ ...about, topic: topPraise.topic, label: 'positive' })}
              >
                {topPraise.topic}
              </EvidenceLink>
            </>
          )}
          {topPraise && topComplaint && ' and '}
          {topComplaint && (
            <>
              complain about the{' '}
              <EvidenceLink
                count={topComplaint.complaints}
                to={inboxAddress({ ...about, topic: topComplaint.topic, label: 'negative' })}
              >
                {topComplaint.topic}
              </EvidenceLink>
            </>
          )}
          .
        </>
      )}
      {unreplied.count > 0 && (
        <>
          {' '}
          <EvidenceLink to={inboxAddress({ state: 'unreplied', period: String(replyDays) })}>
            {capital(inWords(unreplied.count))} {unreplied.count === 1 ? 'review' : 'reviews'}
          </EvidenceLink>{' '}
          from the last {replyDays} days {unreplied.count === 1 ? 'has' : 'have'} no reply yet.
        </>
      )}
    </p>
  )
}

function MonthSentence({ comparison: { month, before, difference } }: { comparison: Comparison }) {
  const name = formatMonthName(month.month)
  if (month.count === 0) return <> {name} has no reviews so far.</>
  const to = inboxAddress({ state: 'published', provenance: 'own', period: month.month })
  if (month.count < fewestReviews) {
    return (
      <>
        {' '}
        {name} has <EvidenceLink to={to}>{countOf(month.count, 'review')}</EvidenceLink> so far, too few to
        compare.
      </>
    )
  }
  return (
    <>
      {' '}
      {name} averages{' '}
      <EvidenceLink count={month.count} to={to}>
        {month.average!.toFixed(2)}
      </EvidenceLink>
      {difference && `, ${comparedWith(difference)} ${formatMonthName(before.month)}`}.
    </>
  )
}

function comparedWith({ by, isSignificant }: { by: number; isSignificant: boolean }) {
  if (Math.abs(by) < 0.05) return 'the same as'
  const direction = by > 0 ? 'above' : 'below'
  return isSignificant ? direction : `slightly ${direction}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
