import { z } from 'zod'
import { emailAddressSaying, typedLine, typedText } from '#app/platform/typed-text.ts'
import { contactFields, contactStatuses, contactTypes } from './contact.vocabulary.ts'

export * from './contact.vocabulary.ts'

/** A field that must be there, with a sentence of its own for an empty one. */
const required = (missing: string) => z.string(missing).refine((text) => text.trim() !== '', missing)

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const { fullName, email, company, subject, message } = contactFields

/** The checks of the contact form. */
export const newContact = z
  .object({
    contactType: z.enum(contactTypes, contactFields.contactType.missing),
    fullName: required(fullName.missing).pipe(typedLine(fullName)),
    email: emailAddressSaying({
      emailMissing: email.missing,
      emailLong: email.wrong,
      emailWrong: email.wrong,
    }),
    company: typedLine(company)
      .optional()
      .transform((company) => company || null),
    subject: required(subject.missing).pipe(typedLine(subject)),
    message: required(message.missing).pipe(typedText(message)),
    isUrgent: ticked,
    wantsNewsletter: ticked,
  })
  .brand<'NewContact'>()
export type NewContact = z.output<typeof newContact>

/** The operator moves a message on. */
export const contactMove = z
  .object({ contactId: z.uuid(), status: z.enum(contactStatuses) })
  .brand<'ContactMove'>()
export type ContactMove = z.output<typeof contactMove>
