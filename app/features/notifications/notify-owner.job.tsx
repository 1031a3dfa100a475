import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { EmailReview, type MailedReview } from '#app/features/authors/author.email.tsx'
import { findReviewForMail, mailId } from '#app/features/authors/review-mail.server.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailQuietLink } from '#app/ui/email-layout.tsx'
import {
  findNotificationSettings,
  lockSettings,
  noteForDigest,
  notificationLinks,
} from './notification-settings.server.ts'

type OfReview = { businessId: string; reviewId: string }

type Found = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>>
type Reader = { id: string; email: string }

/**
 * Notifies the owner and the members of a newly published review, each as they want it. Sample businesses have nobody to
 * notify.
 */
export async function notifyOwner(db: Database, { businessId, reviewId }: OfReview) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (found?.review.state !== 'published') return
  const team = await db
    .select({ id: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    // A person who is closing their account gets no mail about others' businesses.
    .where(and(eq(members.businessId, businessId), isNull(users.closedAt)))
  for (const reader of [found.owner, ...team])
    if (await hasWorkplace(db, { businessId, userId: reader.id })) await notify(db, found, reader)
}

async function notify(db: Database, found: Found, reader: Reader) {
  const { businessId, id: reviewId } = found.review
  const of = { businessId, userId: reader.id }
  const { newReviews } = await findNotificationSettings(db, of)
  if (newReviews === 'at_once') return sendNow(db, found, reader)
  if (newReviews === 'off') return
  await db.transaction(async (tx) => {
    // If the setting changes at this moment, the review goes into the digest and is not lost.
    const settings = await lockSettings(tx, of)
    const often = settings.newReviews === 'weekly' ? 'weekly' : 'daily'
    if (settings.newReviews !== 'off') await noteForDigest(tx, { ...of, reviewId }, often)
  })
}

async function sendNow(db: Database, found: Found, reader: Reader) {
  const { businessId, id: reviewId } = found.review
  const { page, headers } = notificationLinks({ businessId, userId: reader.id })
  const link = linkTo('/business/reviews', { review: reviewId })
  const letter = newReviewMail({ ...found, link, settings: page })
  await noteRatingsShown(db, businessId, [reviewId])
  const messageId = mailId(reader.id === found.owner.id ? 'owner' : `member.${reader.id}`, reviewId)
  await sendMail(db, { ...letter, to: reader.email, headers, messageId })
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
            You work for {business.name} on Vouchsafe.{' '}
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
