import { z } from 'zod'
import { emailAddressSaying, typedLine, typedText } from '#app/platform/typed-text.ts'
import { contactFields, contactStatuses, contactTypes } from './contact.vocabulary.ts'

export * from './contact.vocabulary.ts'

const required = (missing: string) => z.string(missing).refine((text) => text.trim() !== '', missing)

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const { fullName, email, company, subject, message } = contactFields

export const newContact = z
  .object({
    contactType: z.enum(contactTypes, contactFields.contactType.missing),
    fullName: required(fullName.missing).pipe(typedLine(fullName)),
    email: emailAddressSaying({
      emailMissing: email.missing,
      emailLong: email.wrong,
      emailWrong: email.wrong,
    }),
    company: typedLine({ ...company, tooShort: company.tooLong })
      .optional()
      .transform((company) => company || null),
    subject: required(subject.missing).pipe(typedLine(subject)),
    message: required(message.missing).pipe(typedText(message)),
    isUrgent: ticked,
    wantsNewsletter: ticked,
  })
  .brand<'NewContact'>()
export type NewContact = z.output<typeof newContact>

export const statusChange = z
  .object({ contactId: z.uuid(), status: z.enum(contactStatuses) })
  .brand<'StatusChange'>()
export type StatusChange = z.output<typeof statusChange>
