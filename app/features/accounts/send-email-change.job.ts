import { and, eq, ne } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/signed.server.ts'
import { emailChanges, users } from './account.table.ts'
import {
  addressInUseMail,
  changedAddressMail,
  newAddressMail,
  oldAddressMail,
} from './email-change.email.tsx'

/** Tells one of the two addresses of a change: the new one to confirm it, the old one how to stop it. */
export async function sendEmailChange(
  db: Database,
  { changeId, to }: Jobs['accounts.send-email-change'],
): Promise<void> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, changeId))
  if (!change || (to === 'new' && (change.confirmedAt || change.confirmableUntil < now()))) return
  const { newEmail, oldEmail, confirmedAt } = change
  const stop = linkTo('/profile/email/stop', { token: sign('email-change-stop', changeId) })
  const confirm = linkTo('/profile/email/confirm', { token: sign('email-change-confirm', changeId) })
  const mailOf = {
    old: () =>
      confirmedAt ? changedAddressMail({ newEmail, link: stop }) : oldAddressMail({ newEmail, link: stop }),
    new: async () =>
      (await isInUse(db, change))
        ? addressInUseMail({ newEmail, link: linkTo('/business/login') })
        : newAddressMail({ newEmail, link: confirm }),
  }
  const { subject, body } = await mailOf[to]()
  const messageId = `<${confirmedAt ? 'changed' : 'change'}.${to}.${changeId}@vouchsafe>`
  await sendMail(db, {
    to: to === 'new' ? newEmail : oldEmail,
    subject,
    ...(await renderMail(body)),
    messageId,
  })
}

/** An account that never confirmed the address only claims it. */
async function isInUse(db: Database, { newEmail, userId }: { newEmail: string; userId: string }) {
  const isOthers = and(eq(users.email, newEmail), eq(users.emailVerified, true), ne(users.id, userId))
  return (await db.$count(users, isOthers)) > 0
}
