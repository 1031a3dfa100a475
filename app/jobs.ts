type OfReview = { businessId: string; reviewId: string }

/** Every job: its name and its payload. Payloads are ids; the handler reads the truth and may run twice. */
export type Jobs = {
  'accounts.send-verification': { userId: string }
  'accounts.send-password-reset': { userId: string }
  'accounts.tell-already-registered': { userId: string }
  'contacts.tell-operator': { contactId: string }
  'contacts.send-newsletter-link': { subscriberId: string }
  'contacts.welcome-subscriber': { subscriberId: string }
  'contacts.keep-up': Record<string, never>
  'reviews.send-confirmation': OfReview
  'reviews.tell-owner': OfReview
  'reviews.tell-author': OfReview & { news: 'published' | 'held' | 'refused' | 'answered' }
  'reviews.tell-operator': OfReview
  'reviews.tell-of-challenge': {
    businessId: string
    challengeId: string
    news: 'opened' | 'decided'
    to: 'author' | 'operator' | 'owner'
  }
  'reviews.tell-of-appeal': OfReview & { to: 'author' | 'operator' }
  'reviews.send-erasure-code': OfReview
  'reviews.remind-operator': Record<string, never>
  'reviews.erase-unconfirmed': Record<string, never>
  'invitations.send-test': { businessId: string; batchId: string; userId: string }
  'invitations.keep-up': Record<string, never>
  'insights.analyse-review': OfReview
  /** Those that were submitted together, of whatever businesses. */
  'insights.analyse-reviews': { reviews: OfReview[] }
  'insights.renew-analyses': Record<string, never>
  'platform.clear-expired': Record<string, never>
}

export type JobName = keyof Jobs
