import { Link } from 'react-router'
import { formatNumber, formatPercent } from '#app/languages/format.ts'
import { PostButton } from '#app/ui/post-button.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import { invitationsAddress } from './invitation.vocabulary.ts'
import type { Funnel } from './list-invitations.server.ts'

export function InvitationFunnel({ funnel }: { funnel: Funnel }) {
  const { invited, sent, begun, completed } = funnel
  const steps = [
    { name: 'Emailed', count: sent, of: invited, ofWhom: 'invited' },
    { name: 'Started the form', count: begun, of: sent, ofWhom: 'emailed' },
    { name: 'Reviewed', count: completed, of: sent, ofWhom: 'emailed' },
  ]
  return (
    <dl className="grid gap-4">
      {steps.map(({ name, count, of, ofWhom }) => (
        <div className="grid gap-1 text-sm" key={name}>
          <dt className="flex items-baseline justify-between gap-4">
            {name}
            <span className="font-serif text-2xl tabular-nums" aria-hidden>
              {formatNumber(count)}
            </span>
          </dt>
          <dd>
            <progress
              aria-label={`${name}: ${formatNumber(count)} of ${formatNumber(of)} ${ofWhom}`}
              className="progress funnel"
              max={invited || 1}
              value={count}
            />
            {of > 0 && (
              <span className="text-xs text-muted">
                {formatPercent(count / of)} of {formatNumber(of)} {ofWhom}
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
