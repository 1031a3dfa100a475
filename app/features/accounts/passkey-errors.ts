/** Why the browser made or used no passkey, for people. They may also simply have changed their mind. */
export function describePasskeyError(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  if (name === 'SecurityError')
    return 'Passkeys do not work at this address. Open the site by its usual address.'
  return 'No passkey was used. Please try again.'
}
