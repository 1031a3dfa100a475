import { Download, Link as LinkIcon, Send } from 'lucide-react'
import { May } from '#app/features/businesses/business-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleReply } from '#app/ui/samples/words.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
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
          <div className="min-w-0">
            <h2 className="text-3xl">No reviews yet</h2>
            <p className="mt-2 mb-6 text-muted">
              Every review appears here, whatever its rating, and you can reply in public.
            </p>
            <Settings>
              <May right="manage">
                <Setting
                  end={
                    <ButtonLink kind="primary" to="/business/invitations">
                      Invite
                    </ButtonLink>
                  }
                  help="By email, in your name."
                  icon={Send}
                  title="Invite a customer"
                />
                <Setting
                  end={<ButtonLink to="/business/reviews/import">Import</ButtonLink>}
                  help="From Google, Trustpilot, Facebook or elsewhere."
                  icon={Download}
                  title="Import reviews from other sites"
                />
              </May>
              <Setting icon={LinkIcon} title="Share your review link">
                <CopyField id="review-link" label="Address" value={reviewLink} />
              </Setting>
            </Settings>
          </div>
          <div className="settings-result">
            <Sample caption="A review, and your reply in public." isPicture>
              <SampleReply head="Your reply" />
            </Sample>
          </div>
        </div>
      )}
    </div>
  )
}

export const isNarrowed = (filter: InboxFilter) => inboxAddress(filter) !== inboxAddress()
