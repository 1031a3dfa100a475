import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#app/platform/columns.server.ts'

/** Names and domains that a business had before. */
// Kept: names and domains of before | business | as long as the business; public for {recordYears} years | with businesses
export const formerNames = pgTable(
  'former_names',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    domain: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    /** Opens the commitment of the log entry that has the same id. */
    salt: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
