import { data, Link, redirect } from 'react-router'
import { aboutOwner, isAboutOwner, resetPasswordForm } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, MailedLinks, NewPassword, OneForm } from '#app/features/accounts/account-page.tsx'
import { countFollowedLink, forgetSignInsAfterReset } from '#app/features/accounts/limits.server.ts'
import { findLink } from '#app/features/accounts/links.server.ts'
import { resetPassword } from '#app/features/accounts/password.server.ts'
import { forgetSession, rememberDevice } from '#app/features/accounts/sessions.server.ts'
import { findUser } from '#app/features/accounts/user.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, refuseForm } from '#app/platform/form.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/reset-password'

// GET, POST /business/reset-password?token=…

/** The link lets people choose a password, so its address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isLive = (await findLink(db, 'reset-password', token)) !== null
  return data({ token, isLive }, { status: isLive ? 200 : 410 })
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, resetPasswordForm, async (form, values) => {
    await countFollowedLink(factsOf(context))
    const userId = await findLink(db, 'reset-password', form.token)
    const user = userId && (await findUser(db, userId))
    if (!user) throw gone('This link has expired or has been used already.')
    if (isAboutOwner(form.password, user)) return refuseForm(values, { errors: { password: aboutOwner } })
    await resetPassword(db, form)
    await forgetSignInsAfterReset({ address: factsOf(context).address, email: user.email })
    const headers = new Headers({ 'set-cookie': forgetSession() })
    const remembered = await rememberDevice(db, userId)
    if (remembered) headers.append('set-cookie', remembered)
    throw redirect('/business/login?notice=password-changed', { headers })
  })

export default function ResetPasswordPage({
  loaderData: { token, isLive },
  actionData,
}: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  if (!isLive) {
    return (
      <ExpiredLink
        below={<Link to="/business/login">Back to login</Link>}
        form={
          <OneForm
            action="/business/forgotten-password"
            busy="Sending…"
            button="Send new link"
            result={undefined}
          >
            <TextInput autoComplete="username" label="Email" name="email" required type="email" />
          </OneForm>
        }
        picture={<MailedLinks />}
      >
        These links work once, within an hour. We email you a new one.
      </ExpiredLink>
    )
  }
  return (
    <SignInLayout
      lead="This signs everyone out of your account and removes its passkeys."
      title="Choose a new password"
    >
      <title>Choose a new password · Vouchsafe</title>
      <OneForm busy="Saving…" button="Save password" result={result} token={token}>
        <NewPassword {...fieldsOf(result)('password')} label="New password" />
      </OneForm>
    </SignInLayout>
  )
}
