import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { listOperatorRecord } from '#app/features/operator/record.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-record'

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { actions: await listOperatorRecord(db) }
}

export default function OperatorRecord({ loaderData: { actions } }: Route.ComponentProps) {
  if (actions.length === 0) return <DeskClear />
  return (
    <DeskPage lead="Decisions, retries and changed settings, newest first." title="What operators did">
      <Table
        caption="Operators’ record"
        columns={[
          { id: 'what', header: 'What', cell: ({ message }) => message },
          { id: 'at', header: 'When', cell: ({ at }) => <Time at={at} /> },
          {
            id: 'about',
            header: 'Business',
            cell: ({ business }) => business && <a href={`/business/${business.id}`}>{business.name}</a>,
          },
          {
            id: 'by',
            header: 'By',
            cell: ({ business, operator }) => operator ?? (business ? 'An operator' : 'The instance'),
          },
        ]}
        rowId={({ id }) => id}
        rows={actions}
      />
    </DeskPage>
  )
}
