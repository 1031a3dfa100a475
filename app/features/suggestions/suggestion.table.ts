import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SuggestionState } from './suggestion.vocabulary.ts'

export const suggestionMarks = pgTable(
  'suggestion_marks',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    act: text().notNull(),
    topic: text().notNull(),
    state: text().$type<SuggestionState>().notNull(),
    note: text(),
    authors: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
    markedBy: uuid(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
