import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { starsInWords, usePublicPage } from '#app/features/reviews/page-words.ts'
import {
  formatAverage,
  formatHours,
  formatMonth,
  formatNumber,
  formatSinceMonth,
} from '#app/languages/format.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Filled } from '#app/ui/filled.ts'
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
  /** The button to write a review, shown here where there is none yet. */
  write?: ReactNode
  /** Shown below the average. */
  children?: ReactNode
}

export const hasNoReviews = ({ count, insiders, imported, removed }: BusinessSummary) =>
  count + insiders + imported.count + removed === 0

/** The average, always with its count and period; the distribution of stars; the sources. */
export function RatingSummary({ business, summary, product, write, children }: RatingSummaryProps) {
  const { words, language, lang } = usePublicPage()
  const { count, waiting } = summary
  if (hasNoReviews(summary))
    return (
      <NoReviews business={business} waiting={waiting} write={write}>
        {children}
      </NoReviews>
    )
  return (
    <section aria-label={words.rating} className="page">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-6 md:grid-cols-2 lg:grid-cols-[1fr_1.5fr_1fr]">
        <div>
          <Average business={business} product={product} summary={summary} />
          {children}
        </div>
        {count > 1 && (
          <div>
            <RatingDistribution
              counts={summary.distribution}
              label={words.byRating}
              linkTo={(rating) => viewAddress(business.id, { rating, product, lang })}
              nameOf={(rating) => countIn(words.starCount, rating, language)}
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
  const { words, language, lang } = usePublicPage()
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
            <Provenance kind={kind} words={words} />
          </Row>
        ))}
        {removed > 0 && (
          <Row end={removed}>
            <EnglishLink href={record} isUnmarked>
              {words.removedEach}
            </EnglishLink>
          </Row>
        )}
      </ul>
      <details className="fold text-xs">
        <summary>{words.meaning}</summary>
        <ul>
          <Waiting record={record} waiting={waiting} />
          {challenged.open > 0 && (
            <Row end={challenged.open}>
              <Filled
                text={challenged.hidden > 0 ? words.challengedHidden : '{challenged}'}
                values={{
                  challenged: (
                    <Link to={viewAddress(id, { mark: 'challenged', product, lang })}>
                      {words.isChallenged}
                    </Link>
                  ),
                  count: formatNumber(challenged.hidden, language),
                }}
              />
            </Row>
          )}
        </ul>
        <div className="mt-2 grid gap-2 text-muted">
          {sources.map(([kind]) => (
            <p key={kind}>
              <b className="font-medium text-ink">{words.provenance[kind]}:</b> {words.meanings[kind]}
            </p>
          ))}
          {lastYear.average !== null && lastYear.count < count && (
            <p>
              {fillWords(words.lastYear, {
                month: formatSinceMonth(lastYear.from, language),
                average: formatAverage(lastYear.average, 2, language),
                reviews: countIn(words.reviews, lastYear.count, language),
              })}
            </p>
          )}
          <ImportedAverage imported={imported} />
        </div>
      </details>
      <p className="mt-3 text-sm">
        <EnglishLink href={record}>{words.collected}</EnglishLink>
      </p>
    </>
  )
}

type NoReviewsProps = Omit<RatingSummaryProps, 'summary'> & Pick<BusinessSummary, 'waiting'>

function NoReviews({ business: { id, name, isActive }, waiting, write, children }: NoReviewsProps) {
  const { words } = usePublicPage()
  const record = `/business/${id}/transparency`
  return (
    <section aria-label={words.rating} className="page">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-6 md:grid-cols-2">
        <div className="grid justify-items-center gap-5 rounded-surface border border-line bg-sheet px-5 py-12 text-center">
          <span aria-hidden className="mb-2 scale-150">
            <Stars isLarge label="" rating={0} />
          </span>
          <h2 className="text-3xl">{words.none}</h2>
          {write}
        </div>
        <div className="grid max-w-measure content-start gap-3 text-sm">
          <p>{fillWords(isActive ? words.everyCustomer : words.isClosed, { business: name })}</p>
          <p>
            <EnglishLink href={record}>{words.howCollected}</EnglishLink>
          </p>
          <ul>
            <Waiting record={record} waiting={waiting} />
          </ul>
          {children}
        </div>
      </div>
    </section>
  )
}

function Waiting({ record, waiting }: { record: string; waiting: BusinessSummary['waiting'] }) {
  const { words, language } = usePublicPage()
  if (waiting.oldestHours === null) return null
  return (
    <Row end={waiting.count}>
      <Filled
        text={words.waitingSince}
        values={{
          waiting: <EnglishLink href={record}>{words.waiting}</EnglishLink>,
          time: formatHours(waiting.oldestHours, language),
        }}
      />
    </Row>
  )
}

function Average({ business, summary, product }: RatingSummaryProps) {
  const { words, language, lang } = usePublicPage()
  const { average, count, period } = summary
  if (average === null || !period) {
    return (
      <div>
        <p className="font-serif text-3xl">{words.noRating}</p>
        <p className="mt-2 text-sm text-muted">{words.needsReview}</p>
      </div>
    )
  }
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="font-serif text-6xl tracking-[-0.04em] tabular-nums" data-seen="average">
          {formatAverage(average, 1, language)}
        </span>
        <Stars isLarge label={starsInWords(average, words, language)} rating={average} />
      </p>
      <p className="mt-3 text-sm">
        <Filled
          text={words.basis}
          values={{
            reviews: (
              <span data-seen="count">
                <EvidenceLink to={viewAddress(business.id, { product, lang })}>
                  {countIn(words.reviews, count, language)}
                </EvidenceLink>
              </span>
            ),
            month: formatSinceMonth(period.from, language),
          }}
        />
      </p>
    </div>
  )
}

function ImportedAverage({ imported: { count, average, period } }: Pick<BusinessSummary, 'imported'>) {
  const { words, language } = usePublicPage()
  if (average === null || !period) return null
  return (
    <p>
      {fillWords(words.importedAverage, {
        reviews: countIn(words.importedReviews, count, language),
        average: formatAverage(average, 2, language),
        from: formatMonth(period.from, language),
        to: formatMonth(period.to, language),
      })}
    </p>
  )
}

function Row({ children, end }: { children: ReactNode; end: number }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 first:pt-0 md:first:pt-2.5 lg:first:pt-0">
      <span>{children}</span>
      <span className="tabular-nums">{formatNumber(end, usePublicPage().language)}</span>
    </li>
  )
}
