import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const eventCounts = pgTable(
  'event_counts',
  {
    day: date().notNull(),
    name: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.label] })],
)
