import { and, eq, lt } from 'drizzle-orm'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail, sendMail } from '#app/platform/mail.server.ts'
import { appeals } from './author.table.ts'
import { heldReminderMail } from './held-reminder.email.tsx'
import { challenges, reviews } from './review.table.ts'
import { listOperators } from './review-mail.server.ts'

/** Once a day: reminds the operators of held reviews, challenges and appeals whose three days are nearly over. */
export async function remindOperator(db: Database) {
  const since = new Date(now().getTime() - days(2))
  const [held, challenged, appealed] = await Promise.all([
    db.$count(reviews, lt(reviews.heldAt, since)),
    db.$count(challenges, and(eq(challenges.state, 'open'), lt(challenges.createdAt, since))),
    db.$count(appeals, and(eq(appeals.state, 'open'), lt(appeals.createdAt, since))),
  ])
  const count = held + challenged + appealed
  if (count === 0) return
  const { subject, body } = heldReminderMail({ count, link: linkTo('/operator') })
  const mail = await renderMail(body)
  for (const { email } of await listOperators(db)) await sendMail(db, { to: email, subject, ...mail })
}
