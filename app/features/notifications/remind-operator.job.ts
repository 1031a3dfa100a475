import { countOpenCases, totalOf } from '#app/features/moderation/open-cases.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { decisionReminderMail } from './decision-reminder.email.tsx'
import { mailOperators } from './mailing-operators.server.ts'

/** Once a day, reminds the operators of decisions that are overdue or due within a day. */
export async function remindOperator(
  db: Database,
  payload: Jobs['notifications.remind-operator'] | null = {},
) {
  const at = now()
  const due = totalOf(await countOpenCases(db, new Date(at.getTime() + days(1))))
  if (due === 0) return
  const overdue = totalOf(await countOpenCases(db, at))
  const { subject, body } = decisionReminderMail({ overdue, soon: due - overdue, link: linkTo('/operator') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.remind-operator', payload ?? {}, () => mail)
}
