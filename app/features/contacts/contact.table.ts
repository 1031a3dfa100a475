import { boolean, inet, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import type { ContactSource, ContactStatus, ContactType } from './contact.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

export const contacts = pgTable('contacts', {
  id: uuid().primaryKey(),
  contactType: text().$type<ContactType>().notNull(),
  fullName: text().notNull(),
  email: text().notNull(),
  company: text(),
  subject: text().notNull(),
  message: text().notNull(),
  isUrgent: boolean().notNull().default(false),
  wantsNewsletter: boolean().notNull().default(false),
  status: text().$type<ContactStatus>().notNull().default('new'),
  source: text().$type<ContactSource>().notNull(),
  userAgent: text(),
  /** Always null: the record has the field, and we keep no address of a network. */
  ipAddress: inet(),
  settledAt: time(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
export type Contact = typeof contacts.$inferSelect

export const contactMoves = pgTable(
  'contact_moves',
  {
    contactId: uuid().notNull(),
    id: uuid().notNull(),
    fromStatus: text().$type<ContactStatus>().notNull(),
    toStatus: text().$type<ContactStatus>().notNull(),
    movedBy: uuid(),
    movedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.id] })],
)
