import { EmailReview, type MailedReview } from '#app/features/authors/author.email.tsx'
import { findReviewForMail, mailId } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailQuietLink } from '#app/ui/email-layout.tsx'
import { notificationLinks } from './notification-link.server.ts'
import { findNotificationSettings, lockSettings, noteForDigest } from './settings.server.ts'

type OfReview = { businessId: string; reviewId: string }

/**
 * Notifies the owner of a newly published review, if they want it. Sample businesses have no owner to notify.
 */
export async function notifyOwner(db: Database, { businessId, reviewId }: OfReview) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (found?.review.state !== 'published') return
  const of = { businessId, userId: found.owner.id }
  const { newReviews } = await findNotificationSettings(db, of)
  if (newReviews === 'at_once') return sendNow(db, found)
  if (newReviews === 'off') return
  await db.transaction(async (tx) => {
    // If the setting changes at this moment, the review goes into the digest and is not lost.
    const settings = await lockSettings(tx, of)
    const often = settings.newReviews === 'weekly' ? 'weekly' : 'daily'
    if (settings.newReviews !== 'off') await noteForDigest(tx, { ...of, reviewId }, often)
  })
}

async function sendNow(db: Database, found: NonNullable<Awaited<ReturnType<typeof findReviewForMail>>>) {
  const { review, owner } = found
  const { businessId, id: reviewId } = review
  const { page, headers } = notificationLinks({ businessId, userId: owner.id })
  const link = linkTo('/business/reviews', { review: reviewId })
  const { subject, body } = newReviewMail({ ...found, link, settings: page })
  const mail = await renderMail(body)
  await noteRatingsShown(db, businessId, [reviewId])
  await sendMail(db, { to: owner.email, subject, ...mail, headers, messageId: mailId('owner', reviewId) })
}

type NewReviewMail = { review: MailedReview; business: { name: string }; link: string; settings: string }

function newReviewMail({ review, business, link, settings }: NewReviewMail) {
  const { authorName, rating } = review
  return {
    subject: `${authorName} reviewed ${business.name}: ${rating} of 5`,
    body: (
      <EmailLayout
        heading={`${authorName} reviewed ${business.name}`}
        preview={(review.text || (review.title ?? textOrNone(review))).slice(0, 120)}
        reason={
          <>
            You own {business.name} on Vouchsafe.{' '}
            <EmailQuietLink href={settings}>Get these mails less often, or never</EmailQuietLink>
          </>
        }
      >
        <EmailReview review={review} />
        <EmailButton href={link}>Read and reply</EmailButton>
      </EmailLayout>
    ),
  }
}
