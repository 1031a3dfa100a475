import type { FormResult } from '#app/platform/form.server.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { IntentForm, ProfileSection } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type Answered = { answer: FormResult | undefined }

export function BeginTwoFactor({ answer }: Answered) {
  return (
    <ProfileSection
      lead="So that nobody else does it on a device that you left open."
      title="Your password first"
    >
      <IntentForm answer={answer} busy="Preparing…" button="Set it up" intent="begin">
        <ReauthenticationFields answer={answer} asksCode={false} id="begin" />
      </IntentForm>
    </ProfileSection>
  )
}

type ConfirmProps = Answered & { address: string; picture: string; typedKey: string }

/** The key, as a picture and as text, and the code that proves that it arrived. */
export function ConfirmTwoFactor({ answer, address, picture, typedKey }: ConfirmProps) {
  return (
    <>
      <ProfileSection
        lead="Scan it with your authenticator app, or type the key in. It is shown for half an hour, on this device alone."
        title="1. Take the key"
      >
        <div className="grid justify-items-start gap-5">
          <img
            alt="The key as a QR code. It stands below as text."
            className="rounded-surface border border-line bg-white"
            height={220}
            src={picture}
            width={220}
          />
          <p className="text-sm">
            <a href={address}>Open it in an app on this device</a>
          </p>
          <CopyField id="two-factor-key" isCode label="Key" value={typedKey} />
        </div>
      </ProfileSection>
      <ProfileSection lead="It proves that the app has the key. Only then it is on." title="2. Enter a code">
        <div className="grid gap-4">
          <IntentForm answer={answer} busy="Checking…" button="Switch it on" intent="confirm">
            <TextInput
              autoComplete="one-time-code"
              error={answer?.errors.code}
              inputMode="numeric"
              label="Code of the app"
              name="code"
              required
              spellCheck={false}
            />
          </IntentForm>
          <IntentForm answer={undefined} busy="Stopping…" button="Not now" intent="cancel" />
        </div>
      </ProfileSection>
    </>
  )
}

export function NewCodesForm({ answer, codesLeft }: Answered & { codesLeft: number }) {
  return (
    <div className="grid gap-5">
      <p>
        {codesLeft === 0 ? 'None are left.' : `${codesLeft} of them ${codesLeft === 1 ? 'is' : 'are'} left.`}
      </p>
      <IntentForm answer={answer} busy="Making them…" button="Make new codes" intent="new-codes">
        <p className="text-sm text-muted">Those that you have no longer work then.</p>
        <ReauthenticationFields answer={answer} asksCode id="new-codes" />
      </IntentForm>
    </div>
  )
}

export function SwitchOffForm({ answer }: Answered) {
  return (
    <IntentForm answer={answer} busy="Switching off…" button="Switch it off" intent="off">
      <ReauthenticationFields answer={answer} asksCode id="off" />
    </IntentForm>
  )
}
