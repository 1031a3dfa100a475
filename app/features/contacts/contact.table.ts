import { boolean, date, inet, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { contactSources, contactStatuses, contactTypes } from './contact.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: messages to the operator | visitor | {settledMessageDays} days after the answer, {unsettledMessageDays} days without one | job contacts.maintain; the operator erases an address
export const contacts = pgTable('contacts', {
  id: uuid().primaryKey(),
  contactType: text({ enum: contactTypes }).notNull(),
  fullName: text().notNull(),
  email: text().notNull(),
  company: text(),
  subject: text().notNull(),
  message: text().notNull(),
  isUrgent: boolean().notNull().default(false),
  wantsNewsletter: boolean().notNull().default(false),
  status: text({ enum: contactStatuses }).notNull().default('new'),
  source: text({ enum: contactSources }).notNull(),
  userAgent: text(),
  /** Always null: the specification has the field, but we store no IP addresses. */
  ipAddress: inet(),
  settledAt: time(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

// Kept: who answered a message | operator | as long as the message | with contacts
export const contactStatusChanges = pgTable(
  'contact_status_changes',
  {
    contactId: uuid().notNull(),
    id: uuid().notNull(),
    fromStatus: text({ enum: contactStatuses }).notNull(),
    toStatus: text({ enum: contactStatuses }).notNull(),
    changedBy: uuid(),
    changedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.id] })],
)

// Kept: how often a form was sent on a day | nobody | as long as the instance | stays
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date().notNull(),
    name: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.label] })],
)
