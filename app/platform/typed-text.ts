import { z } from 'zod'
import { lengthOf } from './length-of.ts'

// Zod tries whether it may compile its checks. The policy of our pages forbids that, and browsers report each try.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Equal line ends, no NUL or lone surrogates (the database refuses them), trimmed. */
function cleaned(text: string) {
  return text.replaceAll('\r\n', '\n').replaceAll('\u0000', '').toWellFormed().trim()
}

type Limits = { min?: number; max: number; tooShort: string; tooLong: string }

/** Text that a person typed. A missing field gets the same sentence as one that is too short. */
export const typedText = ({ min = 0, max, tooShort, tooLong }: Limits) =>
  z
    .string(tooShort)
    .transform(cleaned)
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) >= min, tooShort)
        .refine((text) => lengthOf(text) <= max, tooLong),
    )

/** The same on one line: whatever breaks a line becomes a space. */
export const typedLine = (limits: Limits) =>
  z
    .string(limits.tooShort)
    .transform((text) => text.replace(/\s+/gu, ' '))
    .pipe(typedText(limits))

type AddressWords = { emailMissing: string; emailLong: string; emailWrong: string }

export const emailAddressSaying = ({ emailMissing, emailLong, emailWrong }: AddressWords) =>
  typedText({ min: 1, max: 254, tooShort: emailMissing, tooLong: emailLong }).pipe(
    z.string().toLowerCase().pipe(z.email(emailWrong)),
  )

export const emailAddress = emailAddressSaying({
  emailMissing: 'Please enter your email address',
  emailLong: 'This email address is too long',
  emailWrong: 'Please enter a valid email address',
})
