import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { heldReviewMail } from './held-review.email.tsx'
import { findReviewForMail, listOperators, mailId } from './review-mail.server.ts'

/** Tells each operator that a review failed a check and waits for a decision. */
export async function tellOperator(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (!found?.review.heldAt) return
  const { subject, body } = heldReviewMail({ ...found, link: linkTo('/operator') })
  const mail = await renderMail(body)
  for (const { id, email } of await listOperators(db)) {
    await sendMail(db, { to: email, subject, ...mail, messageId: mailId(`held.${id}`, reviewId) })
  }
}
