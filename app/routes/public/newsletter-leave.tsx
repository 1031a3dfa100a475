import { findLeaving, leaveNewsletter } from '#app/features/newsletter/newsletter.server.ts'
import { db } from '#app/platform/database.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/newsletter-leave'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => unlistedMeta('Unsubscribe from the newsletter')

// GET /newsletter/leave/:token asks first; scanners of mail follow links too.
export async function loader({ params }: Route.LoaderArgs) {
  return { email: await findLeaving(db, params.token) }
}

// POST /newsletter/leave/:token deletes the address.
export async function action({ params }: Route.ActionArgs) {
  await leaveNewsletter(db, params.token)
  return { email: null }
}

export default function LeaveNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = actionData ?? loaderData
  if (email === null) {
    return (
      <PageBeside className="newsletter" title="You are unsubscribed">
        <p role="status">We have deleted your address and will not send you the newsletter again.</p>
      </PageBeside>
    )
  }
  return (
    <PageBeside className="newsletter" title="Unsubscribe from the newsletter?">
      <p>
        The address <strong className="font-medium wrap-anywhere">{email}</strong> will be deleted from the
        list.
      </p>
      <form method="post">
        <Button kind="primary">Unsubscribe</Button>
      </form>
    </PageBeside>
  )
}
