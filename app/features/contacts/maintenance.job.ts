import { and, isNull, lt, or } from 'drizzle-orm'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { contacts } from './contact.table.ts'
import { contactRetention } from './contact.vocabulary.ts'
import { unconfirmedSince } from './newsletter.server.ts'
import { subscribers } from './newsletter.table.ts'

/** Erases old messages, settled or not, and unconfirmed newsletter addresses. */
export async function maintainContacts(db: Database) {
  const before = (count: number) => new Date(now().getTime() - days(count))
  await db
    .delete(contacts)
    .where(
      or(
        lt(contacts.settledAt, before(contactRetention.settledDays)),
        and(isNull(contacts.settledAt), lt(contacts.updatedAt, before(contactRetention.unsettledDays))),
      ),
    )
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, unconfirmedSince())))
}
