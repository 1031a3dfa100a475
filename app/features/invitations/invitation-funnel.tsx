import { Link } from 'react-router'
import { type InvitationState, stateText } from './invitation.vocabulary.ts'
import { invitationsAddress } from './invitation-address.ts'
import type { Funnel } from './listing.server.ts'

const stopped: InvitationState[] = ['declined', 'unsubscribed', 'undelivered', 'cancelled', 'expired']

/** How far the invitations came: each step as a share of the mails that went out. */
export function InvitationFunnel({ funnel, batch }: { funnel: Funnel; batch?: string }) {
  const { invited, sent, begun, completed, byState } = funnel
  const steps = [
    { name: 'Mailed', count: sent, of: invited, ofWhom: 'invited' },
    { name: 'Began the form', count: begun, of: sent, ofWhom: 'mailed' },
    { name: 'Reviewed', count: completed, of: sent, ofWhom: 'mailed' },
  ]
  const ends = stopped.filter((state) => byState[state])
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3">
        {steps.map(({ name, count, of, ofWhom }) => (
          <div
            className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm"
            key={name}
          >
            <dt>{name}</dt>
            <dd className="grid gap-1">
              <span className="tabular-nums">
                {many(count)}{' '}
                <span className="text-muted">
                  of {many(of)} {ofWhom}
                  {of > 0 && `, ${percent(count / of)}`}
                </span>
              </span>
              <progress
                aria-label={`${name}: ${many(count)} of ${many(of)}`}
                className="progress"
                max={of || 1}
                value={count}
              />
            </dd>
          </div>
        ))}
      </dl>
      {ends.length > 0 && (
        <p className="text-sm text-muted">
          {ends.map((state, at) => (
            <span key={state}>
              {at > 0 && ' · '}
              <Link to={invitationsAddress({ state, batch })}>
                {stateText[state]} {many(byState[state]!)}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

const many = (count: number) => count.toLocaleString('en')
const percent = (share: number) => `${Math.round(share * 100)} %`
