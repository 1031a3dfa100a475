import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import type { Scope } from './api-key.schema.ts'

/** Keys of the public API; only their hashes are kept. */
// Kept: hashes of keys | business | until revoked; 30 days after they expire | job integrations.forget-expired; with businesses
export const apiKeys = pgTable(
  'api_keys',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    keyHash: bytes().notNull(),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }),
    /** To the minute. */
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

/** Answers to writes with an Idempotency-Key. */
// Kept: answers to repeated writes | author | 24 hours | job integrations.forget-expired; with api_keys
export const apiAnswers = pgTable(
  'api_answers',
  {
    businessId: uuid().notNull(),
    keyId: uuid().notNull(),
    idempotencyKey: text().notNull(),
    requestHash: bytes().notNull(),
    /** Null only within the transaction of the write. */
    status: smallint(),
    body: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.keyId, table.idempotencyKey] })],
)

export type ApiKey = typeof apiKeys.$inferSelect
