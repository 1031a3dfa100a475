import { Link, redirect } from 'react-router'
import { secondFactorForm } from '#app/features/accounts/account.schema.ts'
import { OneForm } from '#app/features/accounts/account-page.tsx'
import { codePage, safeRedirect } from '#app/features/accounts/safe-redirect.ts'
import { checkSecondFactor, findSecondFactor } from '#app/features/accounts/second-factor.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, refuseForm } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { signedIn } from '../guards.server.ts'
import type { Route } from './+types/login-code'

// GET, POST /business/login/code?redirect=…   The second step, after the password.

const wrong = 'Wrong code, or one that was already used. Wait for the next code, or use a recovery code.'

const wantedPage = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirect'))

const startAgain = (request: Request) =>
  redirect(`/business/login?notice=step-expired&redirect=${encodeURIComponent(wantedPage(request))}`)

export async function loader({ request }: Route.LoaderArgs) {
  const wanted = wantedPage(request)
  if (await signedIn(request)) throw redirect(wanted)
  if (!(await findSecondFactor(db, request.headers))) throw startAgain(request)
  return { wanted, isRecovery: new URL(request.url).searchParams.has('recovery') }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, secondFactorForm, async ({ code }) => {
    const { address } = factsOf(context)
    const tried = await checkSecondFactor(db, { headers: request.headers, address, code })
    if (tried === 'expired') throw startAgain(request)
    if (tried === 'wrong') return refuseForm({}, { errors: { code: wrong } })
    throw redirect(wantedPage(request), { headers: tried })
  })

export default function LoginCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const { wanted, isRecovery } = loaderData
  return (
    <SignInLayout
      below={
        isRecovery ? (
          <>
            Have your app with you? <Link to={codePage(wanted)}>Enter its code</Link>. If you have lost both
            the app and your recovery codes, ask the operator of this service.
          </>
        ) : (
          <>
            No phone with you? <Link to={`${codePage(wanted)}&recovery`}>Use a recovery code</Link>.
          </>
        )
      }
      lead={
        isRecovery
          ? 'Each of your recovery codes works once.'
          : 'Enter the 6 digits that your authenticator app shows for Vouchsafe.'
      }
      title={isRecovery ? 'Enter a recovery code' : 'Enter the code'}
    >
      <title>{`${isRecovery ? 'Recovery code' : 'Code'} · Vouchsafe`}</title>
      <OneForm busy="Logging in…" button="Log in" key={String(isRecovery)} result={result}>
        <TextInput
          {...fieldsOf(result)('code')}
          autoCapitalize="none"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoFocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          label={isRecovery ? 'Recovery code' : 'Code'}
          required
          spellCheck={false}
        />
      </OneForm>
    </SignInLayout>
  )
}
