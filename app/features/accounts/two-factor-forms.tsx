import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { IntentForm, ProfileSection } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type WithResult = { result: FormResult | undefined }

export function BeginTwoFactor({ result }: WithResult) {
  return (
    <>
      <TwoFactorSteps />
      <ProfileSection
        lead="So that nobody else can change this on a device you left unlocked."
        title="1. Confirm it’s you"
      >
        <IntentForm result={result} busy="Preparing…" button="Continue" intent="begin" isPrimary>
          <ReauthenticationFields result={result} asksCode={false} id="begin" />
        </IntentForm>
      </ProfileSection>
    </>
  )
}

const steps = [
  { text: 'Confirm it’s you', lines: 'M20 28V18a12 12 0 0 1 24 0v10M12 28h40v30H12zM32 40v8' },
  {
    text: 'Scan a code',
    lines: 'M18 4h28v56H18zM28 54h8M24 14h6v6h-6zM34 14h6v6h-6zM24 24h6v6h-6zM34 26h6M36 30v4M24 38h16',
  },
  { text: 'Enter six figures', lines: 'M4 20h56v24H4zM12 32h4M21 32h4M30 32h4M39 32h4M48 32h4' },
]

/** What will be done, as three pictures. */
const TwoFactorSteps = () => (
  <ol aria-label="Three steps" className="grid max-w-[560px] grid-cols-3 gap-4 pb-8 text-sm">
    {steps.map(({ text, lines }, at) => (
      <li
        className="grid justify-items-center gap-2 rounded-surface border border-line bg-sheet p-4 text-center"
        key={text}
      >
        <svg
          aria-hidden
          className="fill-none stroke-success"
          height={48}
          strokeLinejoin="round"
          strokeWidth={2}
          viewBox="0 0 64 64"
          width={48}
        >
          <path d={lines} />
        </svg>
        {at + 1}. {text}
      </li>
    ))}
  </ol>
)

type ConfirmProps = WithResult & { address: string; picture: string; typedKey: string }

/** The key, as a QR code and as text, and the code that shows it arrived. */
export function ConfirmTwoFactor({ result, address, picture, typedKey }: ConfirmProps) {
  return (
    <>
      <ProfileSection
        lead="Scan the QR code with your authenticator app, or type in the key. We show it for half an hour, on this device only."
        title="2. Add the key to your app"
      >
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
      </ProfileSection>
      <ProfileSection lead="Two-factor sign-in is off until then." title="3. Enter a code">
        <div className="grid gap-4">
          <IntentForm result={result} busy="Checking…" button="Switch on" intent="confirm" isPrimary>
            <TextInput
              autoComplete="one-time-code"
              error={result?.errors.code}
              inputMode="numeric"
              label="Code from the app"
              name="code"
              required
              spellCheck={false}
            />
          </IntentForm>
          <IntentForm result={undefined} busy="Stopping…" button="Not now" intent="cancel" />
        </div>
      </ProfileSection>
    </>
  )
}

export function NewCodesForm({ result, codesLeft }: WithResult & { codesLeft: number }) {
  return (
    <div className="grid gap-5">
      <p>{codesLeft === 0 ? 'No codes left' : `${codesLeft} ${codesLeft === 1 ? 'code' : 'codes'} left`}</p>
      <IntentForm result={result} busy="Creating…" button="Create new codes" intent="new-codes">
        <p className="text-sm text-muted">Your current codes stop working.</p>
        <ReauthenticationFields result={result} asksCode id="new-codes" />
      </IntentForm>
    </div>
  )
}

export function SwitchOffForm({ result }: WithResult) {
  return (
    <IntentForm result={result} busy="Switching off…" button="Switch off" intent="off">
      <ReauthenticationFields result={result} asksCode id="off" />
    </IntentForm>
  )
}

type TwoFactorStateProps = { isOn: boolean; since?: string | Date; codesLeft?: number }

/** Whether two-factor sign-in is on, and the link to change that. */
export function TwoFactorState({ isOn, since, codesLeft }: TwoFactorStateProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge kind={isOn ? 'good' : 'warning'}>{isOn ? 'On' : 'Off'}</Badge>
        {isOn && since && (
          <span>
            since <Time as="date" at={since} />
          </span>
        )}
      </p>
      {codesLeft !== undefined && (
        <p className="text-sm text-muted">
          {codesLeft === 0
            ? 'You have used all your recovery codes. Please create new ones.'
            : `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`}
        </p>
      )}
      <ButtonLink kind={isOn ? 'secondary' : 'primary'} to="/profile/security/two-factor">
        {isOn ? 'Change' : 'Set up'}
      </ButtonLink>
    </div>
  )
}
