import { and, eq } from 'drizzle-orm'
import { attachReceipts } from '#app/features/authors/attached-receipts.server.ts'
import { findReviewForMail, mailId, makeDeskLink } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import { appeals } from '#app/features/moderation/challenge.table.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { appealMailToAuthor, appealMailToOperator } from './appeal.email.tsx'
import { mailOperators } from './mailing-operators.server.ts'

/** Notifies the operators of a new appeal, or its author of the decision. */
export async function notifyOfAppeal(db: Database, payload: Jobs['notifications.notify-of-appeal']) {
  const { businessId, reviewId, to } = payload
  const [appeal] = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.businessId, businessId), eq(appeals.reviewId, reviewId)))
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (!appeal || !found || (appeal.state === 'open') !== (to === 'operator')) return
  if (to === 'author') {
    const email = found.review.authorEmail
    if (!email) return
    const desk = await makeDeskLink(db, { businessId, reviewId })
    const { subject, body } = appealMailToAuthor({ ...found, appeal, desk })
    const messageId = mailId('appeal-decided', reviewId)
    await sendMail(db, {
      to: email,
      subject,
      ...(await renderMail(body)),
      ...(await attachReceipts(db, { businessId, reviewId })),
      messageId,
    })
    return
  }
  const { subject, body } = appealMailToOperator({ ...found, link: linkTo('/operator/appeals') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.notify-of-appeal', payload, ({ id }) => ({
    ...mail,
    messageId: mailId(`appeal.${id}`, reviewId),
  }))
}
