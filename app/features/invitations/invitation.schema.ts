import { z } from 'zod'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import { en } from '#app/languages/en.ts'
import { languages } from '#app/languages/languages.ts'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import { invitationLimits, legalBases } from './invitation.vocabulary.ts'

export * from './invitation.vocabulary.ts'

const { name, orderReference, source, subject, text, reminders } = invitationLimits

const person = {
  name: typedLine({ max: name.max, tooShort: '', tooLong: 'The name may have at most 80 characters' })
    .refine((line) => line === '' || line.length >= name.min, 'The name needs at least 2 characters')
    .refine((line) => !claimsChecks(line), en.reviewForm.nameClaims)
    .optional()
    .transform((line) => line || null),
  email: typedText({
    min: 1,
    max: 254,
    tooShort: 'Please enter the email address',
    tooLong: 'This email address is too long',
  }).pipe(z.string().toLowerCase().pipe(z.email('Please enter a valid email address'))),
  orderReference: typedLine({
    ...orderReference,
    tooShort: '',
    tooLong: 'The order reference may have at most 100 characters',
  })
    .optional()
    .transform((reference) => reference || null),
  language: z.enum(languages, 'Please choose one of the languages'),
}

export const invitee = z.object(person)

const terms = {
  legalBasis: z.enum(legalBases, 'Please say why you may email them'),
  source: typedLine({
    ...source,
    tooShort: 'Please say where you got the address',
    tooLong: 'The source may have at most 200 characters',
  }),
  reminders: z.coerce
    .number('Please choose a number of reminders')
    .int()
    .min(0)
    .max(reminders.max, 'At most three reminders'),
}

export const newInvitation = z.object({ ...person, ...terms }).brand<'NewInvitation'>()
export type NewInvitation = z.output<typeof newInvitation>

export const listTerms = z.object({ ...terms, language: person.language }).brand<'ListTerms'>()
export type ListTerms = z.output<typeof listTerms>

/** The owner's own subject and text. Empty: the standard ones, in the customer's language. */
export const mailWords = z
  .object({
    subject: typedLine({
      max: subject.max,
      tooShort: '',
      tooLong: 'The subject may have at most 120 characters',
    })
      .refine((line) => line === '' || line.length >= subject.min, 'The subject needs at least 3 characters')
      .transform((line) => line || null),
    text: typedText({ max: text.max, tooShort: '', tooLong: 'The text may have at most 2,000 characters' })
      .refine((words) => words === '' || words.length >= text.min, 'The text needs at least 10 characters')
      .transform((words) => words || null),
  })
  .brand<'MailWords'>()
export type MailWords = z.output<typeof mailWords>

const incentiveLimits = { min: 2, max: 120 }

const sentences = {
  short: 'Please describe the reward (at least 2 characters)',
  long: 'The reward may have at most 120 characters',
  unconfirmed: 'Please confirm that the reward does not depend on the rating. Otherwise you may not offer it',
}

/** The reward offered for a review, or null. Requires the confirmation that it does not depend on the rating. */
const fields = {
  incentive: typedLine({ max: incentiveLimits.max, tooShort: sentences.short, tooLong: sentences.long })
    .refine((line) => line === '' || line.length >= incentiveLimits.min, sentences.short)
    .optional(),
  incentiveConfirmed: z.literal('on', sentences.unconfirmed).optional(),
}

export const newIncentive = z
  .object(fields)
  .superRefine(({ incentive, incentiveConfirmed }, context) => {
    if (incentive && !incentiveConfirmed)
      context.addIssue({ code: 'custom', path: ['incentiveConfirmed'], message: sentences.unconfirmed })
  })
  .transform(({ incentive }) => incentive || null)
  .brand<'NewIncentive'>()
export type NewIncentive = z.output<typeof newIncentive>
