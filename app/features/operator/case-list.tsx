import type { ReactNode } from 'react'
import type { CaseFacts } from '#app/features/moderation/case-facts.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import { CaseFactsList } from './case-facts.tsx'
import { DeskClear, DeskPage } from './desk-page.tsx'

type CasePageProps<Case> = {
  cases: Case[]
  nouns: [one: string, many?: string]
  lead?: string
  /** The key of a case, also from the submitted values of its form. */
  keyOf: (of: Case | FormResult['values']) => string
  result: FormResult | undefined
  children: (of: Case, result: FormResult | undefined) => ReactNode
}

/** Open cases, the first due on top, each with the result of its own form. Stars are hidden: they must not influence a decision. */
export function CasePage<Case>(props: CasePageProps<Case>) {
  const { cases, nouns, lead = 'By the text alone: stars are hidden.', keyOf, result, children } = props
  const resultKey = result && keyOf(result.values)
  const isListed = cases.some((each) => keyOf(each) === resultKey)
  const gone = result && !isListed && <CaseGone result={result} />
  if (cases.length === 0) return <DeskClear result={result}>{gone}</DeskClear>
  return (
    <DeskPage lead={lead} result={result} title={`${countOf(cases.length, ...nouns)} to decide`}>
      {gone}
      <ol className="grid grid-cols-1 gap-6">
        {cases.map((each) => (
          <li key={keyOf(each)}>{children(each, keyOf(each) === resultKey ? result : undefined)}</li>
        ))}
      </ol>
    </DeskPage>
  )
}

/** Shows the refusal of a decision whose case has left the list meanwhile. */
function CaseGone({ result: { message, values } }: { result: FormResult }) {
  if (!message) return null
  return (
    <div className="grid gap-2">
      <FormError text={message} />
      {values.note && (
        <>
          <p className="text-sm text-muted">Your note, which was not sent:</p>
          <p className="text-sm whitespace-pre-line wrap-anywhere">{values.note}</p>
        </>
      )}
    </div>
  )
}

type CaseProps = {
  /** Name of the person who acted. */
  name: string
  /** What the case is about. */
  title: ReactNode
  due: { decideBy: Date; overdueHours: number | null }
  since: Date
  /** Why it is here, as a badge. */
  why?: ReactNode
  /** Beside what is decided. */
  facts?: CaseFacts
  decision: ReactNode
  children: ReactNode
}

export function Case({ name, title, due, since, why, facts, decision, children }: CaseProps) {
  return (
    <article className="grid grid-cols-1 gap-5 rounded-surface border border-line bg-sheet p-5 sm:p-7">
      <header className="flex flex-wrap items-center gap-3">
        <Face name={name} />
        <p className="min-w-[160px] grow text-sm wrap-anywhere">
          <span className="block font-medium">{title}</span>
          <span className="text-muted">
            <Time at={since} />
          </span>
        </p>
        {why}
        <Due {...due} />
      </header>
      {children}
      {decision}
      {facts && <CaseFactsList facts={facts} />}
    </article>
  )
}

/** "Due in 2 days", or by how many hours it is late. */
function Due({ decideBy, overdueHours }: CaseProps['due']) {
  if (overdueHours !== null) return <Badge kind="danger">Overdue by {overdueHours} h</Badge>
  return (
    <Badge>
      Due <Time at={decideBy} />
    </Badge>
  )
}

type WordsProps = { title: string | null; text: string; answers?: { question: string; text: string }[] }

/** Text of the author or the business, which may be public. */
export function CaseWords({ title, text, answers = [] }: WordsProps) {
  return (
    <blockquote className="max-w-measure font-serif text-lg whitespace-pre-line wrap-anywhere">
      {title && (
        <p className="font-medium" dir="auto">
          {title}
        </p>
      )}
      {text && <p dir="auto">{text}</p>}
      {answers.map((answer) => (
        <p className="mt-2 text-base" dir="auto" key={answer.question}>
          <span className="text-muted">{answer.question}</span> {answer.text}
        </p>
      ))}
    </blockquote>
  )
}

type SaidProps = { by: ReactNode; children: ReactNode }

/** A statement that somebody made about the case. */
export const QuotedStatement = ({ by, children }: SaidProps) => (
  <div className="max-w-measure border-l-2 border-line pl-4 text-sm wrap-anywhere">
    <p className="font-medium">{by}</p>
    <p className="whitespace-pre-line" dir="auto">
      {children}
    </p>
  </div>
)
