import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import type { CaseFacts } from '#app/features/moderation/case-facts.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
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

const IsOpen = createContext(false)

/**
 * Open cases, the first due on top and open, each with the result of its own form. Stars are hidden: they must not influence
 * a decision.
 */
export function CasePage<Case>(props: CasePageProps<Case>) {
  const { cases, nouns, lead = 'By the text alone: stars are hidden.', keyOf, result, children } = props
  const resultKey = result && keyOf(result.values)
  const isListed = cases.some((each) => keyOf(each) === resultKey)
  const openKey = isListed ? resultKey : cases[0] && keyOf(cases[0])
  const gone = result && !isListed && <CaseGone result={result} />
  if (cases.length === 0) return <DeskClear result={result}>{gone}</DeskClear>
  return (
    <DeskPage lead={lead} result={result} title={`${countOf(cases.length, ...nouns)} to decide`}>
      {gone}
      <ol className="rounded-surface border border-line bg-sheet">
        {cases.map((each) => (
          <li className="border-line not-first:border-t" key={keyOf(each)}>
            <IsOpen value={keyOf(each) === openKey}>
              {children(each, keyOf(each) === resultKey ? result : undefined)}
            </IsOpen>
          </li>
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
  /** What somebody wrote, the beginning of which shows while it is closed. */
  words?: string | null
  /** Why it is here, as a badge. */
  why?: ReactNode
  facts?: CaseFacts
  /** Beside what it is about. */
  decision: ReactNode
  children: ReactNode
}

/** A row of the queue, which opens to what it is about and the form that decides it. */
export function Case({ name, title, due, words, why, facts, decision, children }: CaseProps) {
  return (
    <details className="group/case" name="case" open={use(IsOpen)}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-3 p-5 sm:px-7 [&::-webkit-details-marker]:hidden">
        <Face name={name} />
        <span className="min-w-[160px] flex-1 text-sm wrap-anywhere">
          <span className="block text-base font-medium">{title}</span>
          <Due {...due} />
        </span>
        <ChevronDown
          aria-hidden
          className="text-muted group-open/case:rotate-180 sm:order-1"
          size={18}
          strokeWidth={1.5}
        />
        <span className="flex flex-wrap gap-2">{why}</span>
        {words && (
          <span
            className="order-1 basis-full line-clamp-2 pl-12 font-serif text-lg group-open/case:hidden"
            dir="auto"
          >
            {words}
          </span>
        )}
      </summary>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 px-5 pt-1 pb-6 sm:px-7 min-[1200px]:grid-cols-[minmax(0,1fr)_340px] min-[1200px]:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">{children}</div>
        <section
          aria-label="Your decision"
          className="grid content-start gap-4 rounded-surface self-start bg-wash p-5 min-[1200px]:row-span-2"
        >
          {decision}
        </section>
        {facts && <CaseFactsList facts={facts} />}
      </div>
    </details>
  )
}

/** "Due in 2 days", or by how many hours it is late. */
function Due({ decideBy, overdueHours }: CaseProps['due']) {
  if (overdueHours !== null)
    return <span className="font-medium text-danger">Overdue by {overdueHours} h</span>
  return (
    <span className="text-muted">
      Due <Time at={decideBy} />
    </span>
  )
}

type WordsProps = { title: string | null; text: string; answers?: { question: string; text: string }[] }

/** Text of the author or the business, which may be public. */
export function CaseWords({ title, text, answers = [] }: WordsProps) {
  return (
    <blockquote className="max-w-measure font-serif text-lg leading-snug whitespace-pre-line sm:text-xl wrap-anywhere">
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

type SaidProps = { by: string; at?: Date; children: ReactNode }

/** A statement that somebody made about the case. */
export const QuotedStatement = ({ by, at, children }: SaidProps) => (
  <div className="max-w-measure border-l-2 border-line pl-4 text-sm wrap-anywhere">
    <p>
      <span className="font-medium">{by}</span>{' '}
      {at && (
        <span className="text-muted">
          <Time at={at} />
        </span>
      )}
    </p>
    <p className="whitespace-pre-line" dir="auto">
      {children}
    </p>
  </div>
)
