import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { OneForm } from '#app/features/accounts/account-page.tsx'
import { findByMailDomain } from '#app/features/single-sign-on/connection.server.ts'
import { countAttempt, domainOf } from '#app/features/single-sign-on/sign-in.server.ts'
import { signInPath } from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, refuseForm } from '#app/platform/form.server.ts'
import { emailAddress } from '#app/platform/typed-text.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/company'

// GET, POST /business/sso   Finds the business by the proven domain of an address.

export const meta = pageMeta(
  'Use your work account · Vouchsafe',
  'For members of a team whose business has connected its own sign-in.',
)

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, z.object({ email: emailAddress }), async ({ email }, values) => {
    await countAttempt(factsOf(context))
    const businessId = await findByMailDomain(db, domainOf(email))
    if (businessId) throw redirect(signInPath(businessId))
    const message =
      'No business here signs its people in by addresses of this domain. Log in with your password, or ask the owner of your team.'
    return refuseForm(values, { message })
  })

export default function CompanyPage({ actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  return (
    <SignInLayout
      below={<Link to="/business/login">Log in with a password or a passkey</Link>}
      lead="The login page of your company opens next."
      title="Use your work account"
    >
      <OneForm busy="Looking…" button="Continue" result={result}>
        <TextInput
          {...fieldsOf(result)('email')}
          autoComplete="email"
          label="Email at work"
          required
          type="email"
        />
      </OneForm>
    </SignInLayout>
  )
}
