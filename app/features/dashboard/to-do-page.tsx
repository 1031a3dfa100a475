import { FirstOf } from '#app/features/dashboard/first-of.tsx'
import type { Finding, Findings } from '#app/features/findings/finding.ts'
import { FindingItem } from '#app/features/findings/finding-item.tsx'
import type { MarkState } from '#app/features/findings/mark.vocabulary.ts'
import type { QuotesOfFinding } from '#app/features/findings/quoting.server.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
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

/** What is wrong, the most important first, each with its quotes, its course and what the owner decided. */
export function ToDoPage({ findings: all, quotes, result }: ToDoPageProps) {
  const { findings, reviews, imported, from, decidedOn } = all
  if (findings.length === 0)
    return (
      <EmptyState
        action={reviews === 0 && <ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
        title="Nothing to do yet"
      >
        A topic appears here once three people complain about it.
      </EmptyState>
    )
  const items = findings.map((finding, at) => ({ finding, quotes: quotes[at]! }))
  const marked = (mark: MarkState) => items.filter(({ finding }) => finding.mark === mark)
  const setAside = marked('not_for_us')
  return (
    <div className="grid gap-12">
      {result?.message && <FormError text={result.message} />}
      {sections.map(({ mark, title, empty }) => {
        const listed = marked(mark)
        if (listed.length === 0 && !empty) return null
        return (
          <Block id={mark} key={mark} title={title}>
            {mark === 'open' && (
              <p className="mb-6 max-w-measure text-sm text-muted">
                From {countOf(reviews, 'review')} since {formatDate(from)}
                {imported > 0 && ` (${formatNumber(imported)} imported)`}, decided on {formatDate(decidedOn)}.
              </p>
            )}
            {listed.length === 0 ? (
              <p className="text-sm text-muted">{empty}</p>
            ) : (
              <List findings={all} items={listed} result={result} />
            )}
          </Block>
        )
      })}
      {setAside.length > 0 && (
        <details>
          <summary className="w-fit text-sm underline underline-offset-4">
            Not for us ({setAside.length})
          </summary>
          <p className="mt-3 mb-6 text-sm text-muted">One comes back when twice as many say so.</p>
          <List findings={all} items={setAside} result={result} />
        </details>
      )}
    </div>
  )
}

type ListProps = {
  findings: Findings
  items: { finding: Finding; quotes: QuotesOfFinding }[]
  result: FormResult | undefined
}

const shownAtOnce = 3

const List = ({ items, ...props }: ListProps) => (
  <FirstOf
    isOpen={({ finding }) => isIts(finding, props.result)}
    items={items}
    most={shownAtOnce}
    one="finding"
  >
    {(its) => <Items items={its} {...props} />}
  </FirstOf>
)

const isIts = ({ side, topic }: Finding, result: ListProps['result']) =>
  result?.values.side === side && result.values.topic === topic

function Items({ findings, items, result }: ListProps) {
  return (
    <ol className="grid gap-10">
      {items.map(({ finding, quotes }) => (
        <li className="min-w-0" key={`${finding.side} ${finding.topic}`}>
          <FindingItem
            finding={finding}
            isMarkable
            of={findings}
            quotes={quotes}
            result={isIts(finding, result) ? result : undefined}
          />
        </li>
      ))}
    </ol>
  )
}
