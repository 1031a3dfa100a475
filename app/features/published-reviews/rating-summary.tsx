import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { countOf, formatAverage, formatHours, formatMonth, formatNumber } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Provenance, type ProvenanceKind } from '#app/ui/provenance.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type PublicView, viewAddress } from './public-view.ts'
import type { BusinessSummary } from './summary.server.ts'

type RatingSummaryProps = {
  business: { id: string; name: string; isActive: boolean }
  summary: BusinessSummary
  /** Whose figures these are, where they are not the business's own. */
  product?: PublicView['product']
  /** Below the average. */
  children?: ReactNode
}

/** The average, always with its count and period; the distribution of stars; the sources. */
export function RatingSummary({ business, summary, product, children }: RatingSummaryProps) {
  const { count, insiders, imported, removed, challenged, waiting } = summary
  if (count + insiders + imported.count + removed === 0)
    return (
      <>
        <NoReviews business={business} waiting={waiting} />
        {children && <div className="page mt-6">{children}</div>}
      </>
    )
  return (
    <section aria-label="Rating" className="page">
      <div className="grid gap-x-10 gap-y-10 border-t border-rule pt-6 md:grid-cols-2 lg:grid-cols-[1fr_1.5fr_1fr]">
        <div>
          <Average business={business} product={product} summary={summary} />
          {children}
        </div>
        {count > 1 && (
          <div>
            <RatingDistribution
              counts={summary.distribution}
              linkTo={(rating) => viewAddress(business.id, { rating, product })}
            />
          </div>
        )}
        <div className="md:col-span-2 lg:col-span-1">
          {count + insiders + imported.count > 0 && (
            <ul className="grid md:grid-cols-3 md:gap-x-8 lg:grid-cols-1">
              {(['order', 'invited', 'confirmed'] as const)
                .filter((kind) => summary.provenance[kind] > 0)
                .map((kind) => (
                  <Source count={summary.provenance[kind]} key={kind} kind={kind} />
                ))}
              {insiders > 0 && <Source count={insiders} kind="insider" />}
              {imported.count > 0 && <Source count={imported.count} kind="imported" />}
            </ul>
          )}
          <p className="mt-3 text-xs">
            <Link to={`/business/${business.id}/transparency`}>
              {removed === 0 ? 'How these reviews are collected' : `${removed} removed, each with its reason`}
            </Link>
          </p>
          <Waiting businessId={business.id} waiting={waiting} />
          {challenged.open > 0 && (
            <p className="mt-1 text-xs">
              <Link to={viewAddress(business.id, { mark: 'challenged', product })}>
                {countOf(challenged.open, 'open challenge')}
              </Link>
              {challenged.hidden > 0 &&
                `, the words of ${formatNumber(challenged.hidden)} hidden until the decision`}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

type NoReviewsProps = Pick<RatingSummaryProps, 'business'> & Pick<BusinessSummary, 'waiting'>

function NoReviews({ business: { id, name, isActive }, waiting }: NoReviewsProps) {
  return (
    <section aria-label="Rating" className="page">
      <div className="grid gap-x-10 gap-y-4 border-t border-rule pt-6 md:grid-cols-2">
        <h2 className="text-3xl">No reviews yet</h2>
        <div className="grid max-w-measure content-start gap-3 text-sm">
          <p>
            {isActive
              ? `Every customer of ${name} may write here. Reviews that pass the checks are published, whatever their stars.`
              : `${name} is closed on this service and collects no more reviews.`}
          </p>
          <p>
            <Link to={`/business/${id}/transparency`}>How reviews are collected</Link>
          </p>
          <Waiting businessId={id} waiting={waiting} />
        </div>
      </div>
    </section>
  )
}

type WaitingProps = { businessId: string } & Pick<BusinessSummary, 'waiting'>

function Waiting({ businessId, waiting: { count, oldestHours } }: WaitingProps) {
  if (count === 0 || oldestHours === null) return null
  return (
    <p className="mt-1 text-xs">
      <Link to={`/business/${businessId}/transparency`}>
        {countOf(count, 'review')} {count === 1 ? 'waits' : 'wait'} for the operator’s decision
      </Link>
      {`, ${count === 1 ? '' : 'the oldest '}for ${formatHours(oldestHours)}`}
    </p>
  )
}

function Average({ business, summary, product }: RatingSummaryProps) {
  const { average, count, period, lastYear, imported } = summary
  if (average === null || !period) {
    return (
      <div>
        <p className="font-serif text-3xl">No rating yet</p>
        <p className="mt-2 text-sm text-muted">
          A rating needs a review that was collected here.
          <ImportedAverage imported={imported} />
        </p>
      </div>
    )
  }
  return (
    <div>
      <p className="font-serif text-6xl tracking-[-0.04em] tabular-nums" data-seen="average">
        {formatAverage(average, 1)}
      </p>
      <p className="mt-5">
        <Stars isLarge rating={average} />
      </p>
      <p className="mt-2 max-w-[22.5em] text-sm">
        from{' '}
        <span data-seen="count">
          <EvidenceLink to={viewAddress(business.id, { product })}>{countOf(count, 'review')}</EvidenceLink>
        </span>{' '}
        since {formatMonth(period.from)}.{' '}
        {lastYear.average !== null && lastYear.count < count && (
          <span className="mt-2 block text-xs text-muted">
            The last twelve months, since {formatMonth(lastYear.from)}, average{' '}
            {formatAverage(lastYear.average)}, from {countOf(lastYear.count, 'review')}.
          </span>
        )}
        <ImportedAverage imported={imported} />
      </p>
    </div>
  )
}

function ImportedAverage({ imported: { count, average, period } }: Pick<BusinessSummary, 'imported'>) {
  if (average === null || !period) return null
  return (
    <span className="mt-1 block text-xs text-muted">
      Not counted: {countOf(count, 'imported review')}, {formatAverage(average)} on average, written from{' '}
      {formatMonth(period.from)} to {formatMonth(period.to)}.
    </span>
  )
}

function Source({ kind, count }: { kind: ProvenanceKind; count: number }) {
  return (
    <Row end={formatNumber(count)} text={provenanceText[kind].meaning}>
      <Provenance kind={kind} />
    </Row>
  )
}

function Row({ children, end, text }: { children: ReactNode; end: string; text: string }) {
  return (
    <li className="border-b border-line py-2.5 first:pt-0 md:first:pt-2.5 lg:first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        {children}
        <span className="text-sm tabular-nums">{end}</span>
      </div>
      <p className="mt-0.5 text-xs text-muted">{text}</p>
    </li>
  )
}
