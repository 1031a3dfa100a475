import { countOf, formatAverage } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { rounded } from '#app/ui/rounded.ts'
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
  isOpen: boolean
  result: FormResult | undefined
}

/** A finding as a bar: how many people say so and how many stars that goes with; where chance explains those, the average of all that mention it. It opens onto everything else. */
export function FindingRow({ finding, of, quotes, most, isOpen, result }: FindingRowProps) {
  const difference = clearDifference(finding)
  return (
    <article>
      <details className="row-fold" open={isOpen}>
        <summary>
          <FindingTitle finding={finding} />
          <svg aria-hidden className="row-bar" preserveAspectRatio="none" viewBox="0 0 100 10">
            <rect className="fill-negative" height="10" width={rounded((100 * finding.count) / most)} />
          </svg>
          <span className="flex justify-between gap-3 text-sm whitespace-nowrap tabular-nums">
            {countOf(finding.count, 'person', 'people')}
            {difference ? (
              <span className="font-medium">
                {formatAverage(Math.abs(difference.value), 1)} stars {difference.value < 0 ? 'less' : 'more'}
              </span>
            ) : (
              <Stars
                label={`${formatAverage(finding.stars, 1)} stars on average where it is mentioned`}
                rating={finding.stars}
              />
            )}
          </span>
        </summary>
        <div className="grid gap-3 pt-1 pb-6">
          <FindingDetails finding={finding} isMarkable of={of} quotes={quotes} result={result} />
        </div>
      </details>
    </article>
  )
}
