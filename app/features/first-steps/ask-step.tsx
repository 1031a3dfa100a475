import { Link } from 'react-router'
import { invitationsAddress } from '#app/features/invitations/invitation.vocabulary.ts'
import { InviteForm } from '#app/features/invitations/invite-form.tsx'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import type { FirstSteps } from './first-steps.server.ts'

export function askTitle({ reached, reviews }: FirstSteps['ask']) {
  if (reviews > 0) return reviews === 1 ? 'Your first review is in' : `${countOf(reviews, 'review')} are in`
  return `${countOf(reached, 'customer')} invited`
}

type AskStepProps = { steps: FirstSteps; isPrimary: boolean; result?: FormResult }

export function AskStep({ steps: { ask, reviewLink, isDone }, isPrimary, result }: AskStepProps) {
  return (
    <>
      {isDone.ask || ask.undelivered > 0 ? (
        <Progress ask={ask} />
      ) : (
        <p className="max-w-measure text-sm text-muted">
          Start with people who bought from you recently, happy or not. Each gets a personal email with a link
          that works once. Bad reviews are published like good ones.
        </p>
      )}
      <InviteForm isFew isPrimary={isPrimary} last={ask.last} result={result} />
      <div className="grid gap-4 border-t border-line pt-5">
        <CopyField
          help="We publish a review once its author has confirmed an email address and it has passed the checks."
          id="review-link"
          label="Or share your review link"
          value={reviewLink}
        />
        <p className="text-sm">
          <Link to="/business/invitations/poster">Print a poster with a QR code</Link>
        </p>
      </div>
    </>
  )
}

function Progress({ ask: { reached, sent, begun, undelivered } }: Pick<FirstSteps, 'ask'>) {
  return (
    <p className="max-w-measure text-sm text-muted">
      {reached > 0 &&
        `${sent} of ${countOf(reached, 'invitation')} sent, ${begun === 0 ? 'no form opened yet' : `${countOf(begun, 'form')} opened`}. `}
      {undelivered > 0 && (
        <>
          <Link to={invitationsAddress({ state: 'undelivered' })}>
            {countOf(undelivered, 'invitation')} could not be delivered
          </Link>
          .{' '}
        </>
      )}
      <Link to="/business/invitations">All invitations</Link>
    </p>
  )
}
