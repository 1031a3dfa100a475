import { z } from 'zod'
import { lengthOf } from '#app/platform/length-of.ts'
import { emailAddress, typedLine } from '#app/platform/typed-text.ts'
import { commonPasswords } from './common-passwords.ts'

/** The names of the IANA database that this machine knows, UTC first. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
const known = new Set(timeZones)

/** "America/Argentina/Buenos_Aires" is called Buenos Aires by those who live there. */
export const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** The name under which we know a zone: browsers use old ones too ("Asia/Calcutta"). Null: none that we know. */
export function zoneNamed(name: string): string | null {
  if (known.has(name)) return name
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return known.has(canonical) ? canonical : null
  } catch {
    return null
  }
}

export const ownTimeZone = z
  .string('Please choose a time zone')
  .transform((name) => zoneNamed(name))
  .pipe(z.string('Please choose a time zone of the list'))

/** The time zone that a browser reports; UTC if we do not know it. */
export const browsersTimeZone = z
  .string()
  .catch('UTC')
  .transform((name) => zoneNamed(name) ?? 'UTC')

export const accountLimits = {
  name: { min: 2, max: 80 },
  password: { min: 10, max: 128 },
}

export const ownName = typedLine({
  ...accountLimits.name,
  tooShort: 'Please enter your name (at least 2 characters)',
  tooLong: 'The name may have at most 80 characters',
})

/** What no keyboard types and no database takes. Nothing is trimmed: spaces belong to a password. */
const typable = (password: string) => password.replaceAll('\u0000', '').toWellFormed()

/** A password as typed. */
export const typedPassword = z
  .string('Please enter your password')
  .transform(typable)
  .refine((password) => password !== '', 'Please enter your password')

/** Length alone makes a password good (OWASP ASVS 5.0, 6.2): no rules on digits or capitals. */
export const newPassword = z
  .string('Please choose a password')
  .transform(typable)
  .refine((password) => lengthOf(password) >= accountLimits.password.min, {
    error: 'Please choose a password of at least 10 characters',
    abort: true,
  })
  .refine((password) => password.length <= accountLimits.password.max, {
    error: 'The password may have at most 128 characters',
    abort: true,
  })
  .refine((password) => !isCommon(password), 'Many people use this password. Please choose another')

/** Also refuses a password made of what everybody knows about its owner. */
export function isAboutOwner(password: string, { name, email }: { name: string; email: string }) {
  const plain = password.toLowerCase()
  const [mailbox = '', host = ''] = email.split('@')
  const known = [email, mailbox, host, name.toLowerCase(), name.toLowerCase().replaceAll(' ', '')]
  // "anna.berger" + "2026": the name with a little tail is still only the name.
  return known.some((each) => each.length >= 4 && plain.includes(each) && plain.length - each.length <= 4)
}

export const aboutOwner = 'Please choose a password that does not contain your name or email address'

function isCommon(password: string) {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || new Set(plain).size < 3
}

export const newAccount = z.object({
  name: ownName,
  email: emailAddress,
  password: newPassword,
  timeZone: browsersTimeZone,
})
export type NewAccount = z.output<typeof newAccount>

export const signInForm = z.object({ email: emailAddress, password: typedPassword })
export const forgottenPasswordForm = z.object({ email: emailAddress })
/** The shape of the tokens in our links. */
const linkToken = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .catch('')
export const resetPasswordForm = z.object({ token: linkToken, password: newPassword })
export const verifyEmailForm = z.object({
  token: linkToken,
  password: z.string().max(1000).default('').transform(typable),
})
export const renameForm = z.object({ name: ownName })
export const timeZoneForm = z.object({ timeZone: ownTimeZone })

/** As an authenticator app shows it ("123 456"), or as a recovery code is printed. */
const typedCode = z
  .string('Please enter the code')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Please enter the code').max(40, 'This code is too long'))
  .refine((code) => /^[0-9A-Z]+$/.test(code), 'A code has only digits and letters')

export const secondFactorForm = z.object({ code: typedCode })
export const confirmTwoFactorForm = z.object({
  code: typedCode.refine((code) => /^\d{6}$/.test(code), 'Please enter the 6 digits your app shows'),
})

/** Asked for again before any change to how the account is signed in to. */
export const reauthenticationForm = z.object({
  password: typedPassword,
  code: typedCode.optional().catch(undefined),
})
export type Reauthentication = z.output<typeof reauthenticationForm>
export const changePasswordForm = reauthenticationForm.extend({ newPassword })
export const changeEmailForm = reauthenticationForm.extend({ email: emailAddress })

export const deviceForm = z.object({ session: z.uuid('Please choose a device') })
/** A link that we signed: two parts of base64url. */
export const signedLinkForm = z.object({
  token: z
    .string()
    .regex(/^[\w-]{1,300}\.[\w-]{43}$/)
    .catch(''),
})
