type OfReview = { businessId: string; reviewId: string }
/** Only this operator; the others already got the mail. */
type ToOperator = { operatorId?: string }

/** Every job: its name and payload. Payloads are ids; handlers read the current data and may run twice. */
export type Jobs = {
  /** `wanted`: the page of ours that was to follow, if any. */
  'accounts.send-verification': { userId: string; wanted?: string }
  'accounts.send-password-reset': { userId: string }
  'accounts.notify-already-registered': { userId: string; wanted?: string }
  'accounts.send-email-change': { changeId: string; to: 'new' | 'old' }
  'accounts.notify-of-change': {
    userId: string
    news:
      | 'password-changed'
      | 'two-factor-on'
      | 'two-factor-off'
      | 'two-factor-off-by-operator'
      | 'passkey-added'
      | 'passkey-removed'
      | 'recovery-codes-new'
      | 'recovery-code-used'
      | 'second-factor-failed'
  }
  'accounts.maintain-totp-keys': Record<string, never>
  'accounts.clear-expired': Record<string, never>
  'contacts.notify-operator': { contactId: string }
  'contacts.send-newsletter-link': { subscriberId: string }
  'contacts.maintain': Record<string, never>
  /** `again`: an id of the request to send it again, which makes it another mail. */
  'review-form.send-confirmation': OfReview & { again?: string }
  'notifications.notify-owner': OfReview
  'notifications.notify-author': OfReview & {
    news: 'published' | 'held' | 'refused' | 'replied' | 'edited' | 'withdrawn' | 'photoRefused'
    at?: number
  }
  'notifications.notify-operator': OfReview & ToOperator
  'notifications.notify-of-challenge': {
    businessId: string
    challengeId: string
    news: 'opened' | 'decided'
    to: 'author' | 'operator' | 'owner'
  } & ToOperator
  'notifications.notify-of-appeal': OfReview & { to: 'author' | 'operator' } & ToOperator
  'notifications.notify-of-report': {
    businessId: string
    reportId: string
    news: 'received' | 'decided'
    to: 'reporter' | 'author' | 'owner' | 'operator'
  } & ToOperator
  'authors.send-erasure-code': OfReview
  'notifications.remind-operator': ToOperator
  'moderation.erase-reporters': Record<string, never>
  'published-reviews.forget-voters': Record<string, never>
  'tags.forget-deleted': Record<string, never>
  'integrations.forget-expired': Record<string, never>
  /** Sends what is due for all businesses, not only for this one. */
  'webhooks.deliver': { businessId: string }
  'webhooks.notify-stopped': { businessId: string; endpointId: string; at: number }
  'webhooks.record-findings': Record<string, never>
  'webhooks.forget-old': Record<string, never>
  'orders.confirm': OfReview
  /** An event of an order that arrived. */
  'orders.take': { businessId: string; sourceId: string; eventId: string }
  'widgets.forget-deleted': Record<string, never>
  'review-form.erase-unconfirmed': Record<string, never>
  'deletion.erase-unconfirmed-accounts': Record<string, never>
  'notifications.start-digests': Record<string, never>
  'notifications.send-digest': { businessId: string; digestId: string }
  'performance-digests.start': Record<string, never>
  'performance-digests.send': { businessId: string; digestId: string }
  'businesses.delete-removed-pictures': Record<string, never>
  'files.clear': Record<string, never>
  'domains.check': { businessId: string }
  'domains.recheck': Record<string, never>
  'mailing.delete-idle-lanes': Record<string, never>
  'mailing.check-sender-domain': Record<string, never>
  'language-model.forget-requests': Record<string, never>
  /** Without a batch: a mail as the business's settings make it. */
  'invitations.send-test': { businessId: string; batchId?: string; userId: string }
  'invitations.maintain': Record<string, never>
  /** Wakes the sending of invitations that wait. */
  'invitations.wake-sending': Record<string, never>
  'reviews.import-file': { businessId: string; importId: string }
  'moderation.undo-import': { businessId: string; importId: string }
  'analyses.analyse-review': OfReview
  /** One turn of a business's imported reviews. `after`: all up to this id had theirs. */
  'analyses.analyse-imported': { businessId: string; after?: string }
  /** Those that were submitted together, of whatever businesses. */
  'analyses.analyse-reviews': { reviews: OfReview[] }
  'analyses.renew-analyses': Record<string, never>
  'findings.renew-kept': Record<string, never>
  'team.send-invitation': { businessId: string; invitationId: string }
  'team.forget-expired': Record<string, never>
  /** A review was given to a member. `at`: when, so that a repeated job sends one mail. */
  'team.notify-assigned': { businessId: string; reviewId: string; at: number }
  'deletion.send-handover': { businessId: string; handoverId: string }
  /** A business was closed, or opened again by the operator. */
  'deletion.keep-record': { businessId: string }
  /** `operatorAct`: the operator closed it, in this act. */
  'deletion.notify-closed': { businessId: string; operatorAct?: string }
  /** A closed business is, or may be, an earlier one of this. */
  'deletion.notify-earlier': { businessId: string; recordId: string }
  'deletion.notify-new-owner': { businessId: string; userId: string; handoverId: string; ended: string[] }
  'deletion.notify-author': OfReview
  'deletion.erase-closed': Record<string, never>
  'billing.sync-owner': { userId: string }
  'billing.sync-all': Record<string, never>
  'billing.notify-owner': {
    userId: string
    news: 'bought' | 'changed' | 'cancelled' | 'payment-failed' | 'on-starter'
    /** The businesses for which a smaller plan has no place. */
    left: string[]
    /** When it was noticed: names the mail, so that a repeated job sends it once. */
    at: number
  }
  /** A business was closed or handed over: a subscription that covers no open one is not charged again. */
  'billing.end-renewal': { userId: string }
  /** The account is erased. */
  'billing.forget-customer': { customerId: string }
  'operator.mail-person': { requestId: string }
  'operator.forget-requests': Record<string, never>
  /** Makes the nightly backup and the weekly restore drill when they are due. */
  'backups.keep': Record<string, never>
  'log.recompute': Record<string, never>
  'log.audit': Record<string, never>
  'backups.notify-operator': ToOperator
  /** The public log is frozen, or a log that we watch broke a promise. */
  'log.notify-operator': ToOperator
  'platform.clear-expired': Record<string, never>
}

