import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { IntentForm } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type EmailSectionProps = {
  email: string
  waiting: { newEmail: string; until: string | Date } | null
  result: FormResult | undefined
  asksCode: boolean
}

/** The address, a new one that is not confirmed yet, and the form to change it. */
export function EmailSection({ email, waiting, result, asksCode }: EmailSectionProps) {
  return (
    <div className="grid gap-6">
      <div>
        <p className="wrap-anywhere">{email}</p>
        <p className="mt-1 text-sm text-muted">Confirmed</p>
      </div>
      {waiting ? (
        <Waiting {...waiting} />
      ) : (
        <IntentForm result={result} busy="Sending…" button="Send link" intent="email">
          <TextInput
            autoComplete="email"
            defaultValue={result?.values.email}
            error={result?.errors.email}
            help={
              result?.errors.email
                ? undefined
                : `We email it a confirmation link. Your current address is notified and can undo the change for ${periods.emailUndoDays} days.`
            }
            inputMode="email"
            label="New email"
            name="email"
            required
            type="email"
          />
          <ReauthenticationFields result={result} asksCode={asksCode} id="email" />
        </IntentForm>
      )}
    </div>
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
