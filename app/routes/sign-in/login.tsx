import { Link, redirect } from 'react-router'
import { passkeySignInForm, signInForm } from '#app/features/accounts/account.schema.ts'
import { OneForm } from '#app/features/accounts/account-page.tsx'
import { countSignIn, forgetSignIns } from '#app/features/accounts/limits.server.ts'
import { PasskeySignIn } from '#app/features/accounts/passkey-sign-in.tsx'
import { codePage, safeRedirect } from '#app/features/accounts/safe-redirect.ts'
import { useAnnounceSignOut } from '#app/features/accounts/session-watch.tsx'
import { findKnownDevice } from '#app/features/accounts/sessions.server.ts'
import { signIn, signInWithPasskey } from '#app/features/accounts/sign-in.server.ts'
import { choiceInPath, signUpPage } from '#app/features/plans/plans.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import {
  type FormResult,
  handleForm,
  parseForm,
  readForm,
  refuseForm,
  safeParseForm,
  withHint,
} from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { signedIn } from '../guards.server.ts'
import type { Route } from './+types/login'

export const meta = pageMeta(
  'Log in · Vouchsafe',
  'Log in to read, reply to and understand the reviews of your business.',
)

// GET, POST /business/login?redirect=…

/** One sentence for a wrong password, an unknown address and an unconfirmed one, so that nobody learns which. */
const refused =
  'Wrong email or password. If you have not confirmed your email address yet, check your inbox: with the right password, we have just sent the link again.'

/** One sentence for every reason here, too. */
const passkeyRefused =
  'This passkey did not work. Please try again, or log in with your email address and password.'

const notices = new Map([
  ['password-changed', 'Your password has changed. Please log in with the new one.'],
  ['session-ended', 'Your session has ended. Please log in to continue.'],
  ['step-expired', 'That took more than ten minutes. Please log in again.'],
  ['account-erased', 'Your account and everything in it has been erased.'],
  [
    'account-waiting',
    'Your account is closed. We erase it with the last of your closed businesses; until then you can log in to keep it.',
  ],
  ['signed-out-everywhere', 'You are signed out on all devices.'],
])

const wantedPage = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirect'))

export async function loader({ request }: Route.LoaderArgs) {
  if (await signedIn(request)) throw redirect(wantedPage(request))
  return {
    notice: notices.get(new URL(request.url).searchParams.get('notice') ?? ''),
    signUp: signUpPage(choiceInPath(wantedPage(request))),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  if ('passkey' in values) return withPasskey({ request, context }, values)
  return handleForm(
    values,
    async () => {
      const form = parseForm(signInForm, values)
      const { email } = form
      const from = {
        address: factsOf(context).address,
        device: await findKnownDevice(db, request.headers, email),
      }
      await countSignIn({ ...from, email })
      const userAgent = request.headers.get('user-agent')
      const wanted = wantedPage(request)
      const opened = await signIn(db, { ...form, userAgent, wanted })
      if (!opened) return refuseForm(values, { message: refused })
      await forgetSignIns({ ...from, email })
      throw redirect(opened.isDone ? wanted : codePage(wanted), { headers: opened.headers })
    },
    withHint('You can also log in with a passkey, or choose a new password by email, right away.'),
  )
}

async function withPasskey(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  values: Record<string, string>,
) {
  const form = safeParseForm(passkeySignInForm, values)
  return handleForm({}, async () => {
    await countAgainst(limits.passkeySignInsFromNetwork, factsOf(context).address)
    const { headers } = request
    const opened = form.ok && (await signInWithPasskey(db, { response: form.value.passkey, headers }))
    if (!opened) return refuseForm({}, { message: passkeyRefused })
    throw redirect(wantedPage(request), { headers: opened })
  })
}

const building = 'M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18M4 22h16M10 6h4M10 10h4M10 14h4M10 18h4'

export default function LoginPage({ loaderData: { notice, signUp }, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  useAnnounceSignOut()
  const field = fieldsOf(result)
  return (
    <SignInLayout
      below={
        <>
          New here? <Link to={signUp}>Sign up free</Link>.
        </>
      }
      title="Log in"
    >
      {notice && !result && (
        <p className="mb-5 border-l-2 border-rule py-1 pl-4 text-sm" role="status">
          {notice}
        </p>
      )}
      <OneForm busy="Logging in…" button="Log in" result={result}>
        <TextInput {...field('email')} autoComplete="username webauthn" label="Email" required type="email" />
        <PasswordInput {...field('password')} autoComplete="current-password" label="Password" required />
      </OneForm>
      <p className="mt-4 text-sm">
        <Link to="/business/forgotten-password">Forgot your password?</Link>
      </p>
      <fieldset className="mt-6 grid grid-cols-2 gap-3 border-t border-line pt-6">
        <legend className="float-left col-span-2 text-sm text-muted">Or log in with</legend>
        <PasskeySignIn />
        <ButtonLink isWide to="/business/sso">
          <Icon path={building} size={18} /> Work account
        </ButtonLink>
      </fieldset>
    </SignInLayout>
  )
}
