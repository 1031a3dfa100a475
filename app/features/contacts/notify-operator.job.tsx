import { eq } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { contacts } from './contact.table.ts'
import { contactTypeText } from './contact.vocabulary.ts'

/** Mails a message to the operator's contact address. Replies go to the person who wrote it. */
export async function notifyOperatorOfContact(db: Database, { contactId }: { contactId: string }) {
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId))
  if (!contact) return
  const { fullName, email, company, subject, message, isUrgent } = contact
  const type = contactTypeText[contact.contactType]
  await sendMail(db, {
    to: contactAddress(),
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
        <EmailButton href={linkTo('/operator/contacts', { message: contactId })}>
          Open the message
        </EmailButton>
      </EmailLayout>
    ),
    headers: { 'Reply-To': email },
    messageId: `<contact.${contactId}@vouchsafe>`,
  })
}
