import type { Database } from '#app/platform/database.server.ts'
import { renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { sendMail } from './send-mail.server.ts'

/** A mail in our own name: paragraphs, and at most one button. */
export type Letter = {
  subject: string
  /** The subject, if there is none. */
  heading?: string
  preview: string
  reason: string
  text: (string | false | null)[]
  button?: [words: string, link: string]
  /** A paragraph below the button. */
  after?: string
}

export async function writeLetter(letter: Letter) {
  const { subject, heading = subject, preview, reason, text, button, after } = letter
  const body = (
    <EmailLayout heading={heading} preview={preview} reason={reason}>
      {text.map((paragraph) => paragraph && <EmailText key={paragraph}>{paragraph}</EmailText>)}
      {button && <EmailButton href={button[1]}>{button[0]}</EmailButton>}
      {after && <EmailText>{after}</EmailText>}
    </EmailLayout>
  )
  return { subject, ...(await renderMail(body)) }
}

/** `messageId`: equal for every try of the same mail, where a job may run twice. For jobs only. */
export async function sendLetter(db: Database, to: string, letter: Letter, messageId?: string) {
  await sendMail(db, { to, ...(await writeLetter(letter)), messageId })
}
