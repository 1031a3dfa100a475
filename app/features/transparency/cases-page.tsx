import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { formatDate, formatNumber } from '#app/languages/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import {
  type Case,
  type CaseChoices,
  type CaseKind,
  type CaseView,
  casesAddress,
  casesHeading,
  starChoiceOf,
} from './cases.ts'

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
            <Link to={`/business/${business.id}/transparency#${kindWords[kind].section}`}>
              Transparency: {business.name}
            </Link>
            {business.isSample && ', sample data'}
          </>
        }
        action={<CasesByStars choices={choices} to={to} view={view} />}
        lead={`${kindWords[kind].lead} This list shows no words and no names.`}
        title={casesHeading(choices.found, view)}
      />
      <Choices choices={choices} to={to} view={view} />
      {cases.length === 0 ? (
        <p className="border-t border-line py-10 text-muted">No cases.</p>
      ) : (
        <Table
          caption={`${casesHeading(choices.found, view)} Latest first.`}
          columns={listColumns(kind)}
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

type KindWords = { lead: string; date: string; section: string }

const kindWords: Record<CaseKind, KindWords> = {
  removed: {
    lead: 'Once public, then removed by the operator, who decides with the stars hidden.',
    date: 'Removed',
    section: 'removals',
  },
  refused: { lead: 'Stopped by a check and never published.', date: 'Refused', section: 'checks' },
  withdrawn: {
    lead: 'Withdrawn by their authors, who can restore them.',
    date: 'Withdrawn',
    section: 'authors',
  },
  challenged: {
    lead: 'The business asked the operator to look at a review, which had these stars then.',
    date: 'Challenged',
    section: 'challenges',
  },
}

type ChoicesProps = { choices: CaseChoices; view: CaseView; to: (change: Partial<CaseView>) => string }

/** Each choice is a link with the number of cases that it would leave. */
function Choices({ choices, view, to }: ChoicesProps) {
  const { kind, reason: chosen, seen, isFirst } = view
  return (
    <nav aria-label="Filter" className="grid gap-2 pb-4 text-sm">
      {kind !== 'withdrawn' && (choices.found > 1 || chosen) && (
        <Row name="Reason">
          {choices.reasons.map(({ reason, count }) => (
            <Choice count={count} isChosen={reason === chosen} key={reason} to={to({ reason })}>
              {reason ? challengeReasonText[reason] : 'Any'}
            </Choice>
          ))}
        </Row>
      )}
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

/** The cases by their stars, which are the choices of stars. */
function CasesByStars({ choices, view, to }: ChoicesProps) {
  const countOfStars = (stars: number | null) =>
    choices.stars.find((each) => each.stars === stars)?.count ?? 0
  const all = countOfStars(null)
  if (all === 0) return null
  return (
    <nav aria-label="Stars" className="w-full text-sm sm:w-96">
      <p className="mb-1 font-medium">All {formatNumber(all)} by stars</p>
      <RatingDistribution
        counts={[countOfStars(1), countOfStars(2), countOfStars(3), countOfStars(4), countOfStars(5)]}
        linkTo={(stars) => (countOfStars(stars) > 0 ? to({ stars: starChoiceOf(stars) }) : undefined)}
      />
      {view.stars && all > choices.found && (
        <p className="mt-2">
          <Link to={to({ stars: null })}>Show all {formatNumber(all)}</Link>
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

function listColumns(kind: CaseKind): Column<Case>[] {
  const columns: Column<Case>[] = [
    { id: 'on', header: kindWords[kind].date, cell: ({ on }) => day(on) },
    { id: 'stars', header: 'Stars', cell: ({ stars }) => <Stars rating={stars} /> },
    { id: 'reason', header: 'Reason', cell: ({ reason }) => reason && challengeReasonText[reason] },
    {
      id: 'written',
      header: 'Submitted',
      cell: ({ writtenOn }) => (writtenOn ? day(writtenOn) : 'Not shown: still published'),
    },
    { id: 'requester', header: 'Requested by', cell: (row) => describeRequester(kind, row) },
    {
      id: 'decision',
      header: 'Decision',
      cell: (row) => dated(describeDecision(kind, row), row.decidedOn),
    },
    {
      id: 'appeal',
      header: 'Appeal',
      cell: ({ appeal }) =>
        appeal ? dated(appealText[appeal.state], appeal.decidedOn ?? appeal.on) : 'None',
    },
  ]
  // Nobody decides about what an author withdraws.
  const undecided = ['reason', 'decision', 'appeal']
  return columns.filter(({ id }) => kind !== 'withdrawn' || !undecided.includes(id))
}

/** A day in UTC for every reader: without a time, it cannot be converted to their time zone. */
const day = (on: string) => <time dateTime={on}>{formatDate(on)}</time>

const dated = (text: string, on: string | null) => (
  <>
    {text}
    {on && <>, {day(on)}</>}
  </>
)

/** Who asked for a decision about a review; authors withdraw their own. */
function describeRequester(kind: CaseKind, { starsSeen, isReported }: Case) {
  if (kind === 'withdrawn') return 'The author'
  if (starsSeen === null) {
    if (isReported) return 'A visitor, in a report'
    return kind === 'removed' ? 'A check, after its author edited it' : 'A check'
  }
  const shown = starsSeen ? 'had seen the stars' : 'had not seen the stars here'
  return `The business (${shown})${isReported ? ', and a visitor in a report' : ''}`
}

/** The operator's note is left out: it may quote the review, and is for its author and the business. */
function describeDecision(kind: CaseKind, { decision, isHidden }: Case) {
  if (decision === null) return 'None needed'
  if (decision === 'open') return isHidden ? 'Open: words hidden until then' : 'Open: public until then'
  if (kind !== 'challenged') return kind === 'refused' ? 'Refused' : 'Removed'
  return decision === 'upheld' ? 'Upheld: removed' : 'Rejected: kept'
}

const appealText = { open: 'Open', accepted: 'Accepted: public again', rejected: 'Rejected' }
