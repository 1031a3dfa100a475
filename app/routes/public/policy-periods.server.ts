import { contactRetention } from '#app/features/contacts/contact.vocabulary.ts'
import { lifetimeDays } from '#app/features/invitations/invitation.vocabulary.ts'
import { unconfirmedLifetime } from '#app/features/reviews/erase-unconfirmed.job.ts'
import { decisionPeriod } from '#app/features/reviews/held-reviews.server.ts'
import { contestableDays } from '#app/features/reviews/report.vocabulary.ts'
import { days } from '#app/platform/clock.ts'

/** The periods that the legal texts name, out of the code that keeps them. */
export const periodsOfPolicy = () => ({
  unconfirmedDays: unconfirmedLifetime / days(1),
  decisionDays: decisionPeriod / days(1),
  invitationDays: lifetimeDays,
  settledDays: contactRetention.settledDays,
  unsettledDays: contactRetention.unsettledDays,
  reportDays: contestableDays,
  unconfirmedNewsletterDays: contactRetention.unconfirmedDays,
})
