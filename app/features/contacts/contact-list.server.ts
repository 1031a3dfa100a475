import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { ContactStatus, ContactType } from './contact.schema.ts'
import { contactMoves, contacts } from './contact.table.ts'

const pageSize = 20

export type ListedContact = {
  id: string
  contactType: ContactType
  fullName: string
  email: string
  company: string | null
  subject: string
  message: string
  isUrgent: boolean
  wantsNewsletter: boolean
  status: ContactStatus
  createdAt: Date
  moves: { to: ContactStatus; by: string | null; at: Date }[]
}

/** Messages in one status, the urgent ones first, then the newest. `page` counts from 1. */
export async function listContacts(db: Database, { status, page }: { status: ContactStatus; page: number }) {
  const rows = await selectContacts(db)
    .where(eq(contacts.status, status))
    .orderBy(desc(contacts.isUrgent), desc(contacts.createdAt), desc(contacts.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { contacts: await withMoves(db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize }
}

/** One message, whatever its status; none when it was erased since. */
export async function findContact(db: Database, contactId: string): Promise<ListedContact[]> {
  if (!isUuid(contactId)) return []
  return withMoves(db, await selectContacts(db).where(eq(contacts.id, contactId)))
}

const selectContacts = (db: Database) =>
  db
    .select({
      id: contacts.id,
      contactType: contacts.contactType,
      fullName: contacts.fullName,
      email: contacts.email,
      company: contacts.company,
      subject: contacts.subject,
      message: contacts.message,
      isUrgent: contacts.isUrgent,
      wantsNewsletter: contacts.wantsNewsletter,
      status: contacts.status,
      createdAt: contacts.createdAt,
    })
    .from(contacts)

/** With what was done with each and by whom, the oldest first. */
async function withMoves(db: Database, rows: Omit<ListedContact, 'moves'>[]): Promise<ListedContact[]> {
  const moves = await db
    .select({
      contactId: contactMoves.contactId,
      to: contactMoves.toStatus,
      by: users.name,
      at: contactMoves.movedAt,
    })
    .from(contactMoves)
    .leftJoin(users, eq(users.id, contactMoves.movedBy))
    .where(
      inArray(
        contactMoves.contactId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contactMoves.movedAt), asc(contactMoves.id))
  return rows.map((row) => ({ ...row, moves: moves.filter(({ contactId }) => contactId === row.id) }))
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

/** Messages that nobody has settled yet. */
export const countOpenContacts = (db: Database) =>
  db.$count(contacts, and(ne(contacts.status, 'answered'), ne(contacts.status, 'closed')))
