import { topicName } from '#app/features/analyses/topic-name.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { RowBar } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Finding, Findings } from './finding.ts'
import { FindingDetails, FindingTitle } from './finding-item.tsx'
import type { QuotesOfFinding } from './finding-quotes.server.ts'
import { clearDifference } from './finding-text.ts'

type FindingRowProps = {
  finding: Finding
  of: Pick<Findings, 'from' | 'reviews'>
  quotes: QuotesOfFinding
  /** The count of the longest bar. */
  most: number
}

/** A finding as a bar: how many people say so and how many stars that goes with; where chance explains those, the average of all that mention it. It opens onto everything else. */
export function FindingRow({ finding, of, quotes, most }: FindingRowProps) {
  const difference = clearDifference(finding)
  const isPraise = finding.side === 'praise'
  return (
    <article>
      <details className="row-fold">
        <summary>
          <div className="grid min-w-0 gap-1">
            <FindingTitle finding={finding}>{topicName(finding.topic)}</FindingTitle>
            {quotes.own[0] && (
              <p className="truncate text-sm text-muted" dir="auto">
                “{quotes.own[0].text}”
              </p>
            )}
          </div>
          <div className="grid gap-1.5 text-sm whitespace-nowrap">
            <RowBar {...{ [isPraise ? 'positive' : 'negative']: (100 * finding.count) / most }} />
            {isPraise
              ? countOf(finding.count, 'person praises it', 'people praise it')
              : countOf(finding.count, 'person complains', 'people complain')}
          </div>
          <span className="flex items-center gap-x-3 gap-y-1 text-sm whitespace-nowrap md:grid md:justify-items-end">
            {difference ? (
              <>
                <b className="font-medium">
                  {formatAverage(Math.abs(difference.value), 1)} stars{' '}
                  {difference.value < 0 ? 'less' : 'more'}
                </b>
                <span className="text-muted">than other reviews</span>
              </>
            ) : (
              <>
                <Stars rating={finding.stars} />
                <span className="text-muted">{formatAverage(finding.stars, 1)} on average</span>
              </>
            )}
          </span>
        </summary>
        <div className="grid gap-3 pt-1 pb-6">
          <FindingDetails finding={finding} of={of} quotes={quotes} />
        </div>
      </details>
    </article>
  )
}
