import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { type ContactType, contactTypeText } from './contact.vocabulary.ts'

type Mailed = {
  contactType: ContactType
  fullName: string
  email: string
  company: string | null
  subject: string
  message: string
  isUrgent: boolean
}

export function contactMail({ contact, link }: { contact: Mailed; link: string }) {
  const { fullName, email, company, subject, message, isUrgent } = contact
  const type = contactTypeText[contact.contactType]
  return {
    subject: `${isUrgent ? 'Urgent: ' : ''}${subject} (${type})`,
    body: (
      <EmailLayout
        heading={subject}
        preview={`${type} message from ${fullName}`}
        reason="You receive the messages from this service’s contact form. Reply to this mail to answer."
      >
        <EmailText>
          {`${fullName}${company ? `, ${company}` : ''} (${email}) wrote. Inquiry type: ${type}.${isUrgent ? ' Marked as urgent.' : ''}`}
        </EmailText>
        <EmailQuote>{message}</EmailQuote>
        <EmailButton href={link}>Open the message</EmailButton>
      </EmailLayout>
    ),
  }
}
