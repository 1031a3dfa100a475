import { z } from 'zod'
import { emailAddressSaying } from '#app/platform/typed-text.ts'

/** What a person agrees to by confirming: kept with the address, word by word. */
export const newsletterConsent =
  'I want to get the newsletter of this service by e-mail. I can leave at any time by the link in each mail.'

export const newsletterSources = ['newsletter_form', 'contact_form'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

const emailAddress = emailAddressSaying({
  emailMissing: 'Email address is required',
  emailLong: 'Please enter a valid email address',
  emailWrong: 'Please enter a valid email address',
})

export const newsletterForm = z.object({ email: emailAddress }).brand<'NewsletterForm'>()
export type NewsletterForm = z.output<typeof newsletterForm>

/** The operator takes out one address, from the newsletter or from everything here. */
export const addressRemoval = z.object({ email: emailAddress }).brand<'AddressRemoval'>()
export type AddressRemoval = z.output<typeof addressRemoval>
