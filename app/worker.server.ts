import {
  notifyAlreadyRegistered,
  notifyOfChange,
  sendEmailChange,
  sendPasswordReset,
  sendVerification,
} from './features/accounts/account-mails.job.ts'
import { clearExpiredSignIns, maintainTotpKeys } from './features/accounts/maintenance.job.ts'
import {
  analyseImported,
  analyseReview,
  analyseReviewsOfAll,
  renewAnalyses,
} from './features/analyses/analyse-review.job.ts'
import { forgetExpiredKeys } from './features/api-keys/api-keys.server.ts'
import { sendErasureCode } from './features/authors/send-erasure-code.job.tsx'
import { keepBackups, notifyOfBackups } from './features/backups/keep-backups.job.ts'
import { endRenewal, forgetCustomer } from './features/billing/end-renewal.server.ts'
import { notifyOwnerOfBilling } from './features/billing/notify-owner.job.ts'
import { syncAll, syncOwner } from './features/billing/sync-owner.server.ts'
import { deleteRemovedPictures } from './features/businesses/brand.server.ts'
import { forgetFormerMembers } from './features/businesses/insiders.server.ts'
import { maintainContacts } from './features/contacts/contact-desk.server.ts'
import { notifyOperatorOfContact } from './features/contacts/notify-operator.job.tsx'
import { keepClosedRecord } from './features/deletion/closed-records.server.ts'
import {
  notifyAuthorOfClosure,
  notifyClosed,
  notifyEarlier,
  notifyNewOwner,
  sendHandover,
} from './features/deletion/closing-mails.job.ts'
import { eraseClosed } from './features/deletion/erase-closed.job.ts'
import { eraseUnconfirmedAccounts } from './features/deletion/erase-unconfirmed-accounts.job.ts'
import { startPerformanceDigests } from './features/digests/digest-settings.server.ts'
import { sendPerformanceDigest } from './features/digests/send-performance-digest.job.tsx'
import { checkDomain, recheckDomains } from './features/domains/prove-domain.server.ts'
import { clearFiles } from './features/files/stored-files.server.ts'
import { renewKept } from './features/findings/read-findings.server.ts'
import { importFile } from './features/imports/import-file.job.ts'
import { maintainInvitations } from './features/invitations/maintenance.job.ts'
import { sendTestInvitation } from './features/invitations/sample-mail.server.ts'
import { wakeSending } from './features/invitations/sending-loop.server.ts'
import { forgetOldRequests } from './features/language-model/ask-model.server.ts'
import { recomputeLog } from './features/log/recompute.server.ts'
import { deleteIdleLanes } from './features/mailing/mail-lanes.server.ts'
import { keepSenderDomain } from './features/mailing/sender-domain.server.ts'
import { forgetReporters } from './features/moderation/reporter.server.ts'
import { undoImport } from './features/moderation/undo-import.job.ts'
import { sendNewsletterLink } from './features/newsletter/newsletter-mails.job.tsx'
import { notifyAuthor } from './features/notifications/notify-author.job.tsx'
import { notifyOfAppeal } from './features/notifications/notify-of-appeal.job.tsx'
import { notifyOfChallenge } from './features/notifications/notify-of-challenge.job.tsx'
import {
  notifyOfReport,
  notifyOperator,
  remindOperator,
} from './features/notifications/notify-operators.job.ts'
import { notifyOwner } from './features/notifications/notify-owner.job.tsx'
import { sendDigest, startDigests } from './features/notifications/send-digest.job.tsx'
import { mailPerson } from './features/operator/mail-person.job.tsx'
import { forgetPersonRequests } from './features/operator/person-requests.server.ts'
import { confirmOrder } from './features/orders/confirm-order.job.ts'
import { forgetOldEvents, takeOrder } from './features/orders/take-order.job.ts'
import { forgetVoters } from './features/published-reviews/vote-helpful.server.ts'
import { eraseUnconfirmed } from './features/review-form/confirmation.server.ts'
import { sendConfirmation } from './features/review-form/send-confirmation.job.tsx'
import { forgetExpiredAttempts } from './features/single-sign-on/sign-in.server.ts'
import { forgetDeletedTags } from './features/tags/tags.server.ts'
import { forgetExpiredInvitations } from './features/team/invite-member.server.ts'
import { notifyAssigned, sendMemberInvitation } from './features/team/team-mails.job.ts'
import { deliverWebhooks, recordFindingEvents } from './features/webhooks/deliver-webhooks.job.ts'
import { forgetDeliveries } from './features/webhooks/webhook-endpoints.server.ts'
import { notifyStopped } from './features/webhooks/webhook-stopped.job.tsx'
import { forgetDeletedWidgets } from './features/widgets/delete-widget.server.ts'
import { auditLogs } from './features/witness/audit-log.server.ts'
import { notifyOfLog } from './features/witness/notify-of-log.job.ts'
import { clearExpired } from './platform/clear-expired.job.ts'
import type { Handlers, Schedules } from './platform/worker-loop.server.ts'

