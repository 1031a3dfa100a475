import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type InboxFilter, inboxAddress } from './inbox-address.ts'

type InboxEmptyProps = { filter: InboxFilter; reviewLink: string }

/** No reviews at all, or none that match the filter. */
export function InboxEmpty({ filter, reviewLink }: InboxEmptyProps) {
  const isFiltered = isNarrowed(filter)
  return (
    <div className="px-(--gutter) py-8">
      {isFiltered ? (
        <EmptyState
          action={<ButtonLink to={inboxAddress()}>Show all reviews</ButtonLink>}
          title="No matching reviews"
        >
          <p>Change a filter above or show all reviews.</p>
        </EmptyState>
      ) : (
        <EmptyState
          action={
            <div className="grid w-full gap-6">
              <ButtonLink className="justify-self-start" kind="primary" to="/business/invitations">
                Invite a customer
              </ButtonLink>
              <CopyField id="review-link" label="Or share your review link" value={reviewLink} />
              <p className="text-sm">
                <Link className="reach" to="/business/reviews/import">
                  Import reviews from elsewhere
                </Link>
              </p>
            </div>
          }
          picture="review"
          title="No reviews yet"
        >
          <p>Every review appears here, whatever its rating, and you can reply in public.</p>
        </EmptyState>
      )}
    </div>
  )
}

/** Whether a filter is set. */
export const isNarrowed = (filter: InboxFilter) => inboxAddress(filter) !== inboxAddress()
