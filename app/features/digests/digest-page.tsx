import { ChevronLeft, ChevronRight, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { QuoteList } from '#app/features/findings/cited-quote.tsx'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { textOf } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { formatDay, formatMonthName, formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { ColumnsSvg } from '#app/ui/counts-drawing.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { SampleReviewLines } from '#app/ui/sample.tsx'
import { SampleDigest } from '#app/ui/samples/charts.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type DigestPeriod, digestAddress, periodName, unitName } from './digest-period.ts'
import type { DigestPart, PerformanceDigest } from './performance-digest.server.ts'
import { type DigestFrequency, digestFrequencyOptions, partNames } from './performance-digest.vocabulary.ts'

type DigestPageProps = {
  digest: PerformanceDigest
  /** Null at either end. */
  older: DigestPeriod | null
  newer: DigestPeriod | null
  often: DigestFrequency
  /** The address of the page on which the owner changes how often. */
  settings: string
}

export function DigestPage({ digest, older, newer, often, settings }: DigestPageProps) {
  const { period, stars, course, newest, parts } = digest
  const unit = unitName(period)
  const rating = parts.find(({ kind }) => kind === 'rating')
  const mail = (
    <Settings>
      <Setting
        end={<ButtonLink to={settings}>Change</ButtonLink>}
        help={often === 'off' ? undefined : 'Only when there is something to say.'}
        icon={Mail}
        title="By email"
        value={digestFrequencyOptions.find(({ value }) => value === often)!.label}
      />
    </Settings>
  )
  return (
    <section aria-labelledby="digest" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 grow basis-80 gap-1" id="digest">
          {rating && <p className="text-sm text-muted">{periodName(period)}</p>}
          <h2 className="text-3xl text-balance">
            {rating ? <FindingSentence parts={rating.sentence} /> : periodName(period)}
          </h2>
        </div>
        <nav aria-label="Digests" className="flex flex-wrap items-center gap-3">
          <Choice current={period} />
          {older && (
            <ButtonLink rel="prev" to={digestAddress(older)}>
              <ChevronLeft aria-hidden size={16} /> {unit === 'week' ? 'Week' : 'Month'} before
            </ButtonLink>
          )}
          {newer && (
            <ButtonLink rel="next" to={digestAddress(newer)}>
              Next {unit} <ChevronRight aria-hidden size={16} />
            </ButtonLink>
          )}
        </nav>
      </div>
      {parts.length === 0 ? (
        <EmptyState
          action={mail}
          level={3}
          sample={<SampleDigest />}
          title={`Nothing to say about this ${unit}`}
        >
          No email is sent about a {unit} like this.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 border-t border-rule pt-6 min-[1000px]:grid-cols-2 min-[1000px]:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Course course={course} unit={unit} />
            {stars.reduce((sum, count) => sum + count, 0) >= fewestReviews && (
              <RatingDistribution counts={stars} />
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 min-[1000px]:row-span-2">
            {parts.map(
              (part) => part !== rating && <Part key={`${part.kind} ${textOf(part.sentence)}`} {...part} />,
            )}
            {newest.length > 0 && (
              <section className="grid gap-5">
                <h3 className="font-sans text-sm font-normal text-muted">Newest</h3>
                {newest.map(({ id, ...review }) => (
                  <Link className="no-underline" key={id} to={inboxAddress({ review: id })}>
                    <SampleReviewLines {...review} />
                  </Link>
                ))}
              </section>
            )}
          </div>
          {mail}
        </div>
      )}
    </section>
  )
}

/** The period beside those before it: how many reviews in each. */
const Course = ({ course, unit }: { course: PerformanceDigest['course']; unit: string }) => (
  <figure className="chart">
    {bothSizes((size) => (
      <ColumnsSvg
        description={`Reviews by ${unit}: ${course.map(({ count }) => formatNumber(count)).join(', ')}, the newest last.`}
        every={size === 'wide' ? 1 : 3}
        height={180}
        rows={course.map(({ period: { often, from }, count }, at) => ({
          label: often === 'weekly' ? formatDay(from) : formatMonthName(from),
          count,
          isPale: at < course.length - 1,
        }))}
        size={size}
      />
    ))}
    <figcaption className="text-xs text-muted">Reviews by {unit}</figcaption>
  </figure>
)

const Part = ({ kind, sentence, quotes, link }: DigestPart) => (
  <section className="grid gap-2 border-b border-line pb-6">
    <h3 className="font-sans text-sm font-normal text-muted">{partNames[kind]}</h3>
    <p className="max-w-measure font-serif text-xl leading-snug wrap-anywhere">
      <FindingSentence parts={sentence} />
    </p>
    {quotes.length > 0 && <QuoteList quotes={quotes} />}
    {link && (
      <p>
        <ButtonLink kind={kind === 'waiting' ? 'primary' : 'secondary'} to={link.to}>
          {link.text}
        </ButtonLink>
      </p>
    )}
  </section>
)

/** The same time by the week or by the month. */
function Choice({ current }: { current: DigestPeriod }) {
  return (
    <p className="mr-3 flex gap-2">
      {(['weekly', 'monthly'] as const).map((often) => (
        <Link
          aria-current={often === current.often ? 'true' : undefined}
          className="btn chip aria-[current=true]:border-ink aria-[current=true]:bg-wash"
          key={often}
          to={`/business/analytics/digest?by=${unitName({ often })}`}
        >
          By {unitName({ often })}
        </Link>
      ))}
    </p>
  )
}
