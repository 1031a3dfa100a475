import { data, redirect } from 'react-router'
import { signedLinkForm } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, OneForm } from '#app/features/accounts/account-page.tsx'
import { findStoppable, stopEmailChange } from '#app/features/accounts/email-change.server.ts'
import { countFollowedLink } from '#app/features/accounts/limits.server.ts'
import { forgetSession } from '#app/features/accounts/sessions.server.ts'
import { periods } from '#app/periods.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm } from '#app/platform/form.server.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import type { Route } from './+types/stop-email-change'

// GET, POST /profile/email/stop?token=…   Sent to the old address. GET only shows: mail scanners follow links.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const change = await findStoppable(db, token)
  const shown = change && {
    oldEmail: change.oldEmail,
    newEmail: change.newEmail,
    isDone: change.confirmedAt !== null,
  }
  return data({ token, change: shown }, { status: change ? 200 : 410 })
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, signedLinkForm, async ({ token }) => {
    await countFollowedLink(factsOf(context))
    const next = await stopEmailChange(db, token)
    throw redirect(`/business/reset-password?token=${next}`, {
      headers: { 'set-cookie': forgetSession() },
    })
  })

export default function StopEmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const { token, change } = loaderData
  if (!change) {
    return (
      <ExpiredLink action="Choose a new password" to="/business/forgotten-password">
        The change was already stopped, never happened, or is more than {periods.emailUndoDays} days old. If
        somebody might know your password, choose a new one.
      </ExpiredLink>
    )
  }
  const { oldEmail, newEmail, isDone } = change
  return (
    <SignInLayout title={isDone ? 'Take your account back' : 'Stop the change'}>
      <title>{`${isDone ? 'Take your account back' : 'Stop the change'} · Vouchsafe`}</title>
      <OneForm busy="Stopping…" button="It wasn’t me" result={result} token={token}>
        <p className="wrap-anywhere">
          {isDone
            ? `The address of your account was changed from ${oldEmail} to ${newEmail}. If it wasn’t you, change it back.`
            : `Somebody asked to change the address of your account from ${oldEmail} to ${newEmail}. If it wasn’t you, stop the change.`}
        </p>
        <p>
          Whoever did this knows your password. We void it, remove all passkeys and sign everyone out; on the
          next page you choose a new password.
        </p>
      </OneForm>
    </SignInLayout>
  )
}
