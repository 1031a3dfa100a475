import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'

export const linkPurposes = ['verify-email', 'reset-password', 'second-factor'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  isOperator: boolean().notNull().default(false),
  timeZone: text().notNull().default('UTC'),
  /** Set when the user closes the account. It is erased with the last of its closed businesses. */
  closedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  /** The only business that it opens; null for a session of the account itself. */
  onlyBusinessId: uuid(),
  tokenHash: bytes().notNull(),
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

/** Links in mails about an account, by the hash of their token. */
export const accountLinks = pgTable('account_links', {
  hash: bytes().primaryKey(),
  purpose: text({ enum: linkPurposes }).notNull(),
  userId: uuid().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
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
  setupSessionId: uuid().notNull(),
  setupStartedAt: timestamp({ withTimezone: true }).notNull(),
  enabledAt: timestamp({ withTimezone: true }),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoverySalt: bytes(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid().notNull(), hash: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

export const operatorActions = pgTable('operator_actions', {
  id: uuid().primaryKey(),
  operatorId: uuid(),
  message: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  credentialId: text().notNull(),
  publicKey: bytes().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamp({ withTimezone: true }),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: bytes().primaryKey(),
  userId: uuid(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
