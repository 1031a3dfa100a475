import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

export type OperatorLetter = {
  subject: string
  /** Otherwise the subject. */
  heading?: string
  preview: string
  /** Paragraphs. */
  texts: string[]
  /** Of the desk's page on which it is decided. */
  path: string
  button?: string
}

/** A mail to the people who run the service: what waits for them, and where. */
export const OperatorMail = ({ subject, heading, preview, texts, path, button }: OperatorLetter) => (
  <EmailLayout heading={heading ?? subject} preview={preview} reason="You operate this service.">
    {texts.map((text) => (
      <EmailText key={text}>{text}</EmailText>
    ))}
    <EmailButton href={linkTo(path)}>{button ?? 'Decide'}</EmailButton>
  </EmailLayout>
)
