import { z } from 'zod'
import { cleanedLine, cleanedText, lengthOf, visibleLengthOf } from './visible-text.ts'

// Zod tries whether it may compile its checks. The policy of our pages forbids that, and browsers report each try.
if (typeof document !== 'undefined') z.config({ jitless: true })

type Limits = { min?: number; max: number; tooShort: string; tooLong: string }

const sized = ({ max, tooShort, tooLong }: Limits, isLongEnough: (text: string) => boolean) =>
  z
    .string()
    .refine(isLongEnough, tooShort)
    .refine((text) => lengthOf(text) <= max, tooLong)

const isEmoji = /^\p{Extended_Pictographic}/u

/**
 * Text that a person typed, with at least `min` characters that can be seen; one emoji is as good as two. A missing field
 * gets the same sentence as one that is too short.
 */
export const typedText = ({ min = 0, ...limits }: Limits) =>
  z
    .string(limits.tooShort)
    .transform(cleanedText)
    .pipe(sized(limits, (text) => visibleLengthOf(text) >= min || (min <= 2 && isEmoji.test(text))))

/** Like `typedText`, on one line; here an emoji counts as one character. */
export const typedLine = ({ min = 0, ...limits }: Limits) =>
  z
    .string(limits.tooShort)
    .transform(cleanedLine)
    .pipe(sized(limits, (line) => visibleLengthOf(line) >= min))

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
