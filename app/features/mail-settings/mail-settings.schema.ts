import { z } from 'zod'
import { claimsChecks, skeletonOf } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { emailAddress, typedLine, typedText } from '#app/platform/typed-text.ts'
import { cleanedLine, foldedText, visibleLengthOf } from '#app/platform/visible-text.ts'
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

/** Our own name, also where it is spaced out or written with letters that look the same. */
const hasOurName = (text: string) =>
  skeletonOf(text)
    .replace(/[^a-z]/g, '')
    .includes('vouchsafe')

/** An address in the name is what a phone shows instead of the true one. */
export const hasAddress = (text: string) => foldedText(text).includes('@')

export const isOwnName = (name: string) => !hasOurName(name) && !hasAddress(name)

/** The beginnings of the words for leaving a list, in the languages of our mails. */
const leaving =
  /unsubscri|opt[\s-]?out|abmeld|abbestell|austragen|d[ée]sabonn|d[ée]sinscri|darse de baja|date de baja|cancel(?:e|ar) (?:a |la )?(?:su[bs]*s?cri)|disiscri|cancellati|annulla l.iscrizione|afmeld|uitschrij|wypisz|wypisa|rezygnacj|odhl[áa]s|avprenumer|avregistrer|avanm[äa]l|abonelikten|listeden [çc][ıi]k/iu

/** Our mails have one way out, below the footer. A second one would keep customers from it. */
export const looksLikeUnsubscribing = (text: string) => leaving.test(text.normalize('NFC'))

/** A web address with its protocol, with www., or with a path. "GmbH & Co.KG" is none. */
const webAddress = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/?#]\S*/giu

export const webAddressesIn = (text: string) =>
  (text.match(webAddress) ?? []).map((address) => address.replace(/[).,;:!?"'»”]+$/u, ''))
