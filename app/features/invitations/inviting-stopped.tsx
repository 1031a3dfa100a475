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
      <p>
        {why === 'reviews'
          ? `New invitations wait until ${until}, because this month has more reviews than your plan includes.`
          : `You have used all invitations of this month. The next ones are yours on ${until}.`}{' '}
        A <Link to="/business/subscription">larger plan</Link> lets you invite today.
      </p>
      <p className="text-muted">
        Your review link, poster and order links go on working, and everybody who was invited can still write.
      </p>
    </div>
  )
}
