import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  credentialId: text().notNull().unique(),
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
