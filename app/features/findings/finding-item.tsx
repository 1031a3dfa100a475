import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { May } from '#app/features/businesses/business-context.tsx'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { QuoteList } from './cited-quote.tsx'
import type { Finding, Findings, Mark } from './finding.ts'
import type { QuotesOfFinding } from './finding-quotes.server.ts'
import { FindingSentence } from './finding-sentence.tsx'
import { adviceFor, causesInWords, describeFinding, differenceInWords, stateNames } from './finding-text.ts'
import { type MarkState, noteLimits } from './mark.vocabulary.ts'
import { BarsTable, WeeklyBars, weeksOf } from './weekly-bars.tsx'

type FindingItemProps = {
  finding: Finding
  of: Pick<Findings, 'from' | 'reviews'>
  quotes: QuotesOfFinding
  /** Whether the owner decides about it here. */
  isMarkable?: boolean
  result?: FormResult | undefined
}

export function FindingItem({ finding, of, quotes, isMarkable, result }: FindingItemProps) {
  const { side, topic, isBack, marks } = finding
  return (
    <article
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4',
        isMarkable
          ? 'border-b border-line py-6 min-[1100px]:grid-cols-[minmax(0,1fr)_23rem]'
          : 'max-w-[760px]',
      )}
    >
      <div className="grid min-w-0 content-start gap-3">
        <FindingTitle finding={finding}>
          {side === 'praise' ? `What people praise: ${topicName(topic)}` : adviceFor(finding)}
        </FindingTitle>
        {isBack && <Back finding={finding} />}
        <FindingDetails finding={finding} of={of} quotes={quotes} />
        {isMarkable && marks.length > 0 && <History marks={marks} />}
      </div>
      {isMarkable && (
        <May right="manage">
          <MarkForm finding={finding} result={result} />
        </May>
      )}
    </article>
  )
}

type TitleProps = { finding: Finding; children: ReactNode }

export function FindingTitle({ finding: { state }, children }: TitleProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 className="font-serif text-2xl leading-snug wrap-anywhere">{children}</h3>
      {state && state !== 'lasting' && (
        <span className="border border-line px-1.5 text-xs/5 text-muted">{stateNames[state]}</span>
      )}
    </div>
  )
}

type DetailsProps = Pick<FindingItemProps, 'finding' | 'of' | 'quotes'>

export const FindingDetails = ({ finding, of, quotes }: DetailsProps) => (
  <>
    <p className="max-w-measure font-serif text-lg leading-snug wrap-anywhere">
      <FindingSentence parts={describeFinding(finding, of)} />
    </p>
    <WeeklyBars finding={finding} />
    <QuoteList quotes={quotes.own.slice(0, shownAtOnce)} />
    <More finding={finding} quotes={quotes} />
  </>
)

function Back({ finding: { marks, count } }: { finding: Finding }) {
  const last = marks.at(-1)!
  return (
    <p className="border-l-2 border-warning py-1 pl-4 text-sm">
      You set this aside on {formatDate(last.at)}, when {countOf(last.reviews, 'review')} said so. Now{' '}
      {formatNumber(count)} do.
    </p>
  )
}

const shownAtOnce = 1

function More({ finding, quotes: { own, against } }: Pick<FindingItemProps, 'finding' | 'quotes'>) {
  const { side, topic } = finding
  const told = [causesInWords(finding), differenceInWords(finding)].filter(Boolean)
  const count = Math.max(0, own.length - shownAtOnce) + against.length
  return (
    <details>
      <summary className="chart-more">
        {count > 0 ? countOf(count, 'more quote') : 'Why, and the numbers'}
        {against.length > 0 && ', with those that say the opposite'}
        <span className="sr-only"> about {topic}</span>
      </summary>
      <div className="mt-4 grid gap-5">
        {told.length > 0 && <p className="max-w-measure text-sm text-muted">{told.join(' ')}</p>}
        <QuoteList quotes={own.slice(shownAtOnce)} />
        {against.length > 0 && (
          <div className="grid gap-3 border-l border-line pl-4">
            <p className="text-sm">
              But others {side === 'complaint' ? 'praise' : 'complain about'} {topicName(topic)}:
            </p>
            <QuoteList quotes={against} />
          </div>
        )}
        <BarsTable bars={weeksOf(finding)} unit="Week" />
      </div>
    </details>
  )
}

const buttons: { state: MarkState; text: string }[] = [
  { state: 'doing', text: 'Doing' },
  { state: 'done', text: 'Done' },
  { state: 'not_for_us', text: 'Not for us' },
  { state: 'open', text: 'Open again' },
]

function MarkForm({ finding, result }: { finding: Finding; result: FormResult | undefined }) {
  const { side, topic, mark, marks } = finding
  const id = `note-${side}-${topic.replaceAll(/\s+/g, '-')}`
  return (
    <Form className="self-start" key={marks.length} method="post" noValidate preventScrollReset>
      <input name="side" type="hidden" value={side} />
      <input name="topic" type="hidden" value={topic} />
      <div className="flex flex-wrap items-center gap-2">
        {buttons
          .filter(({ state }) => state !== mark)
          .map(({ state, text }) => (
            <Button key={state} name="state" value={state}>
              {text}
              <span className="sr-only">: {topicName(topic)}</span>
            </Button>
          ))}
        <details className="ml-2 open:ml-0 open:basis-full" open={result !== undefined}>
          <summary className="btn btn-quiet">
            Add a note<span className="sr-only"> about {topicName(topic)}</span>
          </summary>
          <TextArea
            defaultValue={result?.values.note}
            error={result?.errors.note}
            fieldClassName="mt-3"
            help="Kept with the button that you press. Only you see it."
            id={id}
            label="Note"
            limit={noteLimits.max}
            name="note"
            rows={2}
          />
        </details>
      </div>
    </Form>
  )
}

const markNames: Record<MarkState, string> = {
  open: 'Opened again',
  doing: 'Doing',
  done: 'Done',
  not_for_us: 'Not for us',
}

function History({ marks }: { marks: Mark[] }) {
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {marks.toReversed().map(({ state, note, at, by }) => (
        <li className="wrap-anywhere" key={at}>
          {markNames[state]}, <Time as="date" at={at} />
          {by && `, ${by}`}
          {note && <span className="text-ink">: {note}</span>}
        </li>
      ))}
    </ul>
  )
}
