import type { Database } from '#app/platform/database.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { sendMail } from './send-mail.server.ts'

/** A mail in our own name: paragraphs, and at most one button. */
export type PlainLetter = {
  subject: string
  /** Without it, the subject is the heading. */
  heading?: string
  preview: string
  reason: string
  text: (string | false | null)[]
  button?: [words: string, link: string]
  /** A paragraph below the button. */
  after?: string
}

/** `messageId`: equal for every try of the same mail, where a job may run twice. For jobs only. */
export async function sendLetter(db: Database, to: string, letter: PlainLetter, messageId?: string) {
  const { subject, heading = subject, preview, reason, text, button, after } = letter
  const body = (
    <EmailLayout heading={heading} preview={preview} reason={reason}>
      {text.map((paragraph) => paragraph && <EmailText key={paragraph}>{paragraph}</EmailText>)}
      {button && <EmailButton href={button[1]}>{button[0]}</EmailButton>}
      {after && <EmailText>{after}</EmailText>}
    </EmailLayout>
  )
  await sendMail(db, { to, subject, body, messageId })
}
