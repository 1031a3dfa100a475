import { data, redirect } from 'react-router'
import { signedLinkForm } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, OneForm } from '#app/features/accounts/account-page.tsx'
import { confirmEmailChange, findConfirmable } from '#app/features/accounts/email-change.server.ts'
import { countFollowedLink } from '#app/features/accounts/limits.server.ts'
import { periods } from '#app/periods.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm } from '#app/platform/form.server.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { requireSignedIn } from '../guards.server.ts'
import type { Route } from './+types/confirm-email-change'

// GET, POST /profile/email/confirm?token=…   Sent to the new address. GET only shows: mail scanners follow links.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { user } = await requireSignedIn(request)
  const change = await findConfirmable(db, { token, userId: user.id })
  return data(
    { token, oldEmail: user.email, newEmail: change?.newEmail ?? null },
    { status: change ? 200 : 410 },
  )
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, signedLinkForm, async ({ token }) => {
    const { user, sessionId } = await requireSignedIn(request)
    await countFollowedLink(factsOf(context))
    await confirmEmailChange(db, { token, userId: user.id, sessionId })
    throw redirect('/profile/security')
  })

export default function ConfirmEmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const { token, oldEmail, newEmail } = loaderData
  if (!newEmail) {
    return (
      <ExpiredLink action="Go to security settings" to="/profile/security">
        It has expired, was already used, or belongs to an account other than {oldEmail}, which you are logged
        in to.
      </ExpiredLink>
    )
  }
  return (
    <SignInLayout
      lead={`This signs out your other devices. We notify your old address, which can undo the change for ${periods.emailUndoDays} days.`}
      title="Change your address"
    >
      <title>Change your address · Vouchsafe</title>
      <OneForm busy="Changing…" button="Change my address" result={result} token={token}>
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm text-muted">Old address</dt>
            <dd className="wrap-anywhere">{oldEmail}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">New address</dt>
            <dd className="font-medium wrap-anywhere">{newEmail}</dd>
          </div>
        </dl>
      </OneForm>
    </SignInLayout>
  )
}
