import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { renderMail } from '#app/platform/mail.server.ts'
import { makeErasureCode } from './erasing.server.ts'
import { erasureCodeMail } from './erasure-code.email.tsx'
import { findReviewForMail } from './review-mail.server.ts'

/** Makes a code and mails it. A second run makes another code; only the newest is valid. */
export async function sendErasureCode(db: Database, of: Jobs['authors.send-erasure-code']) {
  const found = await findReviewForMail(db, of)
  const to = found?.review.authorEmail
  if (!found || !to) return
  const code = await makeErasureCode(db, of)
  const { subject, body } = erasureCodeMail({ ...found, code })
  await sendMail(db, { to, subject, ...(await renderMail(body)) })
}