export const handlers: Handlers = {
  'accounts.send-verification': sendVerification,
  'accounts.send-password-reset': sendPasswordReset,
  'accounts.notify-already-registered': notifyAlreadyRegistered,
  'accounts.send-email-change': sendEmailChange,
  'accounts.notify-of-change': notifyOfChange,
  'accounts.maintain-totp-keys': maintainTotpKeys,
  'accounts.clear-expired': clearExpiredSignIns,
  'contacts.notify-operator': notifyOperatorOfContact,
  'contacts.send-newsletter-link': sendNewsletterLink,
  'contacts.maintain': maintainContacts,
  'reviews.import-file': importFile,
  'moderation.undo-import': undoImport,
  'analyses.analyse-review': analyseReview,
  'analyses.analyse-imported': analyseImported,
  'analyses.analyse-reviews': analyseReviewsOfAll,
  'analyses.renew-analyses': renewAnalyses,
  'findings.renew-kept': renewKept,
  'businesses.delete-removed-pictures': deleteRemovedPictures,
  'files.clear': clearFiles,
  'domains.check': checkDomain,
  'domains.recheck': recheckDomains,
  'mailing.delete-idle-lanes': deleteIdleLanes,
  'mailing.check-sender-domain': keepSenderDomain,
  'language-model.forget-requests': forgetOldRequests,
  'invitations.send-test': sendTestInvitation,
  'invitations.maintain': maintainInvitations,
  'invitations.wake-sending': wakeSending,
  'review-form.send-confirmation': sendConfirmation,
  'notifications.notify-owner': notifyOwner,
  'notifications.notify-author': notifyAuthor,
  'notifications.notify-operator': notifyOperator,
  'notifications.notify-of-challenge': notifyOfChallenge,
  'notifications.notify-of-appeal': notifyOfAppeal,
  'notifications.notify-of-report': notifyOfReport,
  'authors.send-erasure-code': sendErasureCode,
  'notifications.remind-operator': remindOperator,
  'moderation.erase-reporters': forgetReporters,
  'published-reviews.forget-voters': forgetVoters,
  'tags.forget-deleted': forgetDeletedTags,
  'integrations.forget-expired': async (db) => {
    await forgetExpiredKeys(db)
    await forgetOldEvents(db)
  },
  'webhooks.deliver': deliverWebhooks,
  'webhooks.notify-stopped': notifyStopped,
  'webhooks.record-findings': recordFindingEvents,
  'webhooks.forget-old': forgetDeliveries,
  'orders.take': takeOrder,
  'orders.confirm': confirmOrder,
  'widgets.forget-deleted': forgetDeletedWidgets,
  'review-form.erase-unconfirmed': eraseUnconfirmed,
  'deletion.erase-unconfirmed-accounts': eraseUnconfirmedAccounts,
  'notifications.start-digests': startDigests,
  'notifications.send-digest': sendDigest,
  'performance-digests.start': startPerformanceDigests,
  'performance-digests.send': sendPerformanceDigest,
  'team.send-invitation': sendMemberInvitation,
  'team.notify-assigned': notifyAssigned,
  'team.forget-expired': async (db) => {
    await forgetExpiredInvitations(db)
    await forgetExpiredAttempts(db)
    await forgetFormerMembers(db)
  },
  'deletion.send-handover': sendHandover,
  'deletion.keep-record': keepClosedRecord,
  'deletion.notify-closed': notifyClosed,
  'deletion.notify-earlier': notifyEarlier,
  'deletion.notify-new-owner': notifyNewOwner,
  'deletion.notify-author': notifyAuthorOfClosure,
  'deletion.erase-closed': eraseClosed,
  'billing.sync-owner': syncOwner,
  'billing.sync-all': syncAll,
  'billing.notify-owner': notifyOwnerOfBilling,
  'billing.end-renewal': endRenewal,
  'billing.forget-customer': forgetCustomer,
  'operator.mail-person': mailPerson,
  'operator.forget-requests': forgetPersonRequests,
  'backups.keep': keepBackups,
  'log.recompute': recomputeLog,
  'log.audit': auditLogs,
  'backups.notify-operator': notifyOfBackups,
  'log.notify-operator': notifyOfLog,
  'platform.clear-expired': clearExpired,
}

/** Cron, in UTC. */
export const schedules: Schedules = {
  'invitations.maintain': '*/15 * * * *',
  'notifications.remind-operator': '0 7 * * *',
  'accounts.clear-expired': '40 * * * *',
  'findings.renew-kept': '25 * * * *',
  'businesses.delete-removed-pictures': '50 * * * *',
  'files.clear': '35 * * * *',
  'domains.recheck': '15 5 * * *',
  'mailing.delete-idle-lanes': '45 * * * *',
  'mailing.check-sender-domain': '25 5 * * *',
  'language-model.forget-requests': '30 5 * * *',
  'platform.clear-expired': '40 * * * *',
  'published-reviews.forget-voters': '5 * * * *',
  'tags.forget-deleted': '10 * * * *',
  'integrations.forget-expired': '40 3 * * *',
  'webhooks.record-findings': '20 6 * * *',
  'webhooks.forget-old': '45 3 * * *',
  'team.forget-expired': '30 3 * * *',
  'widgets.forget-deleted': '55 * * * *',
  'review-form.erase-unconfirmed': '20 3 * * *',
  'moderation.erase-reporters': '30 3 * * *',
  'deletion.erase-unconfirmed-accounts': '35 3 * * *',
  'accounts.maintain-totp-keys': '50 3 * * *',
  // Every quarter of an hour, because some time zones (Nepal) are offset by 45 minutes.
  'notifications.start-digests': '*/15 * * * *',
  'performance-digests.start': '*/15 * * * *',
  'contacts.maintain': '50 3 * * *',
  'operator.forget-requests': '50 3 * * *',
  'deletion.erase-closed': '10 4 * * *',
  'billing.sync-all': '25 4 * * *',
  'backups.keep': '12 * * * *',
  'log.recompute': '18 * * * *',
  'log.audit': '*/10 * * * *',
}
