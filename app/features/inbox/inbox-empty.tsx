import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type InboxFilter, inboxAddress } from './inbox-address.ts'

type InboxEmptyProps = { filter: InboxFilter; reviewLink: string }

/** No review at all, or none that the sentence above describes. */
export function InboxEmpty({ filter, reviewLink }: InboxEmptyProps) {
  const isFiltered = isNarrowed(filter)
  return (
    <div className="px-(--gutter) py-8">
      {isFiltered ? (
        <EmptyState
          action={<ButtonLink to={inboxAddress()}>Show all reviews</ButtonLink>}
          title="No review is like that"
        >
          <p>Change a part of the sentence above, or show all of them.</p>
        </EmptyState>
      ) : (
        <EmptyState
          action={
            <div className="w-full">
              <CopyField id="review-link" label="Your review link" value={reviewLink} />
            </div>
          }
          title="No reviews yet"
        >
          <p>
            Every review arrives here, whatever its rating, and you can reply to it in public. Send your
            customers this link.
          </p>
        </EmptyState>
      )}
    </div>
  )
}

/** Whether the list is anything less than everything. */
export const isNarrowed = (filter: InboxFilter) => inboxAddress(filter) !== inboxAddress()
