import { data, Link, redirect } from 'react-router'
import { aboutOwner, isAboutOwner, newAccount } from '#app/features/accounts/account.schema.ts'
import { BrowsersTimeZone, KeptMailHint, NewPassword, OneForm } from '#app/features/accounts/account-page.tsx'
import { countSignUp } from '#app/features/accounts/limits.server.ts'
import { hashPassword } from '#app/features/accounts/password.server.ts'
import { logInPage } from '#app/features/accounts/safe-redirect.ts'
import { didSignUpHere, rememberSignUp, signUp } from '#app/features/accounts/sign-up.server.ts'
import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { createBusiness } from '#app/features/businesses/add-business.server.ts'
import { newBusiness } from '#app/features/businesses/business.schema.ts'
import { refuseProvenDomain } from '#app/features/businesses/domain-name.server.ts'
import { choiceInWords, readPlanChoice, signUpPage, subscriptionPage } from '#app/features/plans/plans.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { periods } from '#app/periods.ts'
import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm, refuseForm } from '#app/platform/form.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { signedIn } from '../guards.server.ts'
import type { Route } from './+types/signup'
import { atLeast } from './at-least.server.ts'

export const meta = pageMeta(
  'Sign up · Vouchsafe',
  'Start collecting reviews of your business: free to start, no card needed.',
)

// GET, POST /business/signup?plan=…&period=…

type Result = FormResult & { sentTo?: string; isMailKeptHere?: boolean }

const signUpForm = newAccount.and(newBusiness)

/** Longer than hashing and saving take together, so that a known address answers no sooner than a new one. */
const answerTimeMs = 400

const choiceOf = (request: Request) => readPlanChoice(new URL(request.url).searchParams)

/** Where somebody is sent who is already signed in. */
const homeOf = (request: Request) => subscriptionPage(choiceOf(request)) ?? '/business/dashboard'

export async function loader({ request }: Route.LoaderArgs) {
  if (await signedIn(request)) throw redirect(homeOf(request))
  return { choice: choiceOf(request), isAllFree: billingMode() === 'off' }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, signUpForm, async (form, values) => {
    const { name, email, password, website, timeZone } = form
    const who = { name, email }
    if (isAboutOwner(password, who)) return refuseForm(values, { errors: { password: aboutOwner } })
    if (await signedIn(request)) throw redirect(homeOf(request))
    await countSignUp({ address: factsOf(context).address, email: who.email })
    await refuseProvenDomain(db, website.domain)
    const user = await atLeast(answerTimeMs, async () => {
      const passwordHash = await hashPassword(password)
      const wanted = subscriptionPage(choiceOf(request)) ?? undefined
      return db.transaction(async (tx) => {
        const signedUp = await signUp(tx, { ...who, timeZone, passwordHash, wanted })
        if (signedUp.isNew) {
          const created = await createBusiness(tx, {
            ownerId: signedUp.userId,
            business: form,
            timeZone,
            language: chooseLanguage({ accepted: request.headers.get('accept-language') }),
          })
          await createWidget(tx, { business: created })
        }
        return signedUp
      })
    })
    const isTheirs = user.isNew || didSignUpHere(request.headers, user.userId)
    const isMailKeptHere = isMailKept() && isLocal(request, factsOf(context).address)
    const result: Result = { values: {}, errors: {}, sentTo: who.email, isMailKeptHere }
    return data(result, { headers: { 'set-cookie': rememberSignUp(isTheirs ? user.userId : null) } })
  })

type Chosen = Route.ComponentProps['loaderData']

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const result: Result | undefined = actionData
  return result?.sentTo ? (
    <CheckYourMail chosen={loaderData} isMailKeptHere={result.isMailKeptHere} sentTo={result.sentTo} />
  ) : (
    <SignUpForm chosen={loaderData} result={result} />
  )
}

type CheckYourMailProps = { chosen: Chosen; sentTo: string; isMailKeptHere?: boolean }

function CheckYourMail({ chosen, sentTo, isMailKeptHere }: CheckYourMailProps) {
  return (
    <SignInLayout
      below={
        <>
          Nothing after a few minutes? Check your spam folder, or{' '}
          <Link to={signUpPage(chosen.choice)}>sign up again</Link>.
        </>
      }
      title="Check your email"
    >
      <p role="status">
        We sent an email to <strong className="font-medium wrap-anywhere">{sentTo}</strong>. Open the link in
        it and your account is ready. The link works for {periods.accountLinkHours} hours.
      </p>
      {chosen.choice && !chosen.isAllFree && (
        <p className="mt-3 text-sm text-muted">Your choice is kept: {choiceInWords(chosen.choice)}.</p>
      )}
      {isMailKeptHere && <KeptMailHint />}
    </SignInLayout>
  )
}

function ChosenPlan({ choice, isAllFree }: Chosen) {
  if (!choice) return null
  return (
    <p className="mb-6 border-l-2 border-rule py-1 pl-4 text-sm">
      {isAllFree ? (
        'This service is free: every business has everything in Enterprise.'
      ) : (
        <>
          <b className="font-medium">{choiceInWords(choice)}</b>
          {subscriptionPage(choice)
            ? ': you start on Starter and can change to it after signing up. Nothing is charged now.'
            : ' is free.'}
        </>
      )}
    </p>
  )
}

function SignUpForm({ chosen, result }: { chosen: Chosen; result: Result | undefined }) {
  const field = fieldsOf(result)
  return (
    <SignInLayout
      below={
        <>
          Already have an account? <Link to={logInPage(subscriptionPage(chosen.choice))}>Log in</Link>.
        </>
      }
      lead="Free to start, no card needed."
      title="Start collecting reviews"
    >
      <ChosenPlan {...chosen} />
      <OneForm busy="Signing up…" button="Sign up free" result={result}>
        <BrowsersTimeZone />
        <TextInput {...field('name')} autoComplete="name" label="Your name" maxLength={200} required />
        <TextInput {...field('email')} autoComplete="email" label="Email" required type="email" />
        <NewPassword {...field('password')} />
        <TextInput
          {...field('website')}
          autoComplete="url"
          label="Website of your business"
          placeholder="bakery.com"
          required
          type="url"
        />
      </OneForm>
      <p className="mt-4 text-xs text-muted">
        By signing up you agree to our <Link to="/terms-of-service">terms</Link> and{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </SignInLayout>
  )
}
