import type { ReactNode } from 'react'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'

type CaseListProps<Case> = {
  cases: Case[]
  /** The same for a case and for the values of its form. */
  keyOf: (of: Case | FormResult['values']) => string
  result: FormResult | undefined
  /** Shown without any case. */
  empty: ReactNode
  children: (of: Case, result: FormResult | undefined, isFirst: boolean) => ReactNode
}

/** How many cases wait, and how to decide them. */
export function CaseHeading({ count, noun }: { count: number; noun: string }) {
  return (
    <h2 className={count === 0 ? 'sr-only' : 'text-sm font-normal text-muted font-sans'} id="cases">
      {countOf(count, noun)} to decide, by the text alone: stars are hidden.
    </h2>
  )
}

type CaseProps = {
  /** Who wrote about whom. */
  title: ReactNode
  due: { decideBy: Date; overdueHours: number | null }
  since: Date
  /** Why it is here, as a badge. */
  why?: ReactNode
  /** Beside the words and the decision. */
  facts: ReactNode
  children: ReactNode
}

/** A case: the words and the decision on the left, what is known about it on the right. */
export function Case({ title, due, since, why, facts, children }: CaseProps) {
  return (
    <article className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-4">
        <header className="grid gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {why}
            <Due {...due} />
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {title}, <Time at={since} />
          </p>
        </header>
        {children}
      </div>
      <details className="fold fold-narrow">
        <summary>What is known about it</summary>
        {facts}
      </details>
    </article>
  )
}

type DecisionFoldProps = { isOpen: boolean; children: ReactNode }

/** The form of a decision: open for the first case, a button away for the others. */
export function DecisionFold({ isOpen, children }: DecisionFoldProps) {
  if (isOpen) return children
  return (
    <details>
      <summary className="btn">Decide …</summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}

/** Open cases, the first due on top, each with the result of its own form. */
export function CaseList<Case>({ cases, keyOf, result, empty, children }: CaseListProps<Case>) {
  const resultKey = result && keyOf(result.values)
  const isListed = cases.some((each) => keyOf(each) === resultKey)
  return (
    <>
      {result && !isListed && <CaseGone result={result} />}
      {cases.length === 0 ? (
        empty
      ) : (
        <ol className="mt-2 border-t border-rule">
          {cases.map((each, at) => (
            <li className="border-b border-line py-7" key={keyOf(each)}>
              {children(each, keyOf(each) === resultKey ? result : undefined, at === 0)}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** A refused decision about a case that has left the list meanwhile. */
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

/** "Due …", or by how many hours it is late. */
export function Due({ decideBy, overdueHours }: { decideBy: Date; overdueHours: number | null }) {
  if (overdueHours !== null) {
    return <Badge kind="danger">Overdue by {overdueHours} h</Badge>
  }
  return (
    <Badge>
      Due <Time as="exact" at={decideBy} />
    </Badge>
  )
}

type WordsProps = { title: string | null; text: string; answers?: { question: string; text: string }[] }

/** What the author or the business wrote, and may be public. */
export function CaseWords({ title, text, answers = [] }: WordsProps) {
  return (
    <blockquote className="border-l border-control pl-4 font-serif text-lg whitespace-pre-line wrap-anywhere">
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
