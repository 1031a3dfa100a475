import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  isOperator: boolean().notNull().default(false),
  timeZone: text().notNull().default('UTC'),
  /** It goes with the last of its closed businesses. */
  closingAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  tokenHash: bytes().notNull().unique(),
  userAgent: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const passwords = pgTable('passwords', {
  userId: uuid().primaryKey(),
  hash: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const verifications = pgTable('verifications', {
  id: uuid().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const emailChanges = pgTable('email_changes', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  oldEmail: text().notNull(),
  newEmail: text().notNull(),
  confirmableUntil: timestamp({ withTimezone: true }).notNull(),
  stoppableUntil: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const twoFactors = pgTable('two_factors', {
  userId: uuid().primaryKey(),
  encryptedKey: bytes().notNull(),
  begunIn: uuid().notNull(),
  begunAt: timestamp({ withTimezone: true }).notNull(),
  onSince: timestamp({ withTimezone: true }),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoverySalt: bytes(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid().notNull(), hash: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)
