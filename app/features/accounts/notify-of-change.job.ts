import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { accountNewsMail } from './account-news.email.tsx'
import { findUser } from './user.server.ts'

/** Tells the owner of an account that something changed in who can open it (OWASP ASVS 5.0, 6.3.7). */
export async function notifyOfChange(db: Database, { userId, news }: Jobs['accounts.notify-of-change']) {
  const user = await findUser(db, userId)
  if (!user) return
  const { email } = user
  const { subject, body } = accountNewsMail({ news, email, link: linkTo('/business/forgotten-password') })
  await sendMail(db, { to: email, subject, ...(await renderMail(body)) })
}
