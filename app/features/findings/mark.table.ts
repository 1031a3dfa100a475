import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import type { MarkState } from './mark.vocabulary.ts'

export const findingMarks = pgTable(
  'finding_marks',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    side: text().$type<Side>().notNull(),
    topic: text().notNull(),
    state: text().$type<MarkState>().notNull(),
    note: text(),
    reviews: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
    markedBy: uuid(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
