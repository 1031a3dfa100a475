import { eq } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { contactMail } from './contact.email.tsx'
import { contacts } from './contact.table.ts'

/** Mails a message to the operator's contact address. Replies go to the person who wrote it. */
export async function notifyOperatorOfContact(db: Database, { contactId }: { contactId: string }) {
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId))
  if (!contact) return
  const { subject, body } = contactMail({
    contact,
    link: linkTo('/operator/contacts', { message: contactId }),
  })
  await sendMail(db, {
    to: contactAddress(),
    subject,
    ...(await renderMail(body)),
    headers: { 'Reply-To': contact.email },
    messageId: `<contact.${contactId}@vouchsafe>`,
  })
}
