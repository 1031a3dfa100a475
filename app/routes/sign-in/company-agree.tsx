import { data } from 'react-router'
import { ExpiredLink, OneForm } from '#app/features/accounts/account-page.tsx'
import { logInPage } from '#app/features/accounts/safe-redirect.ts'
import { agree, findAgreement } from '#app/features/single-sign-on/sign-in.server.ts'
import { signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, readForm } from '#app/platform/form.server.ts'
import { forbidden } from '#app/platform/refusal.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { requireSignedIn, signedIn } from '../guards.server.ts'
import type { Route } from './+types/company-agree'
import { redirectAfterSingleSignOn } from './company-callback.ts'

// GET, POST /business/sso/:businessId/agree?way=…   An account that exists agrees, signed in as itself, or stays apart.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request, params: { businessId } }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('way') ?? ''
  const [found, who] = await Promise.all([
    findAgreement(db, { businessId, headers: request.headers }, id),
    signedIn(request),
  ])
  const logIn = logInPage(`${signInPath(businessId)}/agree?way=${encodeURIComponent(id)}`)
  const page = { id, logIn, again: signInPath(businessId), found, signedInAs: who?.user.email ?? null }
  return data(page, { status: found ? 200 : 410 })
}

export async function action({ request, params: { businessId } }: Route.ActionArgs) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    const { user } = await requireSignedIn(request)
    const way = { businessId, headers: request.headers }
    const id = values.way ?? ''
    const found = await findAgreement(db, way, id)
    if (found && found.email !== user.email) throw forbidden(`You are logged in as ${user.email}.`)
    throw redirectAfterSingleSignOn(businessId, await agree(db, way, { id, userId: user.id }))
  })
}

export default function AgreePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, logIn, again, found, signedInAs } = loaderData
  const result: FormResult | undefined = actionData
  if (!found) {
    return (
      <ExpiredLink action="Start again" to={again}>
        This took too long, was used already, or began in another browser.
      </ExpiredLink>
    )
  }
  const { email, business } = found
  return (
    <SignInLayout
      lead={`${email} has an account of its own already. If it agrees, the company’s sign-in opens it too, for ${business} alone: never its other businesses, its password or its other settings.`}
      title="Join your account"
    >
      <title>Join your account · Vouchsafe</title>
      {signedInAs === null && (
        <ButtonLink isWide kind="primary" to={logIn}>
          Log in as {email}
        </ButtonLink>
      )}
      {signedInAs !== null && signedInAs !== email && (
        <p>
          You are logged in as {signedInAs}. Log out, and log in as {email} to agree.
        </p>
      )}
      {signedInAs === email && (
        <OneForm busy="Joining…" button="Agree and sign in" result={result}>
          <input name="way" type="hidden" value={id} />
        </OneForm>
      )}
    </SignInLayout>
  )
}
