import { data, Link } from 'react-router'
import { confirmTwoFactorForm, reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { ProfileSection } from '#app/features/accounts/profile-forms.tsx'
import { reauthenticate } from '#app/features/accounts/reauthentication.server.ts'
import { replaceRecoveryCodes } from '#app/features/accounts/recovery-codes.server.ts'
import { RecoveryCodes } from '#app/features/accounts/recovery-codes.tsx'
import type { SignedIn } from '#app/features/accounts/signed-in.server.ts'
import { totpAddress } from '#app/features/accounts/totp.ts'
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  findSetUpKey,
  findTwoFactor,
  switchOffTwoFactor,
} from '#app/features/accounts/two-factor.server.ts'
import {
  BeginTwoFactor,
  ConfirmTwoFactor,
  NewCodesForm,
  SwitchOffForm,
} from '#app/features/accounts/two-factor-forms.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { drawQrCode } from '#app/platform/qr-code.server.ts'
import { useActionToast } from '#app/ui/toast.tsx'
import { requireSignedIn } from '../guards.server.ts'
import { type Acts, handleIntent, type IntentResult, saved } from '../sign-in/intents.server.ts'
import type { Route } from './+types/two-factor'

// GET, POST /profile/security/two-factor

type Values = Record<string, string>
type Result = IntentResult & { recoveryCodes?: string[] }

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireSignedIn(request)
  const state = await findTwoFactor(db, user.id)
  const key = state.isOn ? null : await findSetUpKey(db, { userId: user.id, sessionId })
  return { email: user.email, state, setUp: key && (await drawSetUp(key, user.email)) }
}

async function drawSetUp(key: string, account: string) {
  const address = totpAddress({ key, account })
  const { type, body } = await drawQrCode(address, 'svg')
  const picture = `data:${type};base64,${Buffer.from(body).toString('base64')}`
  return { address, picture, typedKey: key.match(/.{1,4}/g)!.join(' ') }
}

export const action = ({ request }: Route.ActionArgs) => handleIntent(request, acts)

const acts = { begin, confirm, cancel, 'new-codes': newCodes, off } satisfies Acts

async function begin(who: SignedIn, values: Values) {
  return withReauthentication(who, values, async ({ user, sessionId }) => {
    await beginTwoFactor(db, { userId: user.id, sessionId })
    return data<Result>({ values: {}, errors: {} })
  })
}

async function confirm({ user, sessionId }: SignedIn, values: Values) {
  const form = parseForm(confirmTwoFactorForm, values)
  if (!form.ok) return form.result
  const codes = await confirmTwoFactor(db, { userId: user.id, sessionId, ...form.value })
  if (codes) return shown(codes)
  const errors = {
    code: 'Wrong code. Wait for the next one, and check that your phone’s clock is right',
  }
  return refuseForm({ intent: 'confirm' }, { errors })
}

async function cancel({ user }: SignedIn) {
  await cancelTwoFactor(db, user.id)
  return saved('Nothing has changed')
}

async function newCodes(who: SignedIn, values: Values) {
  return withReauthentication(who, values, async ({ user }) =>
    shown(await replaceRecoveryCodes(db, user.id), 'new-codes'),
  )
}

async function off(who: SignedIn, values: Values) {
  return withReauthentication(who, values, async ({ user }) => {
    await switchOffTwoFactor(db, user.id)
    return saved('Two-factor sign-in is off')
  })
}

/** Acts only after the user has reauthenticated. */
async function withReauthentication<T>(who: SignedIn, values: Values, act: (who: SignedIn) => Promise<T>) {
  const form = parseForm(reauthenticationForm, values)
  if (!form.ok) return form.result
  const errors = await reauthenticate(db, { ...form.value, userId: who.user.id, sessionId: who.sessionId })
  return errors ? refuseForm({ intent: values.intent ?? '' }, { errors }) : act(who)
}

/** Shown in this response only: we keep nothing but their hashes. */
const shown = (recoveryCodes: string[], intent = '') =>
  data<Result>({ values: { intent }, errors: {}, recoveryCodes })

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, state, setUp } = loaderData
  const result: Result | undefined = actionData
  useActionToast(result?.toast)
  const of = (intent: keyof typeof acts) => (result?.values.intent === intent ? result : undefined)
  return (
    <ProfilePage current="security" email={email}>
      <section className="border-t border-line py-8">
        <p className="mb-2 text-sm">
          <Link to="/profile/security">Sign-in and security</Link>
        </p>
        <h2 className="text-2xl">Two-factor sign-in</h2>
        <p className="mt-2 max-w-measure text-muted">
          {state.isOn
            ? 'On: after your password, we ask for a code from your authenticator app.'
            : 'After your password, we ask for a code from an authenticator app on your phone, such as Aegis, 1Password or your phone’s own password manager.'}
        </p>
      </section>
      {result?.recoveryCodes && <RecoveryCodes codes={result.recoveryCodes} email={email} />}
      {!state.isOn && !setUp && <BeginTwoFactor result={of('begin')} />}
      {!state.isOn && setUp && <ConfirmTwoFactor result={of('confirm')} {...setUp} />}
      {state.isOn && (
        <>
          <ProfileSection
            lead="For signing in without your phone. Each code works once."
            title="Recovery codes"
          >
            <NewCodesForm result={of('new-codes')} codesLeft={state.codesLeft} />
          </ProfileSection>
          <ProfileSection lead="Your password alone is then enough to sign in." title="Switch off">
            <SwitchOffForm result={of('off')} />
          </ProfileSection>
        </>
      )}
    </ProfilePage>
  )
}
