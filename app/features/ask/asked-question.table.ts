import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'

/** The last questions of an owner, and those that are pinned to the dashboard. */
// Kept: questions of an owner | business | the last 20, and 4 that are pinned | with businesses; the owner deletes it
export const askedQuestions = pgTable(
  'asked_questions',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    /** As in the address of its answer. */
    query: text().notNull(),
    isPinned: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
