import { and, eq } from 'drizzle-orm'
import { attachReceipts } from '#app/features/authors/attached-receipts.server.ts'
import { findReviewForMail, mailId, makeDeskLink } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import { challenges } from '#app/features/moderation/challenge.table.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { challengeMailToAuthor, challengeMailToOperator, challengeMailToOwner } from './challenge.email.tsx'
import { mailOperators } from './mailing-operators.server.ts'
import { findNotificationSettings } from './settings.server.ts'

type Payload = Jobs['notifications.notify-of-challenge']

/** Notifies the author, the operators or the owner that a challenge was opened or decided. */
export async function notifyOfChallenge(db: Database, payload: Payload) {
  const { businessId, challengeId, news, to } = payload
  const [challenge] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.businessId, businessId), eq(challenges.id, challengeId)))
  if (!challenge || (challenge.state === 'open') !== (news === 'opened')) return
  const found = await findReviewForMail(db, { businessId, reviewId: challenge.reviewId })
  if (!found) return
  const isHidden = found.review.hiddenAt !== null
  const about = { challenge, isHidden, ...found }
  const messageId = mailId(`${news}.${to}`, challengeId)
  if (to === 'author') {
    const email = found.review.authorEmail
    if (!email) return
    const desk = await makeDeskLink(db, { businessId, reviewId: challenge.reviewId })
    const { subject, body } = challengeMailToAuthor({ ...about, desk })
    await sendMail(db, {
      to: email,
      subject,
      ...(await renderMail(body)),
      ...(await attachReceipts(db, { businessId, reviewId: challenge.reviewId })),
      messageId,
    })
  } else if (to === 'owner') {
    const { decisions } = await findNotificationSettings(db, { businessId, userId: found.owner.id })
    if (!decisions) return
    const link = linkTo('/business/reviews', { review: challenge.reviewId })
    const { subject, body } = challengeMailToOwner({ ...about, link })
    await sendMail(db, { to: found.owner.email, subject, ...(await renderMail(body)), messageId })
  } else {
    const { subject, body } = challengeMailToOperator({ ...about, link: linkTo('/operator/challenges') })
    const mail = { subject, ...(await renderMail(body)) }
    await mailOperators(db, 'notifications.notify-of-challenge', payload, ({ id }) => ({
      ...mail,
      messageId: mailId(`challenge.operator.${id}`, challengeId),
    }))
  }
}
