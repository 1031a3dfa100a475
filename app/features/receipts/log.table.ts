import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import { logEntryKinds } from './log.schema.ts'

export const logEntries = pgTable(
  'log_entries',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: logEntryKinds }).notNull(),
    commitment: bytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const logSizes = pgTable(
  'log_sizes',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    entries: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const receipts = pgTable(
  'receipts',
  {
    businessId: uuid().notNull(),
    entryId: uuid().notNull(),
    reviewId: uuid().notNull(),
    salt: bytes().notNull(),
    statement: text().notNull(),
    keyId: text().notNull(),
    signature: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.entryId] })],
)

export const logKeys = pgTable('log_keys', {
  id: text().primaryKey(),
  publicKey: bytes().notNull(),
  createdAt: createdAt(),
})
