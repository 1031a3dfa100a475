import { mailId } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenging.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { digestMail } from './digest.email.tsx'
import { findDigest, type OfDigest } from './digest.server.ts'
import { notificationLinks } from './notification-link.server.ts'

/** Sends one digest of a business's new reviews. */
export async function sendDigest(db: Database, { businessId, digestId }: OfDigest) {
  const digest = await findDigest(db, { businessId, digestId })
  if (!digest) return
  const { business, owner, reviews } = digest
  const { page, headers } = notificationLinks({ businessId, userId: owner.id })
  const { subject, body } = digestMail({
    business,
    reviews: reviews.map((review) => ({
      ...review,
      link: linkTo('/business/reviews', { review: review.id }),
    })),
    link: linkTo('/business/reviews'),
    settings: page,
  })
  const mail = await renderMail(body)
  await noteRatingsShown(
    db,
    businessId,
    reviews.map(({ id }) => id),
  )
  await sendMail(db, { to: owner.email, subject, ...mail, headers, messageId: mailId('digest', digestId) })
}
