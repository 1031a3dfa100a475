import type { ReactNode } from 'react'
import { data } from 'react-router'
import {
  declineInvitation,
  findUnsubscribing,
  unsubscribe,
} from '#app/features/invitations/unsubscribing.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/unsubscribe'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => [{ title: 'Invitations · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /unsubscribe/:token only asks, because mail scanners follow links too.
export async function loader({ params }: Route.LoaderArgs) {
  return { ...(await findUnsubscribing(db, params.token)), words: messages.en.reviewForm }
}

// POST /unsubscribe/:token: no more invitations, or not this one.
export async function action({ params, request }: Route.ActionArgs) {
  const { act } = await readForm(request)
  if (act === 'decline') await declineInvitation(db, params.token)
  else await unsubscribe(db, params.token)
  return data({ done: act === 'decline' ? ('declined' as const) : ('unsubscribed' as const) })
}

export default function Unsubscribe({
  loaderData: { business, state, isSuppressed, words },
  actionData,
}: Route.ComponentProps) {
  const isOut = isSuppressed || actionData?.done === 'unsubscribed'
  return (
    <Visitor
      aside={
        <p className="border-t border-rule pt-2">
          <strong className="font-medium text-ink">What stays:</strong> a fingerprint of your address, so that
          we do not mail you again. Your reviews are not affected.
        </p>
      }
      business={business}
      words={words}
    >
      <div className="grid grid-cols-1 gap-7 wrap-anywhere">
        {isOut ? (
          <>
            <h1 className="text-4xl">No more invitations</h1>
            <p role="status">{business.name} can no longer invite your address through this service.</p>
          </>
        ) : state === 'declined' ? (
          <>
            <h1 className="text-4xl">We will not remind you</h1>
            <p role="status">
              We have cancelled this invitation. {business.name} may invite you again after another visit.
            </p>
            <Choice act="unsubscribe">No more invitations from {business.name}</Choice>
          </>
        ) : (
          <>
            <h1 className="text-4xl">Don’t want invitations?</h1>
            <p>You can decline this invitation, or stop all invitations from {business.name}.</p>
            <div className="grid grid-cols-1 justify-items-start gap-3">
              <Choice act="unsubscribe" isMain>
                No more invitations from {business.name}
              </Choice>
              {(state === 'queued' || state === 'sent' || state === 'clicked') && (
                <Choice act="decline">Decline this one, no reminders</Choice>
              )}
            </div>
          </>
        )}
      </div>
    </Visitor>
  )
}

type ChoiceProps = { act: string; isMain?: boolean; children: ReactNode }

function Choice({ act, isMain, children }: ChoiceProps) {
  return (
    <form method="post">
      <Button className="wrap-anywhere" kind={isMain ? 'primary' : 'secondary'} name="act" value={act}>
        {children}
      </Button>
    </form>
  )
}
