import { Form } from 'react-router'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { Table } from '#app/ui/table.tsx'
import { TierBadge } from '#app/ui/tier-badge.tsx'
import type { OverviewRow, Recent } from './overview.server.ts'
import { addressOf, type Order, orders } from './overview-order.ts'

type OverviewTableProps = { rows: OverviewRow[]; order: Order; currentId: string }

/** The owner's businesses, one a row. A name switches to its business. */
export function OverviewTable({ rows, order, currentId }: OverviewTableProps) {
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
          className="stet text-left pointer-coarse:min-h-11 font-medium wrap-anywhere"
          name="business"
          type="submit"
          value={id}
        >
          {name}
        </button>
        <TierBadge tier={tier} />
        {isCurrent && <span className="text-xs text-muted">current</span>}
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
