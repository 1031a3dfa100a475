import { newsletterConsent } from '#app/features/newsletter/newsletter.schema.ts'
import { confirmSubscription, findConfirming } from '#app/features/newsletter/newsletter.server.ts'
import { db } from '#app/platform/database.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/newsletter-confirm'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => unlistedMeta('Confirm the newsletter')

// GET /newsletter/confirm/:token shows what would happen; scanners of mail follow links too.
export function loader({ params }: Route.LoaderArgs) {
  return findConfirming(db, params.token)
}

// POST /newsletter/confirm/:token puts the address on the list.
export function action({ params }: Route.ActionArgs) {
  return confirmSubscription(db, params.token)
}

export default function ConfirmNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isConfirmed } = actionData ?? loaderData
  if (isConfirmed) {
    return (
      <PageBeside className="newsletter" title="You are subscribed">
        <p role="status">
          <strong className="font-medium wrap-anywhere">{email}</strong> will get the newsletter from now on.
          Each issue has an unsubscribe link.
        </p>
      </PageBeside>
    )
  }
  return (
    <PageBeside className="newsletter" title="Do you want the newsletter?">
      <p>
        For the address <strong className="font-medium wrap-anywhere">{email}</strong>:
      </p>
      <p className="border-l border-control pl-4 font-serif text-lg">{newsletterConsent}</p>
      <form method="post">
        <Button kind="primary">Yes, send it to me</Button>
      </form>
    </PageBeside>
  )
}
