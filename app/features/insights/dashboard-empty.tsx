import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { EmptyState } from '#app/ui/states.tsx'

/** Before the first review: what the dashboard will show, and the link to share. */
export function DashboardEmpty({ businessId, reviewLink }: { businessId: string; reviewLink: string }) {
  return (
    <EmptyState
      action={
        <div className="grid w-full gap-4">
          <CopyField id="review-link" label="Your review link" value={reviewLink} />
          <ButtonLink className="justify-self-start" kind="primary" to={`/review?business=${businessId}`}>
            Open the review form
          </ButtonLink>
        </div>
      }
      title="Your first review will appear here"
    >
      <p>
        You will see your rating and how it changes, what people praise and complain about, and what to do
        next. Send this link to a recent customer: writing a review takes a minute and needs no account.
      </p>
    </EmptyState>
  )
}
