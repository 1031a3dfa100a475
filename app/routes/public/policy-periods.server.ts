import { contactRetention } from '#app/features/contacts/contact.vocabulary.ts'
import { lifetimeDays } from '#app/features/invitations/invitation.vocabulary.ts'
import { authorPeriod } from '#app/features/moderation/checks.server.ts'
import { decisionPeriod } from '#app/features/moderation/deadlines.ts'
import { networkPeriod } from '#app/features/moderation/networks.server.ts'
import { contestableDays } from '#app/features/moderation/report.vocabulary.ts'
import { unconfirmedLifetime } from '#app/features/review-form/erase-unconfirmed.job.ts'
import { days } from '#app/platform/clock.ts'

/** The periods named in the legal texts, taken from the code that enforces them. */
export const periodsOfPolicy = () => ({
  unconfirmedDays: unconfirmedLifetime / days(1),
  authorDays: authorPeriod / days(1),
  decisionDays: decisionPeriod / days(1),
  networkDays: networkPeriod / days(1),
  invitationDays: lifetimeDays,
  settledDays: contactRetention.settledDays,
  unsettledDays: contactRetention.unsettledDays,
  reportDays: contestableDays,
  unconfirmedNewsletterDays: contactRetention.unconfirmedDays,
})
