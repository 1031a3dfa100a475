import { IntentForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import type { FormResult } from '#app/platform/form.server.ts'

type TakeoutFormProps = { result: FormResult | undefined; asksCode: boolean }

/** Downloads everything about the user, once they have reauthenticated. */
export function TakeoutForm({ result, asksCode }: TakeoutFormProps) {
  return (
    <IntentForm result={result} busy="Preparing…" button="Download (JSON)" intent="takeout" isDocument>
      <ReauthenticationFields asksCode={asksCode} id="takeout" result={result} />
    </IntentForm>
  )
}
