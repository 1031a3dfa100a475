import { mailOperators } from '#app/features/notifications/mail-operators.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { describeLog } from './log-desk.server.ts'

/** Mails the operators, unless it is settled by then. */
export async function notifyOfLog(db: Database, payload: Jobs['log.notify-operator']) {
  const { sentence, isGood } = await describeLog(db)
  if (isGood) return
  const mail = {
    subject: 'A public log needs you',
    ...(await renderMail(
      <EmailLayout heading="A public log needs you" preview={sentence} reason="You operate this service.">
        <EmailText>{sentence}</EmailText>
        <EmailText>Reviews and receipts go on meanwhile.</EmailText>
        <EmailButton href={linkTo('/operator/log')}>Open the desk</EmailButton>
      </EmailLayout>,
    )),
  }
  await mailOperators(db, 'log.notify-operator', payload, () => mail)
}
