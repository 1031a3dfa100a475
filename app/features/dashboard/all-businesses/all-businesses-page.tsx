import { Form } from 'react-router'
import type { Room } from '#app/features/businesses/add-business.server.ts'
import { Cover } from '#app/features/businesses/directory-page.tsx'
import { BusinessMark } from '#app/features/profiles/business-logo.tsx'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { Badge, TierBadge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { Table } from '#app/ui/table.tsx'
import type { OverviewRow, Recent } from './all-businesses.server.ts'
import { SampleShops } from './sample-shops.tsx'

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
      {room.max === -1 || room.taken < room.max ? (
        <ButtonLink kind={props.rows.length > 1 ? 'primary' : 'secondary'} to="/business/new">
          Add a business
        </ButtonLink>
      ) : (
        <ButtonLink to="/business/subscription">See larger plans</ButtonLink>
      )}
    </div>
    {props.rows.length === 1 ? <OnlyBusiness row={props.rows[0]!} /> : <OverviewTable {...props} />}
  </div>
)

/** The one business, beside a picture of the page with several. */
const OnlyBusiness = ({ row }: { row: OverviewRow }) => (
  <div className="settings-beside">
    <section aria-labelledby="only" className="overflow-hidden rounded-surface border border-line bg-sheet">
      <Cover {...row} />
      <div className="flex flex-wrap items-center justify-between gap-6 p-5 sm:p-8">
        <div className="flex items-center gap-5">
          <BusinessMark business={row} size="head" />
          <div className="grid min-w-0 gap-1">
            <h3 className="text-3xl wrap-anywhere" id="only">
              {row.name}
            </h3>
            <p className="text-sm text-muted wrap-anywhere">{row.domain}</p>
          </div>
        </div>
        {row.rating && (
          <>
            <Rating isLarge row={row} />
            <div className="grid gap-0.5">
              <span className="text-sm text-muted">Last 3 months</span>
              <RecentRating recent={row.recent} />
            </div>
          </>
        )}
        {row.withoutReply.all > 0 ? (
          <ButtonLink className="btn-large" kind="primary" to="/business/reviews">
            Read and reply
          </ButtonLink>
        ) : (
          !row.rating && (
            <ButtonLink kind="primary" to="/business/invitations">
              Invite customers
            </ButtonLink>
          )
        )}
      </div>
    </section>
    <div className={classNames('settings-result', row.rating && 'max-md:hidden')}>
      <SampleShops />
    </div>
  </div>
)

function Summary({ rows, room }: { rows: OverviewRow[]; room: Room }) {
  const open = rows.filter(({ isClosed }) => !isClosed)
  const waiting = open.filter(({ withoutReply }) => withoutReply.all > 0)
  const reviews = waiting.reduce((sum, { withoutReply }) => sum + withoutReply.all, 0)
  return (
    <div className="grid gap-1">
      <h2 className="text-3xl text-balance">
        {rows.every(({ rating }) => !rating)
          ? 'No reviews yet'
          : `${reviews === 0 ? 'Nothing waits' : countOf(reviews, 'review waits', 'reviews wait')} for a reply`}
      </h2>
      <p className="text-sm text-muted">
        You run {countOf(open.length, 'business', 'businesses')}. Your plan{' '}
        {room.max === -1 ? 'allows any number' : `has room for ${formatNumber(room.max)}`}.
      </p>
    </div>
  )
}

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
            cell: (row) => <WithoutReply row={row} />,
          },
        ]}
        rowId={({ id }) => id}
        rows={rows}
      />
    </Form>
  )
}

function Name({ row, isCurrent }: { row: OverviewRow; isCurrent: boolean }) {
  const { id, name, domain, isClosed, tier } = row
  return (
    <span className="flex items-center gap-3">
      <BusinessMark business={row} size="row" />
      <span className="grid min-w-0 justify-items-start gap-0.5">
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
          {isCurrent && <Badge kind="good">You are here</Badge>}
        </span>
        <span className="text-xs font-normal wrap-anywhere text-muted">
          {isClosed ? 'Closed; can be reopened' : domain}
        </span>
      </span>
    </span>
  )
}

function Rating({ row: { rating, imported }, isLarge }: { row: OverviewRow; isLarge?: boolean }) {
  if (!rating && !imported) return <span className="text-muted">No reviews yet</span>
  return (
    <span className="grid gap-0.5">
      {rating && (
        <span className="flex flex-wrap items-center gap-x-2">
          <b className={`${isLarge ? 'text-4xl' : 'text-lg'} font-medium`}>
            {formatAverage(rating.average, 1)}
          </b>
          <Stars isLarge={isLarge} rating={rating.average} />
          <span className="text-muted">from {countOf(rating.count, 'review')}</span>
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

/** The average of three months, and whether it differs from that of the three before. */
function RecentRating({ recent: { average, change } }: { recent: Recent }) {
  if (average === null) return <span className="text-muted">No reviews yet</span>
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <b className="text-lg font-medium">{formatAverage(average)}</b>
      <Badge kind={change?.isSignificant ? (change.by > 0 ? 'good' : 'danger') : undefined}>
        {changeInWords(change)}
      </Badge>
    </span>
  )
}

/** The difference to the three months before, claimed only where chance is an unlikely reason. */
function changeInWords(change: Recent['change']) {
  if (!change) return 'Too few to compare'
  if (!change.isSignificant) return 'No clear change'
  return `${change.by > 0 ? 'Up' : 'Down'} ${formatAverage(Math.abs(change.by))}`
}

function WithoutReply({ row: { rating, withoutReply } }: { row: OverviewRow }) {
  const { all, low } = withoutReply
  if (all === 0)
    return <span className="text-muted">{rating ? 'All replied' : 'Invite customers first'}</span>
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {countOf(all, 'review')}{' '}
      {low > 0 && <Badge kind="warning">{formatNumber(low)} with 1 or 2 stars</Badge>}
    </span>
  )
}
