import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import { logEntryKinds } from './log.schema.ts'

// Kept: commitments of the public log, which say nothing by themselves | nobody | for good | stays
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

// Kept: how many entries the log of a business has | nobody | as long as the business | with businesses
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

// Kept: what opens a log entry: its salt; signed statements | author | as long as the review | with reviews
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

// Kept: public keys that signed receipts | nobody | for good: receipts are checked with them | stays
export const logKeys = pgTable('log_keys', {
  id: text().primaryKey(),
  publicKey: bytes().notNull(),
  createdAt: createdAt(),
})
