import { Fingerprint, Lock, Mail, Smartphone } from 'lucide-react'
import { data, redirect } from 'react-router'
import {
  aboutOwner,
  changeEmailForm,
  changePasswordForm,
  deviceForm,
  isAboutOwner,
} from '#app/features/accounts/account.schema.ts'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { DeviceList } from '#app/features/accounts/device-list.tsx'
import {
  cancelEmailChange,
  findWaitingChange,
  requestEmailChange,
} from '#app/features/accounts/email-change.server.ts'
import { countEmailChange } from '#app/features/accounts/limits.server.ts'
import { AddPasskey, type AddPasskeyResult, PasskeyList } from '#app/features/accounts/passkey-list.tsx'
import { listPasskeys } from '#app/features/accounts/passkeys.server.ts'
import { changePassword } from '#app/features/accounts/password.server.ts'
import { IntentForm, PasswordForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import {
  describeDevice,
  endAllSessions,
  endOtherSessions,
  endSession,
  forgetSession,
  listDevices,
  rememberDevice,
} from '#app/features/accounts/sessions.server.ts'
import { findTwoFactor } from '#app/features/accounts/two-factor.server.ts'
import { TwoFactorSetting } from '#app/features/accounts/two-factor-forms.tsx'
import { periods } from '#app/periods.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm, refuseForm } from '#app/platform/form.server.ts'
import { requireSignedIn } from '#app/routes/guards.server.ts'
import {
  type Acts,
  handleIntent,
  type IntentResult,
  saved,
  withReauthentication,
} from '#app/routes/sign-in/intents.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/security'
import { passkeyActs } from './passkey-actions.server.ts'

// GET, POST /profile/security: how the account is signed in to, and where it is.

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireSignedIn(request)
  const [twoFactor, passkeys, waiting, devices] = await Promise.all([
    findTwoFactor(db, user.id),
    listPasskeys(db, user.id),
    findWaitingChange(db, user.id),
    listDevices(db, { userId: user.id, sessionId }),
  ])
  const thisDevice = describeDevice(request.headers.get('user-agent'))
  const isNeeded = new URL(request.url).searchParams.get('notice') === 'two-factor-needed' && !twoFactor.isOn
  return { email: user.email, isNeeded, twoFactor, passkeys, waiting, devices, thisDevice }
}

export const action = ({ request }: Route.ActionArgs) => handleIntent(request, acts)

const acts = {
  async email(who, values) {
    const { user } = who
    return withReauthentication(changeEmailForm, who, values, async ({ email }) => {
      if (email === user.email)
        return refuseForm(values, { errors: { email: 'This is already your address' } })
      await countEmailChange({ userId: user.id, email })
      await requestEmailChange(db, { user, email })
      return saved('We sent a link to the new address', 'email')
    })
  },
  async 'cancel-email'({ user }) {
    await cancelEmailChange(db, user.id)
    return saved('Your address stays the same')
  },
  async password(who, values) {
    const { user, sessionId } = who
    return withReauthentication(changePasswordForm, who, values, async ({ newPassword }) => {
      if (isAboutOwner(newPassword, user)) return refuseForm(values, { errors: { newPassword: aboutOwner } })
      await changePassword(db, { userId: user.id, sessionId, newPassword })
      const result = saved('Password changed. Other devices are signed out', 'password')
      // The new password has just made the mark that trusts this browser worthless.
      const remembered = await rememberDevice(db, user.id)
      return remembered ? data(result.data, { headers: { 'set-cookie': remembered } }) : result
    })
  },
  ...passkeyActs,
  async 'sign-out-device'({ user, sessionId }, values) {
    const { session } = parseForm(deviceForm, values)
    await endSession(db, { userId: user.id, sessionId: session })
    if (session === sessionId) throw redirect('/business/login', forgotten())
    return saved('Device signed out')
  },
  async 'sign-out-others'({ user, sessionId }) {
    await endOtherSessions(db, { userId: user.id, sessionId })
    return saved('All other devices signed out')
  },
  async 'sign-out-everywhere'({ user }): Promise<never> {
    await endAllSessions(db, user.id)
    throw redirect('/business/login?notice=signed-out-everywhere', forgotten())
  },
} satisfies Acts

