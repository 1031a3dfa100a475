import type { Database } from '#app/platform/database.server.ts'
import { deliverMail, isMailKept, type Mail } from '#app/platform/mail.server.ts'
import { countUrgentMail } from './lanes.server.ts'

/** Sends a mail that somebody is waiting for: at once, before all queued mail. For jobs only. */
export async function sendMail(db: Database, mail: Mail) {
  if (!isMailKept()) await countUrgentMail(db, mail.to)
  await deliverMail(db, mail)
}
