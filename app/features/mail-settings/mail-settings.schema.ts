import { z } from 'zod'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { emailAddress, typedLine, typedText } from '#app/platform/typed-text.ts'
import { cleanedLine, visibleLengthOf } from '#app/platform/visible-text.ts'
import { hasAddress, hasOurName, looksLikeUnsubscribing } from './borrowed-names.ts'
import { mailLimits } from './mail-limits.ts'

const senderName = typedLine({
  max: mailLimits.senderName.max,
  tooShort: '',
  tooLong: 'The name may have at most 80 characters',
})
  .default('')
  .superRefine((name, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (name === '') return
    if (visibleLengthOf(name) < mailLimits.senderName.min) refuse('Please enter at least 2 characters')
    if (hasAddress(name)) refuse('A name may not contain an email address: it would hide the true sender')
    if (hasOurName(name)) refuse('These mails come from your business: please leave our name out')
    else if (claimsChecks(name)) refuse(en.reviewForm.nameClaims)
  })
  .transform((name) => name || null)

const replyTo = typedLine({
  max: mailLimits.replyTo.max,
  tooShort: '',
  tooLong: 'This email address is too long',
})
  .default('')
  .transform((typed, context) => {
    if (typed === '') return null
    const parsed = emailAddress.safeParse(typed)
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: 'Please enter a single valid email address' })
    return z.NEVER
  })

/** Without empty lines, so that a footer cannot push the unsubscribe link out of sight. */
const footer = z
  .string()
  .default('')
  .transform((typed) =>
    typed
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map(cleanedLine)
      .filter(Boolean)
      .join('\n'),
  )
  .pipe(
    typedText({
      max: mailLimits.footer.max,
      tooShort: '',
      tooLong: 'The footer may have at most 300 characters',
    }),
  )
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (text.split('\n').length > mailLimits.footer.lines) refuse('The footer may have at most 8 lines')
    if (hasOurName(text)) refuse('Please leave our name out: the footer is yours')
    if (looksLikeUnsubscribing(text))
      refuse('Our link to unsubscribe follows below the footer. Please leave other ways out')
  })
  .transform((text) => text || null)

export const newMailSettings = z.object({ senderName, replyTo, footer }).brand<'NewMailSettings'>()
export type NewMailSettings = z.output<typeof newMailSettings>
