import { findReviewForMail, mailId } from '#app/features/authors/review-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { heldReviewMail } from './held-review.email.tsx'
import { mailOperators } from './mailing-operators.server.ts'

/** Notifies each operator that a review failed a check and needs a decision. */
export async function notifyOperator(db: Database, payload: Jobs['notifications.notify-operator']) {
  const found = await findReviewForMail(db, payload)
  if (!found?.review.heldAt) return
  const { subject, body } = heldReviewMail({ ...found, link: linkTo('/operator') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.notify-operator', payload, ({ id }) => ({
    ...mail,
    messageId: mailId(`held.${id}`, payload.reviewId),
  }))
}
