import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'

/** The last questions of an owner. */
export const askedQuestions = pgTable(
  'asked_questions',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    question: text().notNull(),
    /** The questions that it follows, the first one first. */
    earlier: text().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
