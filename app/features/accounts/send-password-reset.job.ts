import { sendMail } from '#app/features/mailing/sending.server.ts'
import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { passwordResetMail } from './account.email.tsx'
import { createLinkToken } from './links.server.ts'
import { findUser } from './user.server.ts'

/** Sends the link with which a forgotten password is replaced. */
export async function sendPasswordReset(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user) return
  const token = await createLinkToken(db, { purpose: 'reset-password', userId, lifetimeMs: hours(1) })
  const { subject, body } = passwordResetMail({ user, link: linkTo('/business/reset-password', { token }) })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}
