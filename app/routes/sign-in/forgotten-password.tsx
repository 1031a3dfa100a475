import { Link } from 'react-router'
import { forgottenPasswordForm } from '#app/features/accounts/account.schema.ts'
import { KeptMailHint, OneForm } from '#app/features/accounts/account-page.tsx'
import { countResetRequest } from '#app/features/accounts/limits.server.ts'
import { requestPasswordReset } from '#app/features/accounts/password.server.ts'
import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, withHint } from '#app/platform/form.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/forgotten-password'
import { atLeast } from './at-least.server.ts'

// GET, POST /business/forgotten-password

type Result = FormResult & { sentTo?: string; isMailKeptHere?: boolean }

/** Longer than the work takes, so that the time does not tell whether there is an account. */
const answerTimeMs = 200

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(
    request,
    forgottenPasswordForm,
    async ({ email }) => {
      await countResetRequest({ address: factsOf(context).address, email })
      await atLeast(answerTimeMs, () => requestPasswordReset(db, { email }))
      const isMailKeptHere = isMailKept() && isLocal(request, factsOf(context).address)
      return { values: {}, errors: {}, sentTo: email, isMailKeptHere } satisfies Result
    },
    withHint('Any link already in your inbox works for an hour.'),
  )

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
  const result: Result | undefined = actionData
  const field = fieldsOf(result)
  const { sentTo, isMailKeptHere } = result ?? {}
  const below = <Link to="/business/login">Back to login</Link>
  if (sentTo) {
    return (
      <SignInLayout below={below} title="Check your email">
        <title>Check your email · Vouchsafe</title>
        <p role="status">
          If <strong className="font-medium wrap-anywhere">{sentTo}</strong> has an account, we have sent it a
          link to choose a new password. It works once, within an hour.
        </p>
        {isMailKeptHere && <KeptMailHint />}
      </SignInLayout>
    )
  }
  return (
    <SignInLayout below={below} lead="We email you a link to choose a new one." title="Forgot your password?">
      <title>Forgot your password? · Vouchsafe</title>
      <meta content="Get a link to choose a new password." name="description" />
      <meta content="noindex" name="robots" />
      <OneForm busy="Sending…" button="Send link" result={result}>
        <TextInput {...field('email')} autoComplete="username" label="Email" required type="email" />
      </OneForm>
    </SignInLayout>
  )
}
