import { May } from '#app/features/businesses/may.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleReply } from '#app/ui/samples/words.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type InboxFilter, inboxAddress } from './inbox-address.ts'

type InboxEmptyProps = { filter: InboxFilter; reviewLink: string }

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
        <div className="settings-beside">
          <div className="grid content-start gap-5">
            <h2 className="text-2xl">No reviews yet</h2>
            <p className="text-sm text-muted">
              Every review appears here, whatever its rating, and you can reply in public.
            </p>
            <May right="manage">
              <div className="flex flex-wrap gap-3">
                <ButtonLink kind="primary" to="/business/invitations">
                  Invite a customer
                </ButtonLink>
                <ButtonLink to="/business/reviews/import">Import reviews from elsewhere</ButtonLink>
              </div>
            </May>
            <CopyField id="review-link" label="Or share your review link" value={reviewLink} />
          </div>
          <div className="settings-result">
            <Sample caption="A review, and a reply that we suggest." isPicture>
              <SampleReply />
            </Sample>
          </div>
        </div>
      )}
    </div>
  )
}

export const isNarrowed = (filter: InboxFilter) => inboxAddress(filter) !== inboxAddress()
