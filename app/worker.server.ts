import { keepSecrets } from './features/accounts/keep-secrets.job.ts'
import { sendEmailChange } from './features/accounts/send-email-change.job.ts'
import { sendPasswordReset } from './features/accounts/send-password-reset.job.ts'
import { sendVerification } from './features/accounts/send-verification.job.ts'
import { tellAlreadyRegistered } from './features/accounts/tell-already-registered.job.ts'
import { tellOfChange } from './features/accounts/tell-of-change.job.ts'
import { eraseClosed } from './features/closing/erase-closed.job.ts'
import { sendHandover } from './features/closing/send-handover.job.ts'
import { tellAuthorOfClosing } from './features/closing/tell-author.job.ts'
import { tellClosed } from './features/closing/tell-closed.job.ts'
import { keepUpContacts } from './features/contacts/keep-up-contacts.job.ts'
import { sendNewsletterLink } from './features/contacts/send-newsletter-link.job.ts'
import { tellOperatorOfContact } from './features/contacts/tell-operator-of-contact.job.ts'
import { welcomeSubscriber } from './features/contacts/welcome-subscriber.job.ts'
import { analyseReview, analyseTogether } from './features/insights/analyse-review.job.ts'
import { renewAnalyses } from './features/insights/renew-analyses.job.ts'
import { sendTestInvitation } from './features/invitations/send-test.job.ts'
import { keepUpInvitations } from './features/invitations/upkeep.job.ts'
import { eraseUnconfirmed } from './features/reviews/erase-unconfirmed.job.ts'
import { eraseUnconfirmedAccounts } from './features/reviews/erase-unconfirmed-accounts.job.ts'
import { remindOperator } from './features/reviews/remind-operator.job.ts'
import { forgetReporters } from './features/reviews/reporter.server.ts'
import { sendConfirmation } from './features/reviews/send-confirmation.job.ts'
import { sendDigest } from './features/reviews/send-digest.job.ts'
import { sendErasureCode } from './features/reviews/send-erasure-code.job.ts'
import { startDigests } from './features/reviews/start-digests.job.ts'
import { tellAuthor } from './features/reviews/tell-author.job.ts'
import { tellOfAppeal } from './features/reviews/tell-of-appeal.job.ts'
import { tellOfChallenge } from './features/reviews/tell-of-challenge.job.ts'
import { tellOfReport } from './features/reviews/tell-of-report.job.ts'
import { tellOperator } from './features/reviews/tell-operator.job.ts'
import { tellOwner } from './features/reviews/tell-owner.job.ts'
import type { JobName } from './jobs.ts'
import { clearExpired } from './platform/clear-expired.job.ts'
import type { Handlers, Schedules } from './platform/queue.server.ts'

/** Every job: name -> handler. */
export const handlers = {
  'accounts.send-verification': sendVerification,
  'accounts.send-password-reset': sendPasswordReset,
  'accounts.tell-already-registered': tellAlreadyRegistered,
  'accounts.send-email-change': sendEmailChange,
  'accounts.tell-of-change': tellOfChange,
  'accounts.keep-secrets': keepSecrets,
  'contacts.tell-operator': tellOperatorOfContact,
  'contacts.send-newsletter-link': sendNewsletterLink,
  'contacts.welcome-subscriber': welcomeSubscriber,
  'contacts.keep-up': keepUpContacts,
  'insights.analyse-review': analyseReview,
  'insights.analyse-reviews': analyseTogether,
  'insights.renew-analyses': renewAnalyses,
  'invitations.send-test': sendTestInvitation,
  'invitations.keep-up': keepUpInvitations,
  'reviews.send-confirmation': sendConfirmation,
  'reviews.tell-owner': tellOwner,
  'reviews.tell-author': tellAuthor,
  'reviews.tell-operator': tellOperator,
  'reviews.tell-of-challenge': tellOfChallenge,
  'reviews.tell-of-appeal': tellOfAppeal,
  'reviews.tell-of-report': tellOfReport,
  'reviews.send-erasure-code': sendErasureCode,
  'reviews.remind-operator': remindOperator,
  'reviews.forget-reporters': forgetReporters,
  'reviews.erase-unconfirmed': eraseUnconfirmed,
  'reviews.erase-unconfirmed-accounts': eraseUnconfirmedAccounts,
  'reviews.start-digests': startDigests,
  'reviews.send-digest': sendDigest,
  'closing.send-handover': sendHandover,
  'closing.tell-closed': tellClosed,
  'closing.tell-author': tellAuthorOfClosing,
  'closing.erase-closed': eraseClosed,
  'platform.clear-expired': clearExpired,
} as Handlers

export const jobNames = Object.keys(handlers) as JobName[]

/** Cron, in UTC. */
export const schedules: Schedules = {
  'invitations.keep-up': '*/15 * * * *',
  'reviews.remind-operator': '0 7 * * *',
  'platform.clear-expired': '40 * * * *',
  'reviews.erase-unconfirmed': '20 3 * * *',
  'reviews.forget-reporters': '30 3 * * *',
  'reviews.erase-unconfirmed-accounts': '35 3 * * *',
  'accounts.keep-secrets': '50 3 * * *',
  // Where the clock is a quarter of an hour off the full hour (Nepal), eight o'clock is hit too.
  'reviews.start-digests': '*/15 * * * *',
  'contacts.keep-up': '50 3 * * *',
  'closing.erase-closed': '10 4 * * *',
}
