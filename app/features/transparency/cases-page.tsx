import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { formatDate, formatNumber } from '#app/languages/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import {
  type Case,
  type CaseChoices,
  type CaseKind,
  type CaseView,
  casesAddress,
  starChoiceOf,
} from './cases.ts'
import { appealText, casesHeading, caseWords, decisionInWords, requester, starChoiceText } from './words.ts'

type CasesPageProps = {
  business: { id: string; name: string; isSample: boolean }
  cases: Case[]
  choices: CaseChoices
  nextCursor: string | null
  view: CaseView
}

/** The cases behind a figure of the record, one by one, without a word of any review. */
export function CasesPage({ business, cases, choices, nextCursor, view }: CasesPageProps) {
  const { kind } = view
  const to = (change: Partial<CaseView>) =>
    casesAddress(business.id, kind, { ...view, after: null, ...change })
  return (
    <div className="page pt-6 md:pt-10">
      <PageHeader
        above={
          <>
            <Link to={`/business/${business.id}/transparency#${sectionOf[kind]}`}>
              Transparency: {business.name}
            </Link>
            {business.isSample && ', sample data'}
          </>
        }
        lead={`${caseWords[kind].lead} Words and names are not shown, nor the notes on a decision, which may quote them. The operator decides on a page without the stars.`}
        title={casesHeading(choices.found, view)}
      />
      <Choices choices={choices} to={to} view={view} />
      {cases.length === 0 ? (
        <p className="border-t border-line py-10 text-muted">No cases.</p>
      ) : (
        <Table
          caption={`${casesHeading(choices.found, view)} Latest first.`}
          columns={columnsOf(kind)}
          rowId={(row) => String(cases.indexOf(row))}
          rows={cases}
        />
      )}
      <Pagination
        label="More cases"
        newer={view.after ? to({}) : undefined}
        newerLabel="Latest"
        older={nextCursor ? to({ after: nextCursor }) : undefined}
        olderLabel="Older"
      />
    </div>
  )
}

const sectionOf: Record<CaseKind, string> = {
  removed: 'removals',
  refused: 'checks',
  withdrawn: 'removals',
  challenged: 'challenges',
}

type ChoicesProps = { choices: CaseChoices; view: CaseView; to: (change: Partial<CaseView>) => string }

/** Each choice is a link with the number of cases that it would leave. */
function Choices({ choices, view, to }: ChoicesProps) {
  const { kind, reason: chosen, stars, seen, isFirst } = view
  return (
    <nav aria-label="Filter" className="grid gap-2 pb-8 text-sm">
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
            {isFirst ? 'Show every challenge' : 'Show all, stars shown before or not'}
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
      {children} <span className="font-normal text-muted">{formatNumber(count)}</span>
    </Link>
  )
}

function columnsOf(kind: CaseKind): Column<Case>[] {
  const columns: (Column<Case> | false)[] = [
    { id: 'on', header: caseWords[kind].date, cell: ({ on }) => <Day on={on} /> },
    { id: 'stars', header: 'Stars', cell: ({ stars }) => <Stars rating={stars} /> },
    kind !== 'withdrawn' && {
      id: 'reason',
      header: 'Reason',
      cell: ({ reason }) => reason && challengeReasonText[reason],
    },
    {
      id: 'written',
      header: 'Submitted',
      cell: ({ writtenOn }) => (writtenOn ? <Day on={writtenOn} /> : 'Not shown: still published'),
    },
    { id: 'requester', header: 'Requested by', cell: (row) => requester(kind, row) },
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

/** A day in UTC for every reader: without a time, it cannot be converted to their time zone. */
function Day({ on }: { on: string }) {
  return <time dateTime={on}>{formatDate(on)}</time>
}
