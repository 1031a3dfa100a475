import { and, eq, gt } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { codeDays, noticeDays } from './person-request.schema.ts'
import { personRequests } from './person-request.table.ts'
import { makePersonCode } from './person-requests.server.ts'
import { findLanguageOf } from './personal-data.server.ts'

/** Mails the code, or the notice; the week begins when the notice has gone out. */
export async function mailPerson(db: Database, { requestId }: Jobs['operator.mail-person']) {
  const isIt = and(eq(personRequests.id, requestId), gt(personRequests.expiresAt, now()))
  const [request] = await db.select().from(personRequests).where(isIt)
  if (!request || request.notifiedAt) return
  const { email: to, identity } = request
  const about = {
    language: await findLanguageOf(db, to),
    link: linkTo(`/your-data/${sign('person-request', requestId)}`),
  }
  const { subject, body } =
    identity === null
      ? personCodeMail({ ...about, code: await makePersonCode(db, requestId) })
      : personNoticeMail({ ...about, from: new Date(now().getTime() + days(noticeDays)) })
  await sendMail(db, { to, subject, ...(await renderMail(body)) })
  if (identity !== null) await db.update(personRequests).set({ notifiedAt: now() }).where(isIt)
}

type About = { language: Language; link: string }

/** Proves the mailbox to the operator, who was asked by letter or phone. */
function personCodeMail({ language, link, code }: About & { code: string }) {
  const words = messages[language].yourData
  return {
    subject: fillWords(words.codeSubject, { code }),
    body: (
      <EmailLayout heading={code} language={language} preview={words.preview} reason={words.why}>
        <EmailText>{fillWords(words.code, { days: codeDays })}</EmailText>
        <EmailText>{words.notYou}</EmailText>
        <EmailButton href={link}>{words.stop}</EmailButton>
      </EmailLayout>
    ),
  }
}

/** Tells the mailbox of a request that needs no answer from it but that it can refuse. */
function personNoticeMail({ language, link, from }: About & { from: Date }) {
  const words = messages[language].yourData
  const date = formatLongDate(from, language)
  return {
    subject: fillWords(words.noticeSubject, { date }),
    body: (
      <EmailLayout
        heading={fillWords(words.noticeSubject, { date })}
        language={language}
        preview={words.preview}
        reason={words.why}
      >
        <EmailText>{fillWords(words.notice, { date })}</EmailText>
        <EmailButton href={link}>{words.stop}</EmailButton>
      </EmailLayout>
    ),
  }
}
