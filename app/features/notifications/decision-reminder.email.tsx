import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type Reminder = {
  overdue: number
  /** Due within a day. */
  soon: number
  link: string
}

export function decisionReminderMail({ overdue, soon, link }: Reminder) {
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
