import type { Finding, Findings } from '#app/features/findings/finding.ts'
import type { QuotesOfFinding } from '#app/features/findings/finding-quotes.server.ts'
import { FindingKey, FindingRow, mostMentions } from '#app/features/findings/finding-row.tsx'
import { type FindingStatus, statusTexts } from '#app/features/findings/finding-status.vocabulary.ts'
import { adviceFor } from '#app/features/findings/finding-text.ts'
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
  const marked = (status: FindingStatus) => items.filter(({ finding }) => finding.status === status)
  const setAside = marked('not_for_us')
  const list = (listed: typeof items) => (
    <FirstOf isOpen={({ finding }) => isIts(finding, result)} items={listed} most={shownAtOnce} one="finding">
      {(its) => (
        <ol>
          {its.map(({ finding, quotes }) => (
            <li key={`${finding.side} ${finding.topic}`}>
              <FindingRow
                finding={finding}
                isMarkable
                most={mostMentions(findings)}
                of={all}
                quotes={quotes}
                result={isIts(finding, result) ? result : undefined}
                title={adviceFor(finding)}
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
      {(['open', 'doing', 'done'] as const).map((status) => {
        const listed = marked(status)
        const isLead = status === 'open'
        if (listed.length === 0 && !isLead) return null
        return (
          <Block
            id={status}
            isLead={isLead}
            key={status}
            note={isLead && <FindingKey from={from} reviews={reviews} />}
            title={
              isLead
                ? countOf(listed.length, 'thing to improve', 'things to improve')
                : statusTexts[status].name
            }
          >
            {listed.length === 0 ? (
              <p className="text-sm text-muted">You have dealt with all of them.</p>
            ) : (
              list(listed)
            )}
          </Block>
        )
      })}
      {setAside.length > 0 && (
        <details>
          <summary className="chart-more">
            {statusTexts.not_for_us.name} ({setAside.length})
          </summary>
          <p className="mb-2 text-sm text-muted">One comes back when twice as many say so.</p>
          {list(setAside)}
        </details>
      )}
      <details>
        <summary className="chart-more">How sure are we?</summary>
        <p className="max-w-measure text-sm text-muted">
          {imported > 0 && `${formatNumber(imported)} of the reviews are imported. `}Decided on{' '}
          {formatDate(decidedOn)}. Our engine misreads some complaints and misses others, and small
          differences in stars may be chance.
        </p>
      </details>
    </div>
  )
}

const shownAtOnce = 4

const isIts = ({ side, topic }: Finding, result: FormResult | undefined) =>
  result?.values.side === side && result.values.topic === topic
