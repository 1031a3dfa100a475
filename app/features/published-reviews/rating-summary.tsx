import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { countOf, formatAverage, formatHours, formatMonth, formatNumber } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type PublicView, viewAddress } from './public-view.ts'
import type { BusinessSummary } from './summary.server.ts'

type RatingSummaryProps = {
  business: { id: string; name: string; isActive: boolean }
  summary: BusinessSummary
  /** Whose figures these are, where they are not the business's own. */
  product?: PublicView['product']
  /** Shown below the average. */
  children?: ReactNode
}

/** The average, always with its count and period; the distribution of stars; the sources. */
export function RatingSummary({ business, summary, product, children }: RatingSummaryProps) {
  const { count, insiders, imported, removed, waiting } = summary
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
          <Sources business={business} product={product} summary={summary} />
        </div>
      </div>
    </section>
  )
}

const kinds = ['order', 'invited', 'confirmed'] as const

/** Where the reviews came from and what happened to others, a number each; what these mean is folded. */
function Sources({ business: { id }, summary, product }: RatingSummaryProps) {
  const { insiders, imported, lastYear, count, removed, challenged, waiting } = summary
  const sources = [
    ...kinds.map((kind) => [kind, summary.provenance[kind]] as const),
    ['insider', insiders] as const,
    ['imported', imported.count] as const,
  ].filter(([, number]) => number > 0)
  const record = `/business/${id}/transparency`
  return (
    <>
      <ul className="text-sm">
        {sources.map(([kind, number]) => (
          <Row end={number} key={kind}>
            <Provenance kind={kind} />
          </Row>
        ))}
        {removed > 0 && (
          <Row end={removed}>
            <Link to={record}>Removed, each with its reason</Link>
          </Row>
        )}
      </ul>
      <details className="fold text-xs">
        <summary>What these mean</summary>
        <ul>
          <Waiting record={record} waiting={waiting} />
          {challenged.open > 0 && (
            <Row end={challenged.open}>
              <Link to={viewAddress(id, { mark: 'challenged', product })}>Challenged</Link>
              {challenged.hidden > 0 &&
                `, the words of ${formatNumber(challenged.hidden)} hidden until the decision`}
            </Row>
          )}
        </ul>
        <div className="mt-2 grid gap-2 text-muted">
          {sources.map(([kind]) => (
            <p key={kind}>
              <b className="font-medium text-ink">{provenanceText[kind].label}:</b>{' '}
              {provenanceText[kind].meaning}
            </p>
          ))}
          {lastYear.average !== null && lastYear.count < count && (
            <p>
              The last twelve months, since {formatMonth(lastYear.from)}, average{' '}
              {formatAverage(lastYear.average)}, from {countOf(lastYear.count, 'review')}.
            </p>
          )}
          <ImportedAverage imported={imported} />
        </div>
      </details>
      <p className="mt-3 text-sm">
        <Link to={record}>How these reviews are collected</Link>
      </p>
    </>
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
          <ul>
            <Waiting record={`/business/${id}/transparency`} waiting={waiting} />
          </ul>
        </div>
      </div>
    </section>
  )
}

function Waiting({ record, waiting }: { record: string; waiting: BusinessSummary['waiting'] }) {
  if (waiting.oldestHours === null) return null
  return (
    <Row end={waiting.count}>
      <Link to={record}>Waiting for the operator</Link>, the oldest for {formatHours(waiting.oldestHours)}
    </Row>
  )
}

function Average({ business, summary, product }: RatingSummaryProps) {
  const { average, count, period } = summary
  if (average === null || !period) {
    return (
      <div>
        <p className="font-serif text-3xl">No rating yet</p>
        <p className="mt-2 text-sm text-muted">A rating needs a review that was collected here.</p>
      </div>
    )
  }
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="font-serif text-6xl tracking-[-0.04em] tabular-nums" data-seen="average">
          {formatAverage(average, 1)}
        </span>
        <Stars isLarge rating={average} />
      </p>
      <p className="mt-3 text-sm">
        from{' '}
        <span data-seen="count">
          <EvidenceLink to={viewAddress(business.id, { product })}>{countOf(count, 'review')}</EvidenceLink>
        </span>{' '}
        since {formatMonth(period.from)}.
      </p>
    </div>
  )
}

function ImportedAverage({ imported: { count, average, period } }: Pick<BusinessSummary, 'imported'>) {
  if (average === null || !period) return null
  return (
    <p>
      Not counted: {countOf(count, 'imported review')}, {formatAverage(average)} on average, written from{' '}
      {formatMonth(period.from)} to {formatMonth(period.to)}.
    </p>
  )
}

function Row({ children, end }: { children: ReactNode; end: number }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 first:pt-0 md:first:pt-2.5 lg:first:pt-0">
      <span>{children}</span>
      <span className="tabular-nums">{formatNumber(end)}</span>
    </li>
  )
}
