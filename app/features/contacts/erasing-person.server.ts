import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/kept-mails.server.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { contacts } from './contact.table.ts'
import { subscribers } from './newsletter.table.ts'

/**
 * Erases what a person wrote to the operator and their place on the newsletter's list, with what the queue and
 * the kept mails say of it. The counts by the day stay: nobody is in them.
 */
export async function eraseContactsOf(db: Database, email: string) {
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
    // Both kinds of mail carry the id: the operator's in its link, the person's own go by the address.
    for (const id of ids) await forgetMails(tx, { to: address, about: id })
    return { messages: messages.length, subscriptions: left.length }
  })
}
