import { Block } from '#app/features/insights/block.tsx'
import { inboxAddress } from '#app/features/insights/inbox-address.ts'
import { monthOf } from '#app/features/insights/periods.ts'
import { countOpenReviewsOfMonth } from '#app/features/insights/usage.server.ts'
import { reviewsInWords } from '#app/features/insights/words.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Stet } from '#app/ui/stet.tsx'
import type { Route } from './+types/invitations.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Invitations · Vouchsafe' }]

// GET /business/invitations
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const at = now()
  return {
    name: business.name,
    month: monthOf(at),
    reviewLink: addressOf(`/review?business=${business.id}`),
    received: await countOpenReviewsOfMonth(db, business.id, at),
  }
}

export default function InvitationsRoute({
  loaderData: { name, month, reviewLink, received },
}: Route.ComponentProps) {
  const subject = `How was ${name}?`
  const text = `Thank you for coming to ${name}.\n\nWould you tell others how it was? It takes a minute, needs no account, and every review is published, whatever its rating:\n\n${reviewLink}\n`
  return (
    <div className="grid max-w-measure gap-10">
      <p className="font-serif text-2xl leading-[1.34]">
        {received === 0 ? (
          'No review came through your public link this month.'
        ) : (
          <>
            <Stet to={inboxAddress({ state: 'published', provenance: 'confirmed', period: month })}>
              {reviewsInWords(received)}
            </Stet>{' '}
            came through your public link this month.
          </>
        )}
      </p>
      <Block id="link" title="Your review link">
        <CopyField
          help="Anybody who has it can write a review, once their address is confirmed. Put it on receipts, in e-mails, on your site."
          id="review-link"
          label="Address"
          value={reviewLink}
        />
      </Block>
      <Block id="words" title="Words for an e-mail">
        <div className="grid gap-5">
          <CopyField id="subject" label="Subject" value={subject} />
          <CopyField
            help="Send it to every customer alike: asking only the happy ones would bend what others read."
            id="text"
            label="Text"
            value={text}
          />
          <p className="text-sm">
            <a href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}>
              Open it in your e-mail program
            </a>
          </p>
        </div>
      </Block>
    </div>
  )
}

export const ErrorBoundary = Failure
