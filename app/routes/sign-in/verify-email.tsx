import { data, Link, redirect } from 'react-router'
import { verifyEmailForm } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, MailedLinks, OneForm } from '#app/features/accounts/account-page.tsx'
import { countFollowedLink } from '#app/features/accounts/limits.server.ts'
import { codePage, logInPage, safeRedirect } from '#app/features/accounts/safe-redirect.ts'
import { signInAfterFirstFactor } from '#app/features/accounts/sign-in.server.ts'
import { findVerification, forgetSignUp, verifyEmail } from '#app/features/accounts/sign-up.server.ts'
import { findEarlierOfOwner } from '#app/features/businesses/earlier-businesses.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, refuseForm } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import type { Route } from './+types/verify-email'

// GET, POST /business/verify-email?token=…&redirect=…   GET only shows: mail scanners follow links.

/** The link signs people in, so its address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

const wantedPage = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirect'))

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const found = await findVerification(db, { token, headers: request.headers })
  return data(
    {
      token,
      isLive: found !== null,
      asksPassword: found?.asksPassword ?? false,
      logIn: logInPage(wantedPage(request)),
    },
    { status: found ? 200 : 410 },
  )
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, verifyEmailForm, async (form, values) => {
    await countFollowedLink(factsOf(context))
    const userId = await verifyEmail(db, { ...form, headers: request.headers })
    if (!userId)
      return refuseForm(values, { errors: { password: 'Wrong password: enter the one you signed up with' } })
    await findEarlierOfOwner(db, userId)
    const userAgent = request.headers.get('user-agent')
    const { isDone, headers } = await signInAfterFirstFactor(db, { userId, userAgent })
    headers.append('set-cookie', forgetSignUp())
    const wanted = wantedPage(request)
    throw redirect(isDone ? wanted : codePage(wanted), { headers })
  })

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const { token, isLive, asksPassword, logIn } = loaderData
  if (!isLive) {
    return (
      <ExpiredLink action="Log in for a new link" picture={<MailedLinks />} to={logIn}>
        It was used already or has expired. Log in, and we send a new one if it is needed.
      </ExpiredLink>
    )
  }
  return (
    <SignInLayout
      below={
        asksPassword && (
          <>
            Don’t know it? <Link to="/business/forgotten-password">Choose a new password</Link>.
          </>
        )
      }
      lead={
        asksPassword
          ? 'You signed up in another browser. To confirm it was you, please enter the password you chose there.'
          : 'One click and your account is ready.'
      }
      title="Confirm your address"
    >
      <title>Confirm your address · Vouchsafe</title>
      <OneForm busy="Confirming…" button="Confirm my address" result={result} token={token}>
        {asksPassword && (
          <PasswordInput
            {...fieldsOf(result)('password')}
            autoComplete="current-password"
            label="Password"
            required
          />
        )}
      </OneForm>
    </SignInLayout>
  )
}
