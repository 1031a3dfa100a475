import { z } from 'zod'
import { emailAddressSaying } from '#app/platform/typed-text.ts'

export * from './newsletter.vocabulary.ts'

const emailAddress = emailAddressSaying({
  emailMissing: 'Email address is required',
  emailLong: 'Please enter a valid email address',
  emailWrong: 'Please enter a valid email address',
})

export const newsletterForm = z.object({ email: emailAddress }).brand<'NewsletterForm'>()
export type NewsletterForm = z.output<typeof newsletterForm>

/** The operator removes an address from the newsletter. */
export const addressRemoval = z.object({ email: emailAddress }).brand<'AddressRemoval'>()
export type AddressRemoval = z.output<typeof addressRemoval>
