import type { FormResult } from '#app/platform/form.server.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Passkey } from './passkeys.server.ts'
import { IntentForm } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type PasskeyListProps = {
  passkeys: Passkey[]
  asksCode: boolean
  /** The result of the last form, if it was this one of this passkey. */
  resultOf: (intent: 'rename-passkey' | 'remove-passkey', passkeyId: string) => FormResult | undefined
}

/** The passkeys of an account: each can be renamed, or removed. */
export function PasskeyList({ passkeys, asksCode, resultOf }: PasskeyListProps) {
  if (passkeys.length === 0) return <p>None yet</p>
  return (
    <ul className="grid">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
        const renamed = resultOf('rename-passkey', id)
        const removed = resultOf('remove-passkey', id)
        return (
          <li className="border-t border-line py-3 first:border-t-0 first:pt-0" key={id}>
            <p className="wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">
              Added <Time as="date" at={createdAt} />
              {lastUsedAt ? (
                <>
                  , last used <Time at={lastUsedAt} />
                </>
              ) : (
                ', not used yet'
              )}
            </p>
            <details className="mt-2" key={name} open={Boolean(renamed || removed)}>
              <summary aria-label={`Rename or remove ${name}`} className="text-sm underline">
                Rename or remove
              </summary>
              <div className="mt-4 grid gap-8 border-l-2 border-rule py-1 pl-4">
                <IntentForm result={renamed} busy="Saving…" button="Save name" intent="rename-passkey">
                  <input name="passkey" type="hidden" value={id} />
                  <TextInput
                    defaultValue={renamed?.values.name ?? name}
                    error={renamed?.errors.name}
                    id={`name-${id}`}
                    label="Name"
                    name="name"
                    required
                  />
                </IntentForm>
                <IntentForm result={removed} busy="Removing…" button="Remove passkey" intent="remove-passkey">
                  <input name="passkey" type="hidden" value={id} />
                  <ReauthenticationFields result={removed} asksCode={asksCode} id={`remove-${id}`} />
                </IntentForm>
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
