import { lt, sql } from 'drizzle-orm'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { heldReminderMail } from './held-reminder.email.tsx'
import { reviews } from './review.table.ts'
import { listOperators } from './review-mail.server.ts'

/** Once a day: reminds the operators of held reviews whose three days are nearly over. */
export async function remindOperator(db: Database) {
  const since = new Date(now().getTime() - days(2))
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(lt(reviews.heldAt, since))
  if (!found?.count) return
  const { subject, body } = heldReminderMail({ count: found.count, link: linkTo('/operator') })
  const mail = await renderMail(body)
  for (const { email } of await listOperators(db)) await sendMail(db, { to: email, subject, ...mail })
}
