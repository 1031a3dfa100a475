import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'

const linkPurposes = ['verify-email', 'reset-password', 'second-factor'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

// Kept: names, addresses, time zones | account | until the account is erased: {closedDays} days after its last business is closed, at once without one; {unconfirmedDays} days if its address is never confirmed | job deletion.erase-closed; job deletion.erase-unconfirmed-accounts; the person closes the account
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

// Kept: hashes of session tokens, with the type of device | account | 30 days at most; 14 days without use end it | job accounts.clear-expired; with users; with businesses; signing out
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

// Kept: scrypt hashes | account | until it is changed or taken away | with users
export const passwords = pgTable('passwords', {
  userId: uuid().primaryKey(),
  hash: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Links in mails about an account, by the hash of their token. */
// Kept: hashes of links in mails | account | until they expire, {accountLinkHours} hours at most | job accounts.clear-expired; with users
export const accountLinks = pgTable('account_links', {
  hash: bytes().primaryKey(),
  purpose: text({ enum: linkPurposes }).notNull(),
  userId: uuid().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
})

// Kept: old and new address | account | {emailUndoDays} days, so that the old address can take the account back | job accounts.clear-expired; with users
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

// Kept: encrypted keys of authenticator apps | account | until it is switched off; keys that no app took, until the night | job accounts.maintain-totp-keys; with users
export const twoFactors = pgTable('two_factors', {
  userId: uuid().primaryKey(),
  encryptedKey: bytes().notNull(),
  setupSessionId: uuid().notNull(),
  setupStartedAt: timestamp({ withTimezone: true }).notNull(),
  enabledAt: timestamp({ withTimezone: true }),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  recoverySalt: bytes(),
})

// Kept: hashes of codes | account | until they are used or made anew | with two_factors
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid().notNull(), hash: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

// Kept: what operators did | operator | as long as the instance; the name goes with the operator’s account | stays
export const operatorActions = pgTable('operator_actions', {
  id: uuid().primaryKey(),
  operatorId: uuid(),
  message: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

// Kept: public keys | account | until they are removed | with users
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

// Kept: hashes of challenges | account | 10 minutes | job accounts.clear-expired; with users
export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: bytes().primaryKey(),
  userId: uuid(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
