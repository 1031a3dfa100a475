import { sendMail } from '#app/features/mailing/sending.server.ts'
import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { verificationMail } from './account.email.tsx'
import { createLinkToken } from './links.server.ts'
import { findUser } from './user.server.ts'

/** Asks a new user to confirm the address. A repeat makes another link; the first one used confirms. */
export async function sendVerification(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user || user.emailVerified) return
  const token = await createLinkToken(db, { purpose: 'verify-email', userId, lifetimeMs: hours(24) })
  const { subject, body } = verificationMail({ user, link: linkTo('/business/verify-email', { token }) })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}
