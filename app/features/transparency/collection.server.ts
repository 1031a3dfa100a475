import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { lifetimeDays } from '#app/features/invitations/invitation.vocabulary.ts'
import { decisionPeriod } from '#app/features/moderation/held-reviews.server.ts'
import { unconfirmedLifetime } from '#app/features/review-form/erase-unconfirmed.job.ts'
import {
  challengeReasonText,
  failedCheckText,
  tombstoneReasons,
} from '#app/features/reviews/review.vocabulary.ts'
import { days } from '#app/platform/clock.ts'
import { collectionNotes, type Note } from './collection-notes.ts'
import type { PublicRecord } from './public-record.ts'

type Known = Pick<PublicRecord, 'rating' | 'sources' | 'importSources' | 'invitations' | 'incentives'> & {
  questions: { asked: number; shown: number }
  business: PublicBusiness
  isRunByOperator: boolean
  minimumRating: number | null
  logEntries: number
}

/** The notes, from what is so for this business. */
export function collectionOf(known: Known): Note[] {
  const { business, isRunByOperator, rating, sources, importSources, invitations, incentives, questions } =
    known
  const { count, starTotal: ratingTotal, average } = rating
  return collectionNotes({
    business: { name: business.name, isActive: business.isActive, isRunByOperator },
    counts: {
      order: sources.order.count,
      invited: sources.invited.count,
      confirmed: sources.confirmed.count,
      imported: sources.imported.count,
    },
    importSources,
    invitations: { ...invitations, lifetimeDays },
    incentives,
    questions,
    score: average === null ? null : { count, average, ratingTotal },
    checks: Object.values(failedCheckText),
    challengeReasons: Object.values(challengeReasonText),
    hidingReasons: tombstoneReasons.map((reason) => challengeReasonText[reason]),
    decisionDays: decisionPeriod / days(1),
    unconfirmedDays: unconfirmedLifetime / days(1),
    minimumRating: known.minimumRating,
    logEntries: known.logEntries,
  })
}
