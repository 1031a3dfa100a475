import { findReviewForMail } from '#app/features/authors/review-mail.server.ts'
import { failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailOperators } from './mail-operators.server.ts'

/** Notifies each operator that a review failed a check and needs a decision. */
export async function notifyOperator(db: Database, payload: Jobs['notifications.notify-operator']) {
  const found = await findReviewForMail(db, payload)
  if (!found?.review.heldAt) return
  const { name } = found.business
  const failed = found.review.failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')
  const letter = {
    subject: `A review of ${name} needs your decision`,
    heading: 'A review to decide',
    preview: `A review of ${name} failed a check.`,
    texts: [
      `A review of ${name} failed a check: ${failed}. We promised its author a decision within ${periods.decisionDays} days.`,
    ],
    path: '/operator',
  }
  const about = { kind: 'held', id: payload.reviewId }
  await mailOperators(db, 'notifications.notify-operator', payload, letter, about)
}
