import { countOpenCases, totalOf } from '#app/features/moderation/count-open-cases.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { mailOperators } from './mail-operators.server.ts'

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

type Reminder = {
  overdue: number
  /** Due within a day. */
  soon: number
  link: string
}

function decisionReminderMail({ overdue, soon, link }: Reminder) {
  const late = countOf(overdue, 'decision is overdue', 'decisions are overdue')
  const due = `${countOf(soon, 'decision is', 'decisions are')} due within a day`
  const heading = overdue > 0 ? late : due
  return {
    subject: heading,
    body: (
      <EmailLayout
        heading={heading}
        preview="The people involved were promised a decision in time."
        reason="You operate this service."
      >
        {overdue > 0 && soon > 0 && <EmailText>{`${due}.`}</EmailText>}
        <EmailText>
          The people involved were promised a decision in time: within {periods.decisionDays} days, and about
          a challenge within {periods.decisionDays} days after the {periods.authorsHours} hours that the
          author has to reply.
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
