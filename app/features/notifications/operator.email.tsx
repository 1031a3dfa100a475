import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

export type OperatorLetter = {
  subject: string
  /** The subject by default. */
  heading?: string
  preview: string
  /** One string for each paragraph. */
  texts: string[]
  /** Path of the page on the operator's desk where the case is decided. */
  path: string
  button?: string
}

export const OperatorMail = ({ subject, heading, preview, texts, path, button }: OperatorLetter) => (
  <EmailLayout heading={heading ?? subject} preview={preview} reason="You operate this service.">
    {texts.map((text) => (
      <EmailText key={text}>{text}</EmailText>
    ))}
    <EmailButton href={linkTo(path)}>{button ?? 'Decide'}</EmailButton>
  </EmailLayout>
)
