import { and, eq, lt } from 'drizzle-orm'
import { appeals, challenges } from '#app/features/moderation/challenge.table.ts'
import { countReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { heldReminderMail } from './held-reminder.email.tsx'
import { mailOperators } from './mailing-operators.server.ts'

/**
 * Once a day, reminds the operators of decisions that have been waiting for two of the promised three days.
 */
export async function remindOperator(
  db: Database,
  payload: Jobs['notifications.remind-operator'] | null = {},
) {
  const since = new Date(now().getTime() - days(2))
  const [held, challenged, appealed, reported] = await Promise.all([
    db.$count(reviews, lt(reviews.heldAt, since)),
    db.$count(challenges, and(eq(challenges.state, 'open'), lt(challenges.createdAt, since))),
    db.$count(appeals, and(eq(appeals.state, 'open'), lt(appeals.createdAt, since))),
    countReportedThings(db, { before: since }),
  ])
  const count = held + challenged + appealed + reported
  if (count === 0) return
  const { subject, body } = heldReminderMail({ count, link: linkTo('/operator') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.remind-operator', payload ?? {}, () => mail)
}
