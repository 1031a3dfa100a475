import { z } from 'zod'
import { emailAddress, lengthOf, typedLine } from '#app/platform/typed-text.ts'
import { commonPasswords } from './common-passwords.ts'

export const accountLimits = {
  name: { min: 2, max: 80 },
  password: { min: 10, max: 128 },
}

export const ownName = typedLine({
  ...accountLimits.name,
  tooShort: 'Please enter your name (at least 2 characters)',
  tooLong: 'The name may have at most 80 characters',
})

/** A password as typed. Nothing is trimmed: spaces belong to it. */
export const typedPassword = z.string('Please enter your password').min(1, 'Please enter your password')

/** Length alone makes a password good (OWASP ASVS 5.0, 6.2): no rules on digits or capitals. */
export const newPassword = z
  .string('Please choose a password')
  .refine((password) => lengthOf(password) >= accountLimits.password.min, {
    error: 'Please choose a password of at least 10 characters',
    abort: true,
  })
  .refine((password) => password.length <= accountLimits.password.max, {
    error: 'The password may have at most 128 characters',
    abort: true,
  })
  .refine((password) => !isCommon(password), 'Many people use this password. Please choose another one')

/** Also refuses a password that is made of what everybody knows about its owner. */
export function isAboutOwner(password: string, { name, email }: { name: string; email: string }) {
  const plain = password.toLowerCase()
  const [mailbox = '', host = ''] = email.split('@')
  const known = [email, mailbox, host, name.toLowerCase(), name.toLowerCase().replaceAll(' ', '')]
  // "anna.berger" + "2026": the name with a little tail is still only the name.
  return known.some((each) => each.length >= 4 && plain.includes(each) && plain.length - each.length <= 4)
}

export const aboutOwner = 'Please choose a password that is not made of your name or e-mail address'

function isCommon(password: string) {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || new Set(plain).size < 3
}

export const newAccount = z.object({ name: ownName, email: emailAddress, password: newPassword })
export type NewAccount = z.output<typeof newAccount>

export const signInForm = z.object({ email: emailAddress, password: typedPassword })
export const forgottenPasswordForm = z.object({ email: emailAddress })
/** As it stands in our links; anything else is no token of ours. */
const linkToken = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .catch('')
export const resetPasswordForm = z.object({ token: linkToken, password: newPassword })
export const verifyEmailForm = z.object({
  token: linkToken,
  password: z
    .string()
    .max(1000)
    .default('')
    .transform((password) => password.replaceAll('\u0000', '').toWellFormed()),
})
export const renameForm = z.object({ name: ownName })
export const changePasswordForm = z.object({ currentPassword: typedPassword, newPassword })
