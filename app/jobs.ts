type OfReview = { businessId: string; reviewId: string }
/** Only this operator: the others have their mail. */
type ToOperator = { operatorId?: string }

/** Every job: its name and its payload. Payloads are ids; the handler reads the truth and may run twice. */
export type Jobs = {
  'accounts.send-verification': { userId: string }
  'accounts.send-password-reset': { userId: string }
  'accounts.tell-already-registered': { userId: string }
  'accounts.send-email-change': { changeId: string; to: 'new' | 'old' }
  'accounts.tell-of-change': {
    userId: string
    news:
      | 'password-changed'
      | 'two-factor-on'
      | 'two-factor-off'
      | 'two-factor-off-by-operator'
      | 'recovery-codes-new'
      | 'recovery-code-used'
      | 'second-step-failed'
  }
  'accounts.keep-secrets': Record<string, never>
  'contacts.tell-operator': { contactId: string }
  'contacts.send-newsletter-link': { subscriberId: string }
  'contacts.welcome-subscriber': { subscriberId: string }
  'contacts.keep-up': Record<string, never>
  'reviews.send-confirmation': OfReview
  'reviews.tell-owner': OfReview
  'reviews.tell-author': OfReview & { news: 'published' | 'held' | 'refused' | 'answered' }
  'reviews.tell-operator': OfReview & ToOperator
  'reviews.tell-of-challenge': {
    businessId: string
    challengeId: string
    news: 'opened' | 'decided'
    to: 'author' | 'operator' | 'owner'
  } & ToOperator
  'reviews.tell-of-appeal': OfReview & { to: 'author' | 'operator' } & ToOperator
  'reviews.tell-of-report': {
    businessId: string
    reportId: string
    news: 'received' | 'decided'
    to: 'reporter' | 'author' | 'owner' | 'operator'
  } & ToOperator
  'reviews.send-erasure-code': OfReview
  'reviews.remind-operator': ToOperator
  'reviews.forget-reporters': Record<string, never>
  'reviews.erase-unconfirmed': Record<string, never>
  'reviews.erase-unconfirmed-accounts': Record<string, never>
  'reviews.start-digests': Record<string, never>
  'reviews.send-digest': { businessId: string; digestId: string }
  'invitations.send-test': { businessId: string; batchId: string; userId: string }
  'invitations.keep-up': Record<string, never>
  'insights.analyse-review': OfReview
  /** Those that were submitted together, of whatever businesses. */
  'insights.analyse-reviews': { reviews: OfReview[] }
  'insights.renew-analyses': Record<string, never>
  'closing.send-handover': { businessId: string; handoverId: string }
  'closing.tell-closed': { businessId: string }
  'closing.tell-author': OfReview
  'closing.erase-closed': Record<string, never>
  'platform.clear-expired': Record<string, never>
}

export type JobName = keyof Jobs

/** What each job mails, as the operator's desk calls it; null: it mails nobody. */
export const mailOf = {
  'accounts.send-verification': 'Confirmation of an account’s address',
  'accounts.send-password-reset': 'Link for a forgotten password',
  'accounts.tell-already-registered': 'Word that an address has an account',
  'accounts.send-email-change': 'Change of an account’s address',
  'accounts.tell-of-change': 'Word of a change to an account',
  'accounts.keep-secrets': null,
  'contacts.tell-operator': 'Contact message, to the operator',
  'contacts.send-newsletter-link': 'Confirmation of a newsletter address',
  'contacts.welcome-subscriber': 'Welcome to the newsletter',
  'contacts.keep-up': null,
  'reviews.send-confirmation': 'Confirmation of an author’s address',
  'reviews.tell-owner': 'News of a review to its business',
  'reviews.tell-author': 'News to an author',
  'reviews.tell-operator': 'Held review, to the operator',
  'reviews.tell-of-challenge': 'News of a challenge',
  'reviews.tell-of-appeal': 'News of an appeal',
  'reviews.tell-of-report': 'News of a report',
  'reviews.send-erasure-code': 'Code for an erasure',
  'reviews.remind-operator': 'Reminder to the operator',
  'reviews.forget-reporters': null,
  'reviews.erase-unconfirmed': null,
  'reviews.erase-unconfirmed-accounts': null,
  'reviews.start-digests': null,
  'reviews.send-digest': 'New reviews of a day or a week',
  'invitations.send-test': 'Test of an invitation',
  'invitations.keep-up': null,
  'insights.analyse-review': null,
  'insights.analyse-reviews': null,
  'insights.renew-analyses': null,
  'closing.send-handover': 'Offer of a business',
  'closing.tell-closed': 'Word that a business is closed',
  'closing.tell-author': 'Word to an author that a business is erased',
  'closing.erase-closed': null,
  'platform.clear-expired': null,
} as const satisfies Record<JobName, string | null>

export type MailJob = { [Name in JobName]: (typeof mailOf)[Name] extends null ? never : Name }[JobName]

const names = Object.keys(mailOf) as JobName[]
export const mailJobs = names.filter((name): name is MailJob => mailOf[name] !== null)
export const quietJobs = names.filter((name) => mailOf[name] === null)
