import { Ellipsis } from 'lucide-react'
import { Form } from 'react-router'
import { failureInWords } from '#app/features/mailing/failure-in-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import { type InvitationState, stateText } from './invitation.vocabulary.ts'
import type { ListedInvitation } from './list-invitations.server.ts'

export function InvitationList({ rows }: { rows: ListedInvitation[] }) {
  return (
    <Table
      caption="Invitations"
      columns={[
        { id: 'person', header: 'Customer', cell: (row) => <Person {...row} /> },
        { id: 'state', header: 'Status', cell: (row) => <State {...row} /> },
        { id: 'at', header: 'Updated', cell: ({ at }) => <Time at={at} />, isWide: true },
        { id: 'actions', header: 'Actions', cell: (row) => <Actions {...row} /> },
      ]}
      isDense
      rowId={({ id }) => id}
      rows={rows}
    />
  )
}

function Person({ name, email, orderReference }: ListedInvitation) {
  return (
    <span className="grid min-w-0">
      <span className="font-medium wrap-anywhere">{name ?? email ?? 'Erased'}</span>
      {name && email && (
        <span className="text-xs font-normal break-all text-muted max-sm:truncate">{email}</span>
      )}
      {orderReference && (
        <span className="text-xs font-normal wrap-anywhere text-muted">Order {orderReference}</span>
      )}
    </span>
  )
}

const stateKind: Partial<Record<InvitationState, 'good' | 'warning' | 'danger'>> = {
  completed: 'good',
  clicked: 'warning',
  undelivered: 'danger',
}

function State({ state, mailsSent, failure }: ListedInvitation) {
  return (
    <span className="inline-grid min-w-0">
      <span>
        <Badge kind={stateKind[state]}>{stateText[state]}</Badge>
        {mailsSent > 1 && <span className="ml-2 text-xs text-muted">{mailsSent} mails</span>}
      </span>
      {failure && (
        <span className="max-w-[24em] text-xs wrap-anywhere text-muted">{failureInWords(failure)}</span>
      )}
    </span>
  )
}

function Actions({ id, name, email, mayResend, mayCancel }: ListedInvitation) {
  if (!mayResend && !mayCancel) return null
  return (
    <Unfold
      className="-my-3 inline-block"
      label={`Actions for ${name ?? email}`}
      look="btn btn-quiet btn-icon"
      summary={<Ellipsis aria-hidden size={18} strokeWidth={1.5} />}
    >
      <Form
        className="menu absolute top-full right-0 w-max scroll-mb-3"
        method="post"
        onSubmit={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        preventScrollReset
      >
        <input name="id" type="hidden" value={id} />
        {mayResend && (
          <button className="menu-item" name="act" type="submit" value="resend">
            Send again
          </button>
        )}
        {mayCancel && (
          <button className="menu-item" name="act" type="submit" value="cancel">
            Cancel the invitation
          </button>
        )}
      </Form>
    </Unfold>
  )
}
