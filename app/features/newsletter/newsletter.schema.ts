import { z } from 'zod'
import { emailAddressSaying } from '#app/platform/typed-text.ts'

/** The consent given by confirming, stored with the address. */
export const newsletterConsent =
  'I want to receive this service’s newsletter by email. I can unsubscribe at any time with the link in each mail.'

export const newsletterSources = ['newsletter_form', 'contact_form'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

const emailAddress = emailAddressSaying({
  emailMissing: 'Email address is required',
  emailLong: 'Please enter a valid email address',
  emailWrong: 'Please enter a valid email address',
})

export const newsletterForm = z.object({ email: emailAddress }).brand<'NewsletterForm'>()

export const addressRemoval = z.object({ email: emailAddress }).brand<'AddressRemoval'>()
export type AddressRemoval = z.output<typeof addressRemoval>
