import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { noteRatingsShown } from './challenging.server.ts'
import { newReviewMail } from './new-review.email.tsx'
import { findReviewForMail, mailId } from './review-mail.server.ts'

/** Tells the owner of a review that was just published. Sample businesses have nobody to tell. */
export async function tellOwner(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (found?.review.state !== 'published') return
  const { subject, body } = newReviewMail({
    ...found,
    link: linkTo('/business/reviews', { review: reviewId }),
  })
  const mail = await renderMail(body)
  await noteRatingsShown(db, businessId, [reviewId])
  await sendMail(db, { to: found.owner.email, subject, ...mail, messageId: mailId('owner', reviewId) })
}
