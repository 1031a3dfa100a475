import { data, redirect } from 'react-router'
import {
  aboutOwner,
  changePasswordForm,
  isAboutOwner,
  renameForm,
} from '#app/features/accounts/account.schema.ts'
import { countPasswordChange } from '#app/features/accounts/limits.server.ts'
import { changePassword } from '#app/features/accounts/password.server.ts'
import {
  IntentForm,
  PasswordForm,
  ProfileSection,
  RenameForm,
  SignOutEverywhereForm,
} from '#app/features/accounts/profile-forms.tsx'
import { SessionWatch } from '#app/features/accounts/session-watch.tsx'
import type { SignedIn } from '#app/features/accounts/signed-in.server.ts'
import { forgetSession, signOutEverywhere } from '#app/features/accounts/signing-in.server.ts'
import { renameUser } from '#app/features/accounts/user.server.ts'
import { newBusiness } from '#app/features/businesses/business.schema.ts'
import { findCurrentBusiness } from '#app/features/businesses/current-business.server.ts'
import { createFirstBusiness } from '#app/features/businesses/first-business.server.ts'
import { createWidget } from '#app/features/widgets/creating.server.ts'
import { db } from '#app/platform/database.server.ts'
import { answerForm, type FormAnswer, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/refusal.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { requireSignedIn } from '../guards.server.ts'
import type { Route } from './+types/profile'

// GET, POST /profile: the user. /business/profile is the business.

type Values = Record<string, string>

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request)
  const business = await findCurrentBusiness(db, user.id)
  return { user: { name: user.name, email: user.email }, hasBusiness: business !== null }
}

export async function action({ request }: Route.ActionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const who = await requireSignedIn(request)
    const act = Object.hasOwn(acts, values.intent ?? '')
      ? acts[values.intent as keyof typeof acts]
      : undefined
    if (!act) throw badRequest('This form is incomplete. Please reload the page.')
    return act(who, values)
  })
}

/** What the page's forms do, by the name on their buttons. */
const acts = { rename, password, business, 'sign-out-everywhere': leaveEverywhere }

async function rename({ user }: SignedIn, values: Values) {
  const form = parseForm(renameForm, values)
  if (!form.ok) return form.answer
  await renameUser(db, { userId: user.id, name: form.value.name })
  return saved('Your name is saved')
}

async function password({ user, sessionId }: SignedIn, values: Values) {
  const form = parseForm(changePasswordForm, values)
  if (!form.ok) return form.answer
  if (isAboutOwner(form.value.newPassword, user))
    return refuseForm(values, { errors: { newPassword: aboutOwner } })
  await countPasswordChange(user.id)
  const isChanged = await changePassword(db, { userId: user.id, sessionId, ...form.value })
  if (!isChanged)
    return refuseForm(values, { errors: { currentPassword: 'This is not your current password' } })
  return saved('Your password is changed. Other devices are signed out')
}

async function business({ user }: SignedIn, values: Values) {
  const form = parseForm(newBusiness, values)
  if (!form.ok) return form.answer
  await db.transaction(async (tx) => {
    const created = await createFirstBusiness(tx, { ownerId: user.id, business: form.value })
    await createWidget(tx, { business: created })
  })
  throw redirect('/business/dashboard')
}

async function leaveEverywhere({ user }: SignedIn): Promise<never> {
  await signOutEverywhere(db, { userId: user.id })
  throw redirect('/business/login?notice=signed-out-everywhere', {
    headers: { 'set-cookie': forgetSession() },
  })
}

type Answer = FormAnswer & { toast?: { type: 'success'; title: string } }

function saved(title: string) {
  return data<Answer>({ values: {}, errors: {}, toast: { type: 'success', title } })
}

export default function ProfilePage({ loaderData: { user, hasBusiness }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useActionToast(answer?.toast)
  const of = (intent: keyof typeof acts) => (answer?.values.intent === intent ? answer : undefined)
  return (
    <>
      <title>Profile · Vouchsafe</title>
      <SessionWatch />
      <div className="page pt-10 pb-16">
        <PageHeader lead={user.email} title="Your profile" />
        {!hasBusiness && (
          <ProfileSection
            lead="Reviews belong to a business. Tell us its website, and the rest is made from it."
            title="Add your business"
          >
            <IntentForm answer={of('business')} busy="Adding…" button="Add the business" intent="business">
              <TextInput
                autoCapitalize="none"
                autoComplete="url"
                autoCorrect="off"
                defaultValue={of('business')?.values.website}
                error={of('business')?.errors.website}
                inputMode="url"
                label="Website of your business"
                name="website"
                placeholder="bakery.com"
                required
                spellCheck={false}
              />
            </IntentForm>
          </ProfileSection>
        )}
        <ProfileSection lead="As your team and we address you." title="Name">
          <RenameForm answer={of('rename')} name={user.name} />
        </ProfileSection>
        <ProfileSection lead="You log in with it, and our mails go there." title="E-mail">
          <p className="break-words">{user.email}</p>
          <p className="mt-1 text-sm text-muted">Confirmed</p>
        </ProfileSection>
        <ProfileSection lead="Other devices are signed out when it changes." title="Password">
          <PasswordForm answer={of('password')} email={user.email} />
        </ProfileSection>
        <ProfileSection
          lead="Ends every session of your account, this one too. For when a device was lost."
          title="Devices"
        >
          <SignOutEverywhereForm answer={of('sign-out-everywhere')} />
        </ProfileSection>
      </div>
    </>
  )
}
