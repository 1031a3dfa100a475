import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { unconfirmedSince } from '#app/features/newsletter/newsletter.server.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
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

/** Erases old messages, settled or not, and unconfirmed newsletter addresses. */
export async function maintainContacts(db: Database) {
  const before = (count: number) => new Date(now().getTime() - days(count))
  await db
    .delete(contacts)
    .where(
      or(
        lt(contacts.settledAt, before(periods.settledMessageDays)),
        and(isNull(contacts.settledAt), lt(contacts.updatedAt, before(periods.unsettledMessageDays))),
      ),
    )
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, unconfirmedSince())))
}
