/** The consent given by confirming, stored with the address. */
export const newsletterConsent =
  'I want to receive this service’s newsletter by email. I can unsubscribe at any time with the link in each mail.'

export const newsletterSources = ['newsletter_form', 'contact_form'] as const
export type NewsletterSource = (typeof newsletterSources)[number]