const forgotten = () => ({ headers: { 'set-cookie': forgetSession() } })

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isNeeded, twoFactor, passkeys, waiting, devices, thisDevice } = loaderData
  const result: (IntentResult & AddPasskeyResult) | undefined = actionData
  useActionToast(result?.toast)
  const of = (intent: keyof typeof acts) => (result?.values.intent === intent ? result : undefined)
  return (
    <ProfilePage title="Sign-in and security">
      {isNeeded && (
        <p className="mb-8 max-w-measure border-l-2 border-warning py-1 pl-4 text-sm" role="status">
          The business that you work for requires two-factor sign-in. Switch it on to go on.
        </p>
      )}
      <Beside
        isFirst
        label="What protects your account now"
        sample={<Locks email={email} hasCode={twoFactor.isOn} passkeys={passkeys.length} />}
        title={titleOf(twoFactor.isOn, passkeys.length > 0)}
      >
        <Settings>
          <EmailSetting result={of('email')} asksCode={twoFactor.isOn} email={email} waiting={waiting} />
          <Setting
            action="Change"
            help="Changing it signs out your other devices."
            icon={Lock}
            result={of('password')}
            title="Password"
            value={<span aria-hidden>••••••••••</span>}
          >
            <PasswordForm result={of('password')} asksCode={twoFactor.isOn} email={email} />
          </Setting>
          <TwoFactorSetting {...twoFactor} />
          <AddPasskey
            result={of('add-passkey') ?? of('save-passkey')}
            asksCode={twoFactor.isOn}
            key={passkeys.length}
            suggestedName={thisDevice}
          />
          <PasskeyList
            resultOf={(intent, passkeyId) => (result?.values.passkey === passkeyId ? of(intent) : undefined)}
            asksCode={twoFactor.isOn}
            passkeys={passkeys}
          />
        </Settings>
        <Settings title="Devices">
          <DeviceList result={of('sign-out-device')} devices={devices} />
        </Settings>
      </Beside>
    </ProfilePage>
  )
}

const titleOf = (hasCode: boolean, hasPasskey: boolean) =>
  hasCode
    ? 'A password and a code protect your account'
    : `Only a password${hasPasskey ? ' or a passkey' : ''} protects your account`

type LocksProps = { email: string; hasCode: boolean; passkeys: number }

/** What protects the account, as it is now. */
function Locks({ email, hasCode, passkeys }: LocksProps) {
  const locks = [
    [Lock, 'Password', true],
    [Smartphone, 'Code from your phone', hasCode],
    [Fingerprint, 'Fingerprint or face', passkeys > 0],
  ] as const
  return (
    <div className="grid gap-4 rounded-surface border border-line bg-sheet p-4 text-sm sm:p-8">
      <p className="flex items-center gap-3 border-b border-line pb-4">
        <Face name={email.split('@')[0]!} />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{email}</span>
      </p>
      <ul className="grid gap-4">
        {locks.map(([Icon, name, isOn]) => (
          <li className={isOn ? 'flex items-center gap-4' : 'flex items-center gap-4 text-muted'} key={name}>
            <Icon className={isOn ? 'text-accent' : undefined} size={28} strokeWidth={1} />
            <span className="flex-1 font-serif text-lg">{name}</span>
            <Badge kind={isOn ? 'good' : undefined}>{isOn ? 'On' : 'Off'}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

type EmailSectionProps = {
  email: string
  waiting: { newEmail: string; until: string | Date } | null
  result: FormResult | undefined
  asksCode: boolean
}

function EmailSetting({ email, waiting, result, asksCode }: EmailSectionProps) {
  const row = {
    help: 'You log in with it, and we write to it.',
    picture: <Mail aria-hidden size={18} strokeWidth={1.5} />,
    title: 'Email',
    value: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{email}</span>
        <Badge kind="good">Confirmed</Badge>
      </span>
    ),
  }
  if (waiting)
    return (
      <Setting {...row}>
        <Waiting {...waiting} />
      </Setting>
    )
  return (
    <Setting {...row} action="Change" result={result}>
      <IntentForm result={result} busy="Sending…" button="Send link" intent="email">
        <TextInput
          {...fieldsOf(result)('email')}
          autoComplete="email"
          help={`We email it a link. Your current address can undo the change for ${periods.emailUndoDays} days.`}
          label="New email"
          required
          type="email"
        />
        <ReauthenticationFields result={result} asksCode={asksCode} id="email" />
      </IntentForm>
    </Setting>
  )
}

function Waiting({ newEmail, until }: { newEmail: string; until: string | Date }) {
  return (
    <div className="grid gap-4 border-l-2 border-rule py-1 pl-4">
      <p className="wrap-anywhere" role="status">
        We sent a link to <strong className="font-medium">{newEmail}</strong>. Open it in a browser where you
        are signed in to confirm your new address. It works until <Time as="exact" at={until} />.
      </p>
      <IntentForm result={undefined} busy="Cancelling…" button="Keep the old address" intent="cancel-email" />
    </div>
  )
}
