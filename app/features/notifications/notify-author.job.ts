import { attachReceipts } from '#app/features/authors/attached-receipts.server.ts'
import { findReviewForMail, mailId, makeDeskLink } from '#app/features/authors/review-mail.server.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { authorNewsMail } from './author-news.email.tsx'

/** Notifies the author that the review was published, held, refused or replied to, or that they changed it themselves. */
export async function notifyAuthor(
  db: Database,
  { businessId, reviewId, news, at }: Jobs['notifications.notify-author'],
) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  const to = found?.review.authorEmail
  if (!found || !to || !isStillTrue(news, found)) return
  const desk = await makeDeskLink(db, { businessId, reviewId })
  const links = { link: linkTo(`/business/${businessId}`), desk }
  // A check or a decision is ours: the business has no part in such a mail.
  const isOfBusiness = news === 'published' || news === 'replied'
  const { fromName, footer } = isOfBusiness ? await findSender(db, businessId) : { footer: null }
  const { subject, body } = authorNewsMail({ ...found, ...links, news, footer })
  await sendMail(db, {
    to,
    fromName,
    subject,
    ...(await renderMail(body)),
    ...(await attachReceipts(db, { businessId, reviewId })),
    messageId: mailId(at ? `${news}-${at}` : news, reviewId),
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>>

function isStillTrue(news: Jobs['notifications.notify-author']['news'], { review, reply }: Found) {
  const isReadable = review.state === 'published' && review.hiddenAt === null
  if (news === 'published') return isReadable
  if (news === 'held') return review.heldAt !== null
  // They changed it again meanwhile: that has a mail of its own.
  if (news === 'edited') return true
  if (news === 'withdrawn') return review.state === 'withdrawn'
  if (news === 'refused') return review.state === 'removed'
  return isReadable && reply !== null
}
