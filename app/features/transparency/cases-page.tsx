import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import {
  appealText,
  casesHeading,
  caseWords,
  decisionInWords,
  starChoiceText,
  whoAsked,
} from './case-words.ts'
import {
  type Case,
  type CaseChoices,
  type CaseKind,
  type CaseView,
  casesAddress,
  starChoiceOf,
} from './cases.ts'

type CasesPageProps = {
  business: { id: string; name: string; isSample: boolean }
  cases: Case[]
  choices: CaseChoices
  nextCursor: string | null
  view: CaseView
}

/** What stands behind a figure of the record, one by one, and never a word of it. */
export function CasesPage({ business, cases, choices, nextCursor, view }: CasesPageProps) {
  const { kind } = view
  const to = (asked: Partial<CaseView>) => casesAddress(business.id, kind, { ...view, after: null, ...asked })
  return (
    <div className="page pt-6 md:pt-10">
      <PageHeader
        above={
          <>
            <Link to={`/business/${business.id}/transparency#${partOf[kind]}`}>
              The record of {business.name}
            </Link>
            {business.isSample && ', sample data'}
          </>
        }
        lead={`${caseWords[kind].what} Words and names are not shown, nor the notes of a decision, which may quote them. Who decides about a review is not shown its stars.`}
        title={casesHeading(choices.found, view)}
      />
      <Choices choices={choices} to={to} view={view} />
      {cases.length === 0 ? (
        <p className="border-t border-line py-10 text-muted">There are none.</p>
      ) : (
        <Table
          caption={`${casesHeading(choices.found, view)} The latest first.`}
          columns={columnsOf(kind)}
          rowId={(row) => String(cases.indexOf(row))}
          rows={cases}
        />
      )}
      <Pagination
        label="More of them"
        newer={view.after ? to({}) : undefined}
        newerLabel="The latest"
        older={nextCursor ? to({ after: nextCursor }) : undefined}
        olderLabel="Older"
      />
    </div>
  )
}

const partOf: Record<CaseKind, string> = {
  removed: 'removals',
  refused: 'checks',
  withdrawn: 'removals',
  challenged: 'challenges',
}

type ChoicesProps = { choices: CaseChoices; view: CaseView; to: (asked: Partial<CaseView>) => string }

/** Each choice is a link, and says how many it would leave. */
function Choices({ choices, view, to }: ChoicesProps) {
  const { kind, reason: chosen, stars, seen, isFirst } = view
  return (
    <nav aria-label="Which of them" className="grid gap-2 pb-8 text-sm">
      {kind !== 'withdrawn' && (
        <Row name="Reason">
          {choices.reasons.map(({ reason, count }) => (
            <Choice count={count} isChosen={reason === chosen} key={reason} to={to({ reason })}>
              {reason ? challengeReasonText[reason] : 'Any'}
            </Choice>
          ))}
        </Row>
      )}
      <Row name="Stars">
        {choices.stars.map(({ stars: each, count }) => (
          <Choice
            count={count}
            isChosen={starChoiceOf(each) === stars}
            key={each}
            to={to({ stars: starChoiceOf(each) })}
          >
            {each ? starChoiceText[each] : 'Any'}
          </Choice>
        ))}
      </Row>
      {(seen || isFirst) && (
        <p>
          {isFirst && 'Only the first challenge of each review. '}
          <Link to={to({ seen: null, isFirst: false })}>
            {isFirst ? 'Show each challenge' : 'Whether the stars had been seen or not'}
          </Link>
        </p>
      )}
    </nav>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5">
      <span className="w-14 text-muted">{name}</span>
      {children}
    </div>
  )
}

type ChoiceProps = { to: string; count: number; isChosen: boolean; children: string }

function Choice({ to, count, isChosen, children }: ChoiceProps) {
  return (
    <Link
      aria-current={isChosen || undefined}
      className={classNames('py-1 tabular-nums', isChosen && 'font-medium no-underline')}
      preventScrollReset
      to={to}
    >
      {children} <span className="font-normal text-muted">{count.toLocaleString('en')}</span>
    </Link>
  )
}

function columnsOf(kind: CaseKind): Column<Case>[] {
  const columns: (Column<Case> | false)[] = [
    { id: 'on', header: caseWords[kind].when, cell: ({ on }) => <Day on={on} /> },
    { id: 'stars', header: 'Stars', cell: ({ stars }) => <Stars rating={stars} /> },
    kind !== 'withdrawn' && {
      id: 'reason',
      header: 'Reason',
      cell: ({ reason }) => reason && challengeReasonText[reason],
    },
    {
      id: 'written',
      header: 'Submitted',
      cell: ({ writtenOn }) => (writtenOn ? <Day on={writtenOn} /> : 'Not said: the review stands'),
    },
    { id: 'asked', header: 'Who asked', cell: (row) => whoAsked(kind, row) },
    kind !== 'withdrawn' && {
      id: 'decision',
      header: 'Decision',
      cell: (row) => <Decision kind={kind} row={row} />,
    },
    kind !== 'withdrawn' && {
      id: 'appeal',
      header: 'Appeal',
      cell: ({ appeal }) => <Appeal appeal={appeal} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

function Decision({ kind, row }: { kind: CaseKind; row: Case }) {
  return (
    <>
      {decisionInWords(kind, row)}
      {row.decidedOn && (
        <>
          , <Day on={row.decidedOn} />
        </>
      )}
    </>
  )
}

function Appeal({ appeal }: Pick<Case, 'appeal'>) {
  if (!appeal) return 'None'
  return (
    <>
      {appealText[appeal.state]}, <Day on={appeal.decidedOn ?? appeal.on} />
    </>
  )
}

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of UTC, in every zone: there is no time of the day to move it by. */
function Day({ on }: { on: string }) {
  return <time dateTime={on}>{written.format(new Date(on))}</time>
}
