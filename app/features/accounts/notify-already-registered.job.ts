import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { alreadyRegisteredMail } from './account.email.tsx'
import { findUser } from './user.server.ts'

/** Somebody signed up with an address that has an account: only its owner learns that it has. */
export async function notifyAlreadyRegistered(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user) return
  const { subject, body } = alreadyRegisteredMail({ user, link: linkTo('/business/login') })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}
