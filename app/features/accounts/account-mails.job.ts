import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { alreadyRegisteredMail, passwordResetMail, verificationMail } from './account.email.tsx'
import { accountNewsMail } from './account-news.email.tsx'
import { createLinkToken } from './links.server.ts'
import { findUser } from './user.server.ts'

/** Tells the owner of an account that something changed in who can open it (OWASP ASVS 5.0, 6.3.7). */
export async function notifyOfChange(db: Database, { userId, news }: Jobs['accounts.notify-of-change']) {
  const user = await findUser(db, userId)
  if (!user) return
  const { email } = user
  const { subject, body } = accountNewsMail({ news, email, link: linkTo('/business/forgotten-password') })
  await sendMail(db, { to: email, subject, ...(await renderMail(body)) })
}

/** Somebody signed up with an address that has an account: only its owner learns that it has. */
export async function notifyAlreadyRegistered(
  db: Database,
  { userId, wanted }: Jobs['accounts.notify-already-registered'],
) {
  const user = await findUser(db, userId)
  if (!user) return
  const { subject, body } = alreadyRegisteredMail({
    user,
    link: linkTo('/business/login', redirectQuery(wanted)),
  })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

/** Sends the link with which a forgotten password is replaced. */
export async function sendPasswordReset(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user) return
  const token = await createLinkToken(db, { purpose: 'reset-password', userId, lifetimeMs: hours(1) })
  const { subject, body } = passwordResetMail({ user, link: linkTo('/business/reset-password', { token }) })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

/** Asks a new user to confirm the address. A repeat makes another link; the first one used confirms. */
export async function sendVerification(db: Database, { userId, wanted }: Jobs['accounts.send-verification']) {
  const user = await findUser(db, userId)
  if (!user || user.emailVerified) return
  const token = await createLinkToken(db, {
    purpose: 'verify-email',
    userId,
    lifetimeMs: hours(periods.accountLinkHours),
  })
  const link = linkTo('/business/verify-email', { token, ...redirectQuery(wanted) })
  const { subject, body } = verificationMail({ user, link })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

const redirectQuery = (wanted?: string): Record<string, string> => (wanted ? { redirect: wanted } : {})
