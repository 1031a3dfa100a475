import type { Jobs } from '#app/jobs.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { authorNewsMail } from './author-news.email.tsx'
import { createLinkToken } from './links.server.ts'
import { findReviewForMail, mailId } from './review-mail.server.ts'

const deskLifetime = days(730)

/** Tells the author what became of the review: published, held, refused, answered. */
export async function tellAuthor(db: Database, { businessId, reviewId, news }: Jobs['reviews.tell-author']) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  const to = found?.review.authorEmail
  if (!found || !to || !isStillTrue(news, found)) return
  const token = await createLinkToken(db, {
    businessId,
    purpose: 'authors-desk',
    subjectId: reviewId,
    lifetimeMs: deskLifetime,
  })
  const links = { link: linkTo(`/business/${businessId}`), desk: linkTo(`/review/mine/${token}`) }
  const { subject, body } = authorNewsMail({ ...found, ...links, news })
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId: mailId(news, reviewId) })
}

type Found = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>>

function isStillTrue(news: Jobs['reviews.tell-author']['news'], { review, answer }: Found) {
  if (news === 'published') return review.state === 'published'
  if (news === 'held') return review.heldAt !== null
  if (news === 'refused') return review.state === 'removed'
  return review.state === 'published' && answer !== null
}
