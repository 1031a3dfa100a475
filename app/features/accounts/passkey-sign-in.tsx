import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useCallback, useEffect, useState } from 'react'
import { useFormAction, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Why the browser made or used no passkey, for people. They may also simply have changed their mind. */
export function describePasskeyError(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  if (name === 'SecurityError')
    return 'Passkeys do not work at this address. Open the site by its usual address.'
  return 'No passkey was used. Please try again.'
}

let pending = new AbortController()

/**
 * Asks the server for a challenge and the browser for a passkey that signs it. The browser has one request at a time, and
 * a challenge replaces the last one: so a pending request is aborted first.
 */
async function signChallenge({ useBrowserAutofill }: { useBrowserAutofill: boolean }) {
  pending.abort()
  pending = new AbortController()
  WebAuthnAbortService.cancelCeremony()
  const response = await fetch('/business/login/passkey', { method: 'POST', signal: pending.signal })
  if (!response.ok) throw new Error(`The challenge was refused with ${response.status}.`)
  const optionsJSON = (await response.json()) as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON, useBrowserAutofill })
}

const key = 'M7.5 10a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M11.4 11.6 21 2M15.5 7.5l3 3L22 7l-3-3'

/** The button, and passkeys among the suggestions of the email field (`autocomplete="username webauthn"`). */
export function PasskeySignIn() {
  const isHydrated = useHydrated()
  const submit = useSubmit()
  const action = useFormAction()
  const isSending = useNavigation().formData?.has('passkey')
  const [problem, setProblem] = useState<string>()
  const signIn = useCallback(
    async (useBrowserAutofill: boolean) => {
      const passkey = JSON.stringify(await signChallenge({ useBrowserAutofill }))
      await submit({ passkey }, { method: 'post', action })
    },
    [submit, action],
  )
  useEffect(() => {
    // Only an offer: when it fails nothing is shown, and the button remains.
    const offer = async () => (await browserSupportsWebAuthnAutofill()) && signIn(true)
    offer().catch(() => {})
    return () => WebAuthnAbortService.cancelCeremony()
  }, [signIn])
  if (isHydrated && !browserSupportsWebAuthn()) return null
  const press = () => {
    setProblem(undefined)
    signIn(false).catch((error: unknown) => setProblem(describePasskeyError(error)))
  }
  return (
    <>
      {problem && (
        <div className="col-span-2">
          <FormError text={problem} />
        </div>
      )}
      <Button
        className={isHydrated ? undefined : 'invisible'}
        isBusy={isSending}
        isWide
        onClick={press}
        type="button"
      >
        <Icon path={key} size={18} />
        {isSending ? 'Logging in…' : 'Passkey'}
      </Button>
    </>
  )
}
