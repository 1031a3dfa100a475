import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { EmptyState, FailedState, Skeleton } from '#app/ui/states.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Part } from './parts.tsx'

type Sent = { at: string; to: string; state: string; stars: number | null }

const rows: Sent[] = [
  { at: '16 Nov, 18:40', to: 'owen@mail.example', state: 'Answered after 2 minutes', stars: 4 },
  { at: '16 Nov, 18:41', to: 'maren@mail.example', state: 'Opened', stars: null },
  { at: '15 Nov, 09:00', to: 'hal@mail.example', state: 'Bounced: mailbox is full', stars: null },
]
const columns: Column<Sent>[] = [
  {
    id: 'at',
    header: 'Sent',
    cell: (row) => row.at,
    sort: { to: '?sort=-at', direction: 'descending' },
  },
  { id: 'to', header: 'To', cell: (row) => row.to, sort: { to: '?sort=to' } },
  { id: 'state', header: 'State', cell: (row) => row.state },
  {
    id: 'stars',
    header: 'Stars',
    isNumber: true,
    cell: (row) =>
      row.stars === null ? <span className="text-muted">none</span> : <Stars rating={row.stars} />,
  },
]

export function StateParts() {
  return (
    <>
      <Part title="Table, tabs, pages">
        <Tabs
          label="Invitations by state"
          tabs={[
            { to: '?state=all', label: 'All', count: 312, isCurrent: true },
            { to: '?state=open', label: 'Unanswered', count: 2, isCurrent: false },
            { to: '?state=gone', label: 'Removed', count: 5, isCurrent: false },
          ]}
        />
        <div className="mt-8">
          <Table caption="Invitations" columns={columns} rowId={(row) => row.at} rows={rows} />
        </div>
        <Pagination label="Invitations" newer="?before=2" older="?after=4" />
      </Part>
      <Part title="Empty, loading, failed">
        <div className="grid gap-10 md:grid-cols-3">
          <EmptyState
            action={
              <ButtonLink kind="primary" to="/business/invitations">
                Invite your first customer
              </ButtonLink>
            }
            level={3}
            title="No reviews yet"
          >
            Reviews appear here a few seconds after a customer publishes one. Most businesses begin with last
            week’s orders.
          </EmptyState>
          <Skeleton label="Loading reviews" rows={2} />
          <FailedState
            action={<Button type="button">Try again</Button>}
            level={3}
            requestId="7f3a91"
            title="The reviews did not load"
          >
            The database took longer than 10 seconds. Nothing was lost.
          </FailedState>
        </div>
      </Part>
    </>
  )
}
