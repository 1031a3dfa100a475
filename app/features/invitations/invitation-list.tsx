import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { stateText } from './invitation.vocabulary.ts'
import type { ListedInvitation } from './listing.server.ts'

/** Invitations and the actions each allows. */
export function InvitationList({ rows }: { rows: ListedInvitation[] }) {
  return (
    <Table
      caption="Invitations"
      columns={[
        { id: 'person', header: 'Customer', cell: (row) => <Person {...row} /> },
        { id: 'order', header: 'Order', cell: ({ orderReference }) => orderReference ?? '–' },
        { id: 'state', header: 'Status', cell: (row) => <State {...row} /> },
        { id: 'at', header: 'Updated', cell: ({ at }) => <Time at={at} /> },
        { id: 'actions', header: 'Actions', cell: (row) => <Actions {...row} /> },
      ]}
      rowId={({ id }) => id}
      rows={rows}
    />
  )
}

function Person({ name, email }: ListedInvitation) {
  return (
    <span className="grid min-w-0">
      <span className="font-medium break-words">{name ?? 'Erased'}</span>
      {email && <span className="text-xs font-normal break-all text-muted">{email}</span>}
    </span>
  )
}

function State({ state, mailsSent, failure }: ListedInvitation) {
  return (
    <span className="inline-grid min-w-0 align-top">
      <span>
        {stateText[state]}
        {mailsSent > 1 && <span className="text-muted">, {mailsSent} mails</span>}
      </span>
      {failure && <span className="max-w-[24em] text-xs break-words text-muted">{failure}</span>}
    </span>
  )
}

function Actions({ id, name, mayResend, mayCancel }: ListedInvitation) {
  if (!mayResend && !mayCancel) return <span className="text-muted">–</span>
  return (
    <Form className="inline-flex flex-wrap gap-2" method="post" preventScrollReset>
      <input name="id" type="hidden" value={id} />
      {mayResend && (
        <Button aria-label={`Send again to ${name}`} kind="quiet" name="act" value="resend">
          Send again
        </Button>
      )}
      {mayCancel && (
        <Button aria-label={`Cancel the invitation of ${name}`} kind="quiet" name="act" value="cancel">
          Cancel
        </Button>
      )}
    </Form>
  )
}
