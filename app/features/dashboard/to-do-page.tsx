import type { Finding, Findings } from '#app/features/findings/finding.ts'
import type { QuotesOfFinding } from '#app/features/findings/finding-quotes.server.ts'
import { FindingRow } from '#app/features/findings/finding-row.tsx'
import type { MarkState } from '#app/features/findings/mark.vocabulary.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SampleSuggestions } from '#app/ui/samples/charts.tsx'
import { EmptyState } from '#app/ui/states.tsx'

type ToDoPageProps = {
  findings: Findings
  /** In the order of the findings. */
  quotes: QuotesOfFinding[]
  result: FormResult | undefined
}

const sections: { mark: MarkState; title: string; empty: string | null }[] = [
  { mark: 'open', title: 'What to do', empty: 'Nothing open.' },
  { mark: 'doing', title: 'You are doing', empty: null },
  { mark: 'done', title: 'Done', empty: null },
]

export function ToDoPage({ findings: all, quotes, result }: ToDoPageProps) {
  const { findings, reviews, imported, from, decidedOn } = all
  if (findings.length === 0)
    return (
      <EmptyState
        action={reviews === 0 && <ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
        sample={<SampleSuggestions />}
        title="Nothing to do yet"
      >
        A topic appears here once three people complain about it.
      </EmptyState>
    )
  const items = findings.map((finding, at) => ({ finding, quotes: quotes[at]! }))
  const marked = (mark: MarkState) => items.filter(({ finding }) => finding.mark === mark)
  const setAside = marked('not_for_us')
  const most = Math.max(10, ...findings.map(({ count }) => count))
  const list = (listed: typeof items, isFirst = false) => (
    <FirstOf isOpen={({ finding }) => isIts(finding, result)} items={listed} most={shownAtOnce} one="finding">
      {(its) => (
        <ol>
          {its.map(({ finding, quotes }) => (
            <li key={`${finding.side} ${finding.topic}`}>
              <FindingRow
                finding={finding}
                isMarkable
                isOpen={isIts(finding, result) || (isFirst && finding === listed[0]!.finding)}
                most={most}
                of={all}
                quotes={quotes}
                result={isIts(finding, result) ? result : undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </FirstOf>
  )
  return (
    <div className="grid gap-10">
      {result?.message && <FormError text={result.message} />}
      {sections.map(({ mark, title, empty }) => {
        const listed = marked(mark)
        if (listed.length === 0 && !empty) return null
        return (
          <Block id={mark} key={mark} title={title}>
            {listed.length === 0 ? (
              <p className="text-sm text-muted">{empty}</p>
            ) : (
              list(listed, mark === 'open')
            )}
          </Block>
        )
      })}
      {setAside.length > 0 && (
        <details>
          <summary className="chart-more">Not for us ({setAside.length})</summary>
          <p className="mb-2 text-sm text-muted">One comes back when twice as many say so.</p>
          {list(setAside)}
        </details>
      )}
      <details>
        <summary className="chart-more">How sure are we?</summary>
        <p className="max-w-measure text-sm text-muted">
          From {countOf(reviews, 'review')} since {formatDate(from)}
          {imported > 0 && ` (${formatNumber(imported)} imported)`}, decided on {formatDate(decidedOn)}. Each
          bar counts those that our engine reads as complaints; it misreads some and misses others. Drawn
          stars are the average of all that mention it; “stars less” is a difference beyond chance, with its
          range inside.
        </p>
      </details>
    </div>
  )
}

const shownAtOnce = 6

const isIts = ({ side, topic }: Finding, result: FormResult | undefined) =>
  result?.values.side === side && result.values.topic === topic
