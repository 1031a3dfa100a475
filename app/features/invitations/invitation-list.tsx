import { Ellipsis } from 'lucide-react'
import { Form, Link } from 'react-router'
import { failureInWords } from '#app/features/mailing/failure-in-words.ts'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import { type InvitationState, invitationsAddress, stateText } from './invitation.vocabulary.ts'
import type { Funnel, ListedInvitation } from './list-invitations.server.ts'
import type { InvitingStop } from './monthly-quota.server.ts'

export function InvitationList({ rows }: { rows: ListedInvitation[] }) {
  return (
    <Table
      caption="Invitations"
      columns={[
        { id: 'person', header: 'Customer', cell: (row) => <Person {...row} /> },
        { id: 'state', header: 'Status', cell: (row) => <State {...row} /> },
        { id: 'at', header: 'Invited', cell: ({ invitedAt }) => <Time at={invitedAt} />, isWide: true },
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
      className="-my-3 inline-block align-middle"
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

export function InvitationFunnel({ funnel }: { funnel: Funnel }) {
  const { invited, sent, begun, completed } = funnel
  const steps = [
    { name: 'Emailed', count: sent, of: invited, ofWhom: 'invited' },
    { name: 'Started the form', count: begun, of: sent, ofWhom: 'emailed' },
    { name: 'Reviewed', count: completed, of: sent, ofWhom: 'emailed' },
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-3 sm:gap-x-6">
      {steps.map(({ name, count, of, ofWhom }) => (
        <div className="grid content-start gap-1.5 text-sm" key={name}>
          <dt className="grid content-between">
            {name}
            <span className="font-serif text-3xl tabular-nums" aria-hidden>
              {formatNumber(count)}
            </span>
          </dt>
          <dd className="grid gap-1.5">
            <progress
              aria-label={`${name}: ${formatNumber(count)} of ${formatNumber(of)} ${ofWhom}`}
              className="progress"
              max={invited || 1}
              value={count}
            />
            {of > 0 && (
              <span className="text-xs text-muted">
                {formatPercent(count / of)} of {ofWhom}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Progress of one list's mails. Refreshes by itself until all are sent. */
export function BatchProgress({ funnel, batch }: { funnel: Funnel; batch: string }) {
  const waiting = funnel.byState.queued ?? 0
  const isDone = waiting === 0
  useRefresh(!isDone)
  const done = funnel.invited - waiting
  return (
    <div className="grid gap-4">
      {!isDone && (
        <div className="grid gap-2 text-sm">
          <p role="status">
            {formatNumber(done)} of {formatNumber(funnel.invited)} invitations sent.
          </p>
          <progress aria-label="Invitations sent" className="progress" max={funnel.invited} value={done} />
          <PostButton kind="quiet" act="cancel-waiting" fields={{ batch }}>
            Cancel the remaining {formatNumber(waiting)}
          </PostButton>
        </div>
      )}
      <InvitationFunnel funnel={funnel} />
      <p className="text-sm">
        <Link className="reach" to={invitationsAddress()}>
          Show all invitations
        </Link>
      </p>
    </div>
  )
}

type InvitingStoppedProps = {
  why: InvitingStop
  /** "1 December" */
  until: string
}

/** In place of a form that the service would refuse: why, until when, and what still works. */
export function InvitingStopped({ why, until }: InvitingStoppedProps) {
  return (
    <div className="grid max-w-measure gap-3 text-sm">
      {/* With too many reviews, the banner above the page says why and what a larger plan does. */}
      {why === 'invitations' && (
        <p>
          You have used all invitations of this month. The next ones are yours on {until}, or today with a{' '}
          <Link to="/business/subscription">larger plan</Link>.
        </p>
      )}
      <p className="text-muted">
        Your review link, poster and order links still work, and everybody who was invited can still write.
      </p>
    </div>
  )
}
