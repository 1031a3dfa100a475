import { and, isNull, lt, or } from 'drizzle-orm'
import { unconfirmedSince } from '#app/features/newsletter/newsletter.server.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { contacts } from './contact.table.ts'

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
