import { Form } from 'react-router'
import type { Room } from '#app/features/businesses/adding.server.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { TierBadge } from '#app/ui/tier-badge.tsx'
import type { OverviewRow, Recent } from './all-businesses.server.ts'

type Sorting = {
  direction: 'ascending' | 'descending'
  compare: (one: OverviewRow, other: OverviewRow) => number
}

/** Rows without a figure come last. */
const orNever = (figure: number | undefined) => figure ?? Number.POSITIVE_INFINITY

/** The orders of the overview. Equal rows stay in the order of their names. */
export const orders = {
  waiting: {
    direction: 'descending',
    compare: ({ withoutReply: one }, { withoutReply: other }) => other.low - one.low || other.all - one.all,
  },
  name: { direction: 'ascending', compare: () => 0 },
  rating: {
    direction: 'ascending',
    compare: (one, other) => orNever(one.rating?.average) - orNever(other.rating?.average),
  },
  change: {
    direction: 'ascending',
    compare: (one, other) => orNever(one.recent.change?.by) - orNever(other.recent.change?.by),
  },
} as const satisfies Record<string, Sorting>
export type Order = keyof typeof orders

export const readOrder = (query: URLSearchParams): Order => {
  const wanted = query.get('sort') ?? ''
  return Object.hasOwn(orders, wanted) ? (wanted as Order) : 'waiting'
}

const addressOf = (order: Order) => (order === 'waiting' ? '/business/all' : `/business/all?sort=${order}`)

type AllBusinessesProps = { rows: OverviewRow[]; room: Room; order: Order; currentId: string }

export const AllBusinessesPage = ({ room, ...props }: AllBusinessesProps) => (
  <div className="grid gap-8">
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
      <Summary room={room} rows={props.rows} />
      <ButtonLink kind="primary" to="/business/new">
        Add a business
      </ButtonLink>
    </div>
    <OverviewTable {...props} />
  </div>
)

/** The state of all businesses in a few sentences. */
function Summary({ rows, room }: { rows: OverviewRow[]; room: Room }) {
  const open = rows.filter(({ isClosed }) => !isClosed)
  const waiting = open.filter(({ withoutReply }) => withoutReply.all > 0)
  const reviews = waiting.reduce((sum, { withoutReply }) => sum + withoutReply.all, 0)
  const fallen = open.filter(({ recent: { change } }) => change?.isSignificant && change.by < 0)
  return (
    <div className="grid max-w-[36em] gap-2">
      <p className="font-serif text-2xl leading-[1.34] text-balance">
        You run {countOf(open.length, 'business', 'businesses')}.{' '}
        {reviews === 0
          ? 'No new review waits for a reply.'
          : `${countOf(reviews, 'review waits', 'reviews wait')} for a reply${open.length > 1 ? ` in ${waiting.length} of them` : ''}.`}
        {fallen.length > 0 &&
          ` The rating of ${fallen.length === 1 ? fallen[0]!.name : `${fallen.length} of them`} fell in the last three months.`}
      </p>
      <p className="text-sm text-muted">
        Your plan allows{' '}
        {room.max === -1 ? 'any number of businesses' : countOf(room.max, 'business', 'businesses')}.
      </p>
    </div>
  )
}

/** The owner's businesses, one a row. A name switches to its business. */
function OverviewTable({ rows, order, currentId }: Omit<AllBusinessesProps, 'room'>) {
  const sort = (id: Order) =>
    rows.length > 1
      ? { to: addressOf(id), direction: order === id ? orders[id].direction : undefined }
      : undefined
  return (
    <Form action="/business/switch" method="post" reloadDocument>
      <Table
        caption="Your businesses"
        columns={[
          {
            id: 'name',
            header: 'Business',
            sort: sort('name'),
            cell: (row) => <Name isCurrent={row.id === currentId} row={row} />,
          },
          { id: 'rating', header: 'Rating', sort: sort('rating'), cell: (row) => <Rating row={row} /> },
          {
            id: 'recent',
            header: 'Last 3 months',
            sort: sort('change'),
            cell: ({ recent }) => <RecentRating recent={recent} />,
          },
          {
            id: 'waiting',
            header: 'No reply',
            sort: sort('waiting'),
            cell: ({ withoutReply }) => <WithoutReply {...withoutReply} />,
          },
        ]}
        rowId={({ id }) => id}
        rows={rows}
      />
    </Form>
  )
}

function Name({
  row: { id, name, domain, isClosed, tier },
  isCurrent,
}: {
  row: OverviewRow
  isCurrent: boolean
}) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <button
          className="text-left pointer-coarse:min-h-11 font-medium underline decoration-control underline-offset-4 wrap-anywhere"
          name="business"
          type="submit"
          value={id}
        >
          {name}
        </button>
        <TierBadge tier={tier} />
        {isCurrent && <Badge kind="good">Open now</Badge>}
      </span>
      <span className="text-xs font-normal wrap-anywhere text-muted">
        {isClosed ? 'Closed; can be reopened' : domain}
      </span>
    </span>
  )
}

function Rating({ row: { rating, imported } }: { row: OverviewRow }) {
  if (!rating && !imported) return <span className="text-muted">No reviews yet</span>
  return (
    <span className="grid gap-0.5">
      {rating && (
        <span>
          <b className="font-medium">{formatAverage(rating.average, 1)}</b> from{' '}
          {countOf(rating.count, 'review')}
        </span>
      )}
      {imported && (
        <span className="text-xs text-muted">
          {formatAverage(imported.average, 1)} from {formatNumber(imported.count)} imported
        </span>
      )}
    </span>
  )
}

function RecentRating({ recent: { average, count, change } }: { recent: Recent }) {
  if (average === null) return <span className="text-muted">None</span>
  return (
    <span className="grid gap-0.5">
      <span>
        <b className="font-medium">{formatAverage(average)}</b> from {countOf(count, 'review')}
      </span>
      <span className="text-xs text-muted">{changeInWords(change)}</span>
    </span>
  )
}

/** The difference to the three months before, claimed only where chance is an unlikely reason. */
function changeInWords(change: Recent['change']) {
  if (!change) return 'Too few to compare'
  if (!change.isSignificant) return 'No clear change'
  return `${change.by > 0 ? 'Up' : 'Down'} ${formatAverage(Math.abs(change.by))}, unlikely to be chance`
}

function WithoutReply({ all, low }: OverviewRow['withoutReply']) {
  if (all === 0) return <span className="text-muted">None</span>
  return (
    <span className="grid gap-0.5">
      <span>{countOf(all, 'review')}</span>
      {low > 0 && <span className="text-xs">{formatNumber(low)} with 1 or 2 stars</span>}
    </span>
  )
}
