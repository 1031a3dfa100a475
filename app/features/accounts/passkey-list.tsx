import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { Fingerprint, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Setting } from '#app/ui/setting.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { describePasskeyError } from './passkey-sign-in.tsx'
import type { Passkey } from './passkeys.server.ts'
import { IntentForm } from './profile-forms.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type PasskeyListProps = {
  passkeys: Passkey[]
  asksCode: boolean
  /** The result of the last form, if it was this one of this passkey. */
  resultOf: (intent: 'rename-passkey' | 'remove-passkey', passkeyId: string) => FormResult | undefined
}

export const PasskeyList = ({ passkeys, asksCode, resultOf }: PasskeyListProps) =>
  passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
    const renamed = resultOf('rename-passkey', id)
    const removed = resultOf('remove-passkey', id)
    return (
      <Setting
        action="Change"
        help={
          <>
            Added <Time as="date" at={createdAt} />
            {lastUsedAt ? (
              <>
                , last used <Time at={lastUsedAt} />
              </>
            ) : (
              ', not used yet'
            )}
          </>
        }
        key={`${id} ${name}`}
        icon={KeyRound}
        result={renamed ?? removed}
        title={name}
      >
        <div className="grid gap-8">
          <IntentForm result={renamed} busy="Saving…" button="Save name" intent="rename-passkey">
            <input name="passkey" type="hidden" value={id} />
            <TextInput {...fieldsOf(renamed, { name })('name')} id={`name-${id}`} label="Name" required />
          </IntentForm>
          <IntentForm result={removed} busy="Removing…" button="Remove passkey" intent="remove-passkey">
            <input name="passkey" type="hidden" value={id} />
            <ReauthenticationFields result={removed} asksCode={asksCode} id={`remove-${id}`} />
          </IntentForm>
        </div>
      </Setting>
    )
  })

/** `passkeyOptions`: the user has reauthenticated, and the browser may make the passkey now. */
export type AddPasskeyResult = FormResult & { passkeyOptions?: PublicKeyCredentialCreationOptionsJSON }

type AddPasskeyProps = { result: AddPasskeyResult | undefined; asksCode: boolean; suggestedName: string }

export function AddPasskey({ result, asksCode, suggestedName }: AddPasskeyProps) {
  const isHydrated = useHydrated()
  const problem = useRegistration(result)
  const row = {
    help: 'Sign in with your fingerprint, your face or your screen lock.',
    picture: <Fingerprint aria-hidden size={18} strokeWidth={1.5} />,
    title: 'Passkeys',
  }
  if (isHydrated && !browserSupportsWebAuthn())
    return <Setting {...row} value="This browser does not support passkeys." />
  return (
    <Setting
      {...row}
      action="Add"
      isOpen={problem !== undefined}
      result={result?.passkeyOptions ? undefined : result}
    >
      <div className="grid gap-5">
        <noscript>
          <p>Adding a passkey needs JavaScript.</p>
        </noscript>
        <FormError text={problem} />
        <IntentForm result={result} busy="Checking…" button="Add passkey" intent="add-passkey">
          <TextInput
            {...fieldsOf(result, { name: suggestedName })('name')}
            help="To recognise it by: a device or a password manager."
            id="passkey-name"
            label="Name"
            required
          />
          <ReauthenticationFields result={result} asksCode={asksCode} id="add-passkey" />
        </IntentForm>
      </div>
    </Setting>
  )
}

/** Lets the browser make the passkey as soon as the server has agreed, and sends it. Returns what went wrong. */
function useRegistration(result: AddPasskeyResult | undefined) {
  const submit = useSubmit()
  const [problem, setProblem] = useState<string>()
  const options = result?.passkeyOptions
  const name = result?.values.name ?? ''
  useEffect(() => {
    setProblem(undefined)
    if (!options) return
    const save = async () => {
      const response = JSON.stringify(await startRegistration({ optionsJSON: options }))
      await submit({ intent: 'save-passkey', name, response }, { method: 'post', preventScrollReset: true })
    }
    save().catch((error: unknown) => setProblem(describePasskeyError(error)))
  }, [options, name, submit])
  return problem
}
