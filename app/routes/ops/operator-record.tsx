import { DeskClear } from '#app/features/operator/desk-clear.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { listOperatorRecord } from '#app/features/operator/record.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-record'

export const meta = () => [{ title: 'Record · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, actions] = await Promise.all([countOperatorWork(db), listOperatorRecord(db)])
  return { work, actions }
}

export default function OperatorRecord({ loaderData }: Route.ComponentProps) {
  const { work, actions } = loaderData
  return (
    <OperatorDesk
      current="record"
      lead="Everything that operators decided, retried or switched, newest first."
      work={work}
    >
      {actions.length === 0 ? (
        <DeskClear />
      ) : (
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
              cell: ({ business, operator }) => operator ?? (business ? null : 'The instance'),
            },
          ]}
          rowId={({ id }) => id}
          rows={actions}
        />
      )}
    </OperatorDesk>
  )
}
