import { z } from 'zod'
import { emailAddressSaying, typedLine, typedText } from '#app/platform/typed-text.ts'
import { contactLimits, contactStatuses, contactTypes } from './contact.vocabulary.ts'

export * from './contact.vocabulary.ts'

/** A field that must be there, with a sentence of its own for an empty one. */
const required = (missing: string) => z.string(missing).refine((text) => text.trim() !== '', missing)

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** The checks of the contact form. */
export const newContact = z
  .object({
    contactType: z.enum(contactTypes, 'Please select an inquiry type'),
    fullName: required('Full name is required').pipe(
      typedLine({
        ...contactLimits.fullName,
        tooShort: 'Name must be at least 2 characters',
        tooLong: 'Name must not exceed 50 characters',
      }),
    ),
    email: emailAddressSaying({
      emailMissing: 'Email address is required',
      emailLong: 'Please enter a valid email address',
      emailWrong: 'Please enter a valid email address',
    }),
    company: typedLine({
      ...contactLimits.company,
      tooShort: 'Please enter the name of the company',
      tooLong: 'Company name must not exceed 100 characters',
    })
      .optional()
      .transform((company) => company || null),
    subject: required('Subject is required').pipe(
      typedLine({
        ...contactLimits.subject,
        tooShort: 'Subject must be at least 5 characters',
        tooLong: 'Subject must not exceed 100 characters',
      }),
    ),
    message: required('Message is required').pipe(
      typedText({
        ...contactLimits.message,
        tooShort: 'Message must be at least 20 characters',
        tooLong: 'Message must not exceed 1000 characters',
      }),
    ),
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
