import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { unconfirmedSince } from '#app/features/newsletter/newsletter.server.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { periods } from '#app/periods.ts'
import { dayOf, days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { forgetMails } from '#app/platform/mail.server.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { ContactStatus, StatusChange } from './contact.schema.ts'
import { contactStatusChanges, contacts, eventCounts } from './contact.table.ts'
import { contactStatusText, isSettled, nextStatuses } from './contact.vocabulary.ts'

const pageSize = 20

export type ListedContact = Awaited<ReturnType<typeof findContact>>[number]

/** Messages with a status: urgent ones first, then newest first. `page` counts from 1. */
export async function listContacts(db: Database, { status, page }: { status: ContactStatus; page: number }) {
  const rows = await selectContacts(db)
    .where(eq(contacts.status, status))
    .orderBy(desc(contacts.isUrgent), desc(contacts.createdAt), desc(contacts.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { contacts: await withHistory(db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize }
}

/** One message in a list, whatever its status; an empty list if it was erased. */
export async function findContact(db: Database, contactId: string) {
  if (!isUuid(contactId)) return []
  return withHistory(db, await selectContacts(db).where(eq(contacts.id, contactId)))
}

function selectContacts(db: Database) {
  const { userAgent, ipAddress, source, settledAt, updatedAt, ...shown } = getTableColumns(contacts)
  return db.select(shown).from(contacts)
}

/** Adds the changes of status, oldest first. */
async function withHistory(db: Database, rows: Awaited<ReturnType<typeof selectContacts>>) {
  const changes = await db
    .select({
      contactId: contactStatusChanges.contactId,
      to: contactStatusChanges.toStatus,
      by: users.name,
      at: contactStatusChanges.changedAt,
    })
    .from(contactStatusChanges)
    .leftJoin(users, eq(users.id, contactStatusChanges.changedBy))
    .where(
      inArray(
        contactStatusChanges.contactId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contactStatusChanges.changedAt), asc(contactStatusChanges.id))
  return rows.map((row) => ({ ...row, history: changes.filter(({ contactId }) => contactId === row.id) }))
}

export type ContactCounts = Record<ContactStatus, number>

export async function countContacts(db: Database): Promise<ContactCounts> {
  const rows = await db
    .select({ status: contacts.status, count: count() })
    .from(contacts)
    .groupBy(contacts.status)
  const counted = Object.fromEntries(rows.map((row) => [row.status, row.count]))
  return { new: 0, in_progress: 0, answered: 0, closed: 0, ...counted }
}

export const countOpenContacts = (db: Database) =>
  db.$count(contacts, and(ne(contacts.status, 'answered'), ne(contacts.status, 'closed')))

/**
 * Changes the status of a message and records who did it. If two operators do so at once, the second is told the
 * current status.
 */
export async function changeStatus(
  db: Database,
  { contactId, status }: StatusChange,
  { userId }: { userId: string },
) {
  await db.transaction(async (tx) => {
    const [contact] = await tx
      .select({ status: contacts.status })
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for('update')
    if (!contact) throw notFound('message')
    if (!nextStatuses[contact.status].includes(status))
      throw conflict(`This message is already ${contactStatusText[contact.status].toLowerCase()}.`)
    const at = now()
    await tx
      .update(contacts)
      .set({ status, settledAt: isSettled(status) ? at : null, updatedAt: at })
      .where(eq(contacts.id, contactId))
    await tx.insert(contactStatusChanges).values({
      contactId,
      id: uuidv7(),
      fromStatus: contact.status,
      toStatus: status,
      changedBy: userId,
      changedAt: at,
    })
  })
}

/** The messages of the last days and today, counted by type. */
export function countByType(db: Database, lastDays: number) {
  const since = dayOf(new Date(now().getTime() - days(lastDays)))
  return db
    .select({
      label: eventCounts.label,
      count: sql<number>`sum(${eventCounts.count})::int`,
      value: sql<number>`sum(${eventCounts.value})::int`,
    })
    .from(eventCounts)
    .where(and(eq(eventCounts.name, 'contact_form_submit'), gt(eventCounts.day, since)))
    .groupBy(eventCounts.label)
    .orderBy(asc(eventCounts.label))
}

export type CountByType = Awaited<ReturnType<typeof countByType>>[number]

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
