/** What a person agrees to by confirming: kept with the address, word by word. */
export const newsletterConsent =
  'I want to get the newsletter of this service by e-mail. I can leave at any time by the link in each mail.'

export const newsletterSources = ['newsletter_form', 'contact_form'] as const
export type NewsletterSource = (typeof newsletterSources)[number]
