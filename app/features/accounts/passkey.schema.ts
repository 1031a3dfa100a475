import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import { reauthenticationForm } from './account.schema.ts'

export const passkeyLimits = { name: { min: 1, max: 60 }, perAccount: 20 }

const passkeyName = typedLine({
  ...passkeyLimits.name,
  tooShort: 'Please enter a name',
  tooLong: 'The name may have at most 60 characters',
})

const passkeyId = z.uuid('Please choose a passkey')
export const addPasskeyForm = reauthenticationForm.extend({ name: passkeyName })
export const renamePasskeyForm = z.object({ passkey: passkeyId, name: passkeyName })
export const removePasskeyForm = reauthenticationForm.extend({ passkey: passkeyId })

const base64url = z.string().regex(/^[\w-]{1,20000}$/)
const credentialType = z.literal('public-key')
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: credentialType }

/** JSON that the browser's script puts into a form field. */
const json = z
  .string()
  .max(40_000)
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue('This is not JSON')
      return z.NEVER
    }
  })

/** What an authenticator answers when it makes a passkey (RegistrationResponseJSON of WebAuthn). */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).catch([]),
  }),
  clientExtensionResults: z.object({}).catch({}),
})
export const savePasskeyForm = z.object({ name: passkeyName, response: json.pipe(registration) })

/** What an authenticator answers when somebody signs in (AuthenticationResponseJSON of WebAuthn). */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
  clientExtensionResults: z.object({}).catch({}),
})
export const passkeySignInForm = z.object({ passkey: json.pipe(assertion) })

export type PasskeyRegistration = z.output<typeof registration>
export type PasskeyAssertion = z.output<typeof assertion>
