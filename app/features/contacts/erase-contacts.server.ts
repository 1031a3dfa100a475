import { eq } from 'drizzle-orm'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { contacts } from './contact.table.ts'

/**
 * Erases a person's contact messages and newsletter subscription, with their jobs and stored mails. Daily counts stay:
 * they hold no personal data.
 */
export async function eraseContacts(db: Database, email: string) {
  const address = email.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const messages = await tx
      .delete(contacts)
      .where(eq(contacts.email, address))
      .returning({ id: contacts.id })
    const left = await tx
      .delete(subscribers)
      .where(eq(subscribers.email, address))
      .returning({ id: subscribers.id })
    const ids = [...messages, ...left].map(({ id }) => id)
    await forgetJobs(tx, ids)
    // Mails to the operator carry the id in their link; the person's own are found by address.
    for (const id of ids) await forgetMails(tx, { to: address, about: id })
    return { messages: messages.length, subscriptions: left.length }
  })
}
