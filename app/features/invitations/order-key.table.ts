import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

export const orderKeys = pgTable(
  'order_keys',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    encryptedKey: bytes().notNull(),
    /** Null: the one in use. */
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const shortLinks = pgTable('short_links', {
  code: text().primaryKey(),
  businessId: uuid().notNull(),
  createdAt: createdAt(),
})
