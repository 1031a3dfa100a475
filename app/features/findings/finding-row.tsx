import { labelOfSide } from '#app/features/analyses/analysis.schema.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { May } from '#app/features/businesses/business-context.tsx'
import { countOf, formatAverage, formatDate, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { RowBar } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { QuoteList } from './cited-quote.tsx'
import type { Finding, Findings } from './finding.ts'
import type { QuotesOfFinding } from './finding-quotes.server.ts'
import { FindingSentence } from './finding-sentence.tsx'
import {
  causesInWords,
  clearDifference,
  describeFinding,
  differenceInWords,
  trendNames,
} from './finding-text.ts'
import { History, MarkForm } from './mark-form.tsx'
import { BarsTable, WeeklyBars, weeksOf } from './weekly-bars.tsx'

type FindingRowProps = {
  finding: Finding
  /** Its topic, or what to do about it. */
  title: string
  of: Pick<Findings, 'from'>
  quotes: QuotesOfFinding
  /** The mentions of the longest bar. */
  most: number
  /** Whether the owner decides about it here. */
  isMarkable?: boolean
  result?: FormResult | undefined
}

/** A finding as a bar: how many of those that mention it say so, and how many stars they give. It opens onto everything else. */
export function FindingRow({ finding, title, of, quotes, most, isMarkable, result }: FindingRowProps) {
  const { trend, count, mentions, side, isBack, marks } = finding
  const share = { all: (100 * mentions) / most, [labelOfSide[side]]: (100 * count) / most }
  const [quote] = quotes.own
  return (
    <article className="finding-row">
      <details className="row-fold">
        <summary>
          <div className="grid min-w-0 gap-1">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3 className="font-serif text-xl leading-snug text-balance wrap-anywhere">{title}</h3>
              {trend && trend !== 'lasting' && (
                <span className="border border-line px-1.5 text-xs/5 text-muted">{trendNames[trend]}</span>
              )}
            </div>
            {quote && (
              <p className="line-clamp-2 font-serif text-muted" dir="auto">
                “{quote.text}” <span className="font-sans text-xs">{quote.authorName}</span>
              </p>
            )}
          </div>
          <div className="grid gap-1 text-sm whitespace-nowrap">
            <RowBar {...share} />
            <span>
              <b className="font-serif text-2xl/8 font-normal">{formatNumber(count)}</b>
              {count < mentions && ` of ${formatNumber(mentions)}`} reviews{' '}
              {side === 'praise' ? 'praise it' : 'complain'}
            </span>
          </div>
          <FindingStars finding={finding} />
        </summary>
        <div className="grid gap-4 pt-1 pb-6">
          <FindingDetails finding={finding} of={of} quotes={quotes} />
        </div>
      </details>
      {isMarkable && (
        <May right="manage">
          <MarkForm finding={finding} result={result} />
        </May>
      )}
      {isBack && <Back finding={finding} />}
      {isMarkable && marks.length > 0 && <History marks={marks} />}
    </article>
  )
}

/** The reviews counted, and what the parts of the bars mean. */
export const FindingKey = ({ reviews, from }: Pick<Findings, 'reviews' | 'from'>) => (
  <span className="flex flex-wrap gap-x-4">
    <span>
      {countOf(reviews, 'review')} since {formatDate(from)}
    </span>
    {(['negative', 'all'] as const).map((part) => (
      <span className="flex items-center gap-2" key={part}>
        <span className="w-6">
          <RowBar {...{ [part]: 100 }} />
        </span>
        {part === 'all' ? 'other mentions' : 'complaints'}
      </span>
    ))}
  </span>
)

/** How many stars those give that say so, where chance does not explain it; else those that mention it, beside all others unless these say the opposite. */
function FindingStars({ finding }: { finding: Finding }) {
  const { side, stars, others } = finding
  const difference = clearDifference(finding)
  const isInLine = others !== null && (side === 'praise') === stars > others
  return (
    <span className="flex items-center gap-x-3 gap-y-1 text-sm whitespace-nowrap md:grid md:justify-items-end">
      {difference ? (
        <b className="font-medium">
          {formatAverage(Math.abs(difference.value), 1)} stars {difference.value < 0 ? 'less' : 'more'}
        </b>
      ) : (
        <span className="flex items-center gap-2">
          <Stars rating={stars} /> {formatAverage(stars, 1)}
        </span>
      )}
      <span className="text-muted">
        {difference ? 'than other reviews' : isInLine && `other reviews ${formatAverage(others, 1)}`}
      </span>
    </span>
  )
}

/** The longest bar of these rows; a few mentions do not fill it. */
export const mostMentions = (findings: Finding[]) => Math.max(10, ...findings.map(({ mentions }) => mentions))

function FindingDetails({ finding, of, quotes }: Pick<FindingRowProps, 'finding' | 'of' | 'quotes'>) {
  const { side, topic } = finding
  const told = [causesInWords(finding), differenceInWords(finding)].filter(Boolean)
  return (
    <>
      <p className="max-w-measure font-serif text-lg leading-snug wrap-anywhere">
        <FindingSentence parts={describeFinding(finding, of)} />
      </p>
      {told.length > 0 && <p className="max-w-measure text-sm text-muted">{told.join(' ')}</p>}
      <WeeklyBars finding={finding} />
      <QuoteList quotes={quotes.own} />
      {quotes.against.length > 0 && (
        <div className="grid gap-3 border-l border-line pl-4">
          <p className="text-sm">
            But others {side === 'complaint' ? 'praise' : 'complain about'} {topicName(topic)}:
          </p>
          <QuoteList quotes={quotes.against} />
        </div>
      )}
      <details>
        <summary className="chart-more">
          As a table, by week<span className="sr-only">: {topic}</span>
        </summary>
        <BarsTable bars={weeksOf(finding)} unit="Week" />
      </details>
    </>
  )
}

function Back({ finding: { marks, count } }: { finding: Finding }) {
  const last = marks.at(-1)!
  return (
    <p className="border-l-2 border-warning py-1 pl-4 text-sm">
      You set this aside on {formatDate(last.at)}, when {countOf(last.reviews, 'review')} said so. Now{' '}
      {formatNumber(count)} do.
    </p>
  )
}
