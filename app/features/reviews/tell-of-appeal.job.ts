import { and, eq } from 'drizzle-orm'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { appealMailToAuthor, appealMailToOperator } from './appeal.email.tsx'
import { appeals } from './author.table.ts'
import { mailOperators } from './mailing-operators.server.ts'
import { findReviewForMail, mailId, makeDeskLink } from './review-mail.server.ts'

/** Tells the operators of a new appeal, or its author of the decision. */
export async function tellOfAppeal(db: Database, payload: Jobs['reviews.tell-of-appeal']) {
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
    await sendMail(db, { to: email, subject, ...(await renderMail(body)), messageId })
    return
  }
  const { subject, body } = appealMailToOperator({ ...found, link: linkTo('/operator/appeals') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'reviews.tell-of-appeal', payload, ({ id }) => ({
    ...mail,
    messageId: mailId(`appeal.${id}`, reviewId),
  }))
}
