import { LifeBuoy, Lock, QrCode, RectangleEllipsis, ShieldCheck, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { IntentForm } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type WithResult = { result: FormResult | undefined }

const steps = [
  { title: '1. Confirm it’s you', Icon: Lock },
  {
    title: '2. Add the key to your app',
    Icon: QrCode,
    help: 'Google Authenticator, 1Password or another that shows codes.',
  },
  { title: '3. Enter a code', Icon: RectangleEllipsis },
]

const Steps = ({ open }: { open: Record<number, { help: string; form: ReactNode }> }) => (
  <Settings>
    {steps.map(({ title, Icon, help }, at) => (
      <Setting
        end={!open[at] && open[at + 1] ? <Badge kind="good">Done</Badge> : undefined}
        help={open[at]?.help ?? help}
        key={title}
        icon={Icon}
        title={title}
      >
        {open[at]?.form}
      </Setting>
    ))}
  </Settings>
)

export function BeginTwoFactor({ result }: WithResult) {
  const form = (
    <IntentForm result={result} busy="Preparing…" button="Continue" intent="begin" isPrimary>
      <ReauthenticationFields result={result} asksCode={false} id="begin" />
    </IntentForm>
  )
  return (
    <Steps open={{ 0: { help: 'So that nobody else changes this on a device you left unlocked.', form } }} />
  )
}

type ConfirmProps = WithResult & { address: string; picture: string; typedKey: string }

export function ConfirmTwoFactor({ result, address, picture, typedKey }: ConfirmProps) {
  const scan = (
    <div className="grid justify-items-start gap-5">
      <img
        alt="QR code of the key; the key is below as text"
        className="rounded-surface border border-line bg-white"
        height={220}
        src={picture}
        width={220}
      />
      <p className="text-sm">
        <a href={address}>Open in an app on this device</a>
      </p>
      <CopyField id="two-factor-key" isCode label="Key" value={typedKey} />
    </div>
  )
  const enter = (
    <div className="grid gap-4">
      <IntentForm result={result} busy="Checking…" button="Switch on" intent="confirm" isPrimary>
        <TextInput
          {...fieldsOf(result)('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          label="Code from the app"
          required
          spellCheck={false}
        />
      </IntentForm>
      <IntentForm result={undefined} busy="Stopping…" button="Not now" intent="cancel" />
    </div>
  )
  return (
    <Steps
      open={{
        1: { help: 'Scan it. We show it for half an hour, on this device only.', form: scan },
        2: { help: 'Two-factor sign-in is off until then.', form: enter },
      }}
    />
  )
}

export const NewCodesSetting = ({ result, codesLeft }: WithResult & { codesLeft: number }) => (
  <Setting
    action="Create new codes"
    help="Each works once, when you do not have your phone."
    icon={LifeBuoy}
    result={result}
    title="Recovery codes"
    value={codesLeft === 0 ? 'No codes left' : `${codesLeft} ${codesLeft === 1 ? 'code' : 'codes'} left`}
  >
    <IntentForm result={result} busy="Creating…" button="Replace my codes" intent="new-codes">
      <p className="text-sm text-muted">Your current codes stop working.</p>
      <ReauthenticationFields result={result} asksCode id="new-codes" />
    </IntentForm>
  </Setting>
)

export const SwitchOffSetting = ({ result }: WithResult) => (
  <Setting
    action="Switch it off"
    help="Your password alone is then enough to sign in."
    isDanger
    icon={ShieldOff}
    result={result}
    title="Switch off"
  >
    <IntentForm result={result} busy="Switching off…" button="Switch off" intent="off">
      <ReauthenticationFields result={result} asksCode id="off" />
    </IntentForm>
  </Setting>
)

type TwoFactorStateProps = { isOn: boolean; codesLeft?: number }

export const TwoFactorSetting = ({ isOn, codesLeft }: TwoFactorStateProps) => (
  <Setting
    end={
      <ButtonLink kind="primary" to="/profile/security/two-factor">
        Set up
      </ButtonLink>
    }
    help="After your password, we ask for a code from an app on your phone."
    icon={ShieldCheck}
    title="Two-factor sign-in"
    to={isOn ? '/profile/security/two-factor' : undefined}
    value={codesLeft !== undefined && `${countOf(codesLeft, 'recovery code')} left`}
  />
)
