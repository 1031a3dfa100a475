import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from './columns.server.ts'

/** Links in mails, by the hash of their token. What a token opens is `subjectId`; its purpose says of what kind that is. */
// Kept: hashes of links in mails | author | until they expire | job platform.clear-expired; with businesses
export const tokens = pgTable(
  'tokens',
  {
    businessId: uuid().notNull(),
    hash: bytes().notNull(),
    purpose: text().notNull(),
    subjectId: uuid().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.hash] })],
)
