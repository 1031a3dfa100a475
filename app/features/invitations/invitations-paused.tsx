import { Link } from 'react-router'
import type { InvitingStop } from './monthly-quota.server.ts'

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