export type JobName = keyof Jobs

/** The name of each job's mail on the operator's desk; null for jobs that send none. */
export const mailOf = {
  'accounts.send-verification': 'Confirmation of an account’s address',
  'accounts.send-password-reset': 'Link for a forgotten password',
  'accounts.notify-already-registered': 'Word that an address has an account',
  'accounts.send-email-change': 'Change of an account’s address',
  'accounts.notify-of-change': 'Word of a change to an account',
  'accounts.maintain-totp-keys': null,
  'accounts.clear-expired': null,
  'contacts.notify-operator': 'Contact message, to the operator',
  'contacts.send-newsletter-link': 'Confirmation of a newsletter address',
  'contacts.maintain': null,
  'review-form.send-confirmation': 'Confirmation of an author’s address',
  'notifications.notify-owner': 'News of a review to its business',
  'notifications.notify-author': 'News to an author',
  'notifications.notify-operator': 'Held review, to the operator',
  'notifications.notify-of-challenge': 'News of a challenge',
  'notifications.notify-of-appeal': 'News of an appeal',
  'notifications.notify-of-report': 'News of a report',
  'authors.send-erasure-code': 'Code for an erasure',
  'notifications.remind-operator': 'Reminder to the operator',
  'moderation.erase-reporters': null,
  'published-reviews.forget-voters': null,
  'tags.forget-deleted': null,
  'widgets.forget-deleted': null,
  'review-form.erase-unconfirmed': null,
  'deletion.erase-unconfirmed-accounts': null,
  'notifications.start-digests': null,
  'notifications.send-digest': 'New reviews of a day or a week',
  'performance-digests.start': null,
  'performance-digests.send': 'Performance digest of a week or a month',
  'businesses.delete-removed-pictures': null,
  'files.clear': null,
  'domains.check': null,
  'domains.recheck': null,
  'mailing.delete-idle-lanes': null,
  'mailing.check-sender-domain': null,
  'language-model.forget-requests': null,
  'invitations.send-test': 'Test of an invitation',
  'invitations.maintain': null,
  'invitations.wake-sending': null,
  'reviews.import-file': null,
  'moderation.undo-import': null,
  'analyses.analyse-review': null,
  'analyses.analyse-imported': null,
  'analyses.analyse-reviews': null,
  'analyses.renew-analyses': null,
  'findings.renew-kept': null,
  'team.send-invitation': 'Invitation into a team',
  'team.forget-expired': null,
  'integrations.forget-expired': null,
  'webhooks.deliver': null,
  'webhooks.notify-stopped': 'Word that a webhook has stopped',
  'webhooks.record-findings': null,
  'webhooks.forget-old': null,
  'orders.confirm': null,
  'orders.take': null,
  'team.notify-assigned': 'Word to a member of a review to look after',
  'deletion.send-handover': 'Offer of a business',
  'deletion.keep-record': null,
  'deletion.notify-closed': 'Word that a business is closed',
  'deletion.notify-earlier': 'Word that a closed business may be an earlier one',
  'deletion.notify-new-owner': 'Word to the new owner of a business',
  'deletion.notify-author': 'Word to an author that a business is erased',
  'deletion.erase-closed': null,
  'billing.sync-owner': null,
  'billing.sync-all': null,
  'billing.notify-owner': 'Word of a payment or the end of a plan',
  'billing.end-renewal': null,
  'billing.forget-customer': null,
  'operator.mail-person': 'Code or notice to somebody who asked for their data',
  'operator.forget-requests': null,
  'backups.keep': null,
  'log.recompute': null,
  'log.audit': null,
  'backups.notify-operator': 'Word that backups fail',
  'log.notify-operator': 'Word that a public log is frozen or wrong',
  'platform.clear-expired': null,
} as const satisfies Record<JobName, string | null>

export type MailJob = { [Name in JobName]: (typeof mailOf)[Name] extends null ? never : Name }[JobName]

export const jobNames = Object.keys(mailOf) as JobName[]
export const mailJobs = jobNames.filter((name): name is MailJob => mailOf[name] !== null)
export const quietJobs = jobNames.filter((name) => mailOf[name] === null)

/** Jobs that wait at most once for each `onceFor`: what they read is the same for all who ask. */
export const jobsWaitingOnce: readonly JobName[] = [
  'analyses.analyse-imported',
  'findings.renew-kept',
  'billing.sync-owner',
  'webhooks.deliver',
  'files.clear',
]

/** Jobs that may take hours; the others are given up after five minutes. */
export const longJobs: readonly JobName[] = ['backups.keep', 'log.recompute', 'log.audit']
