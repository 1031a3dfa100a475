import { fillWords } from '#app/languages/fill-words.ts'
import { formatLongDate } from '#app/languages/format.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { codeDays } from './person-request.schema.ts'

type About = { language: Language; link: string }

/** Proves the mailbox to the operator, who was asked by letter or phone. */
export function personCodeMail({ language, link, code }: About & { code: string }) {
  const words = messages[language].yourData
  return {
    subject: fillWords(words.codeSubject, { code }),
    body: (
      <EmailLayout heading={code} language={language} preview={words.preview} reason={words.why}>
        <EmailText>{fillWords(words.code, { days: codeDays })}</EmailText>
        <EmailText>{words.notYou}</EmailText>
        <StopButton language={language} link={link} />
      </EmailLayout>
    ),
  }
}

/** The mailbox need not answer, but can say no. */
export function personNoticeMail({ language, link, from }: About & { from: Date }) {
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
        <StopButton language={language} link={link} />
      </EmailLayout>
    ),
  }
}

function StopButton({ language, link }: About) {
  const { yourData, reviewForm } = messages[language]
  return (
    <EmailButton copyWords={reviewForm.mailCopy} href={link}>
      {yourData.stop}
    </EmailButton>
  )
}
