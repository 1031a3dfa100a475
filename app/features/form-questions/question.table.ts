import { boolean, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { questionKinds, type Wording } from './question.vocabulary.ts'

// Kept: a business’s own questions | business | as long as the business | with businesses
export const questions = pgTable(
  'questions',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    position: smallint(),
    version: smallint().notNull().default(1),
    archivedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

/** Every version of a question. Rows are only added, never changed. */
// Kept: their wordings | business | as long as the question | with questions
export const questionVersions = pgTable(
  'question_versions',
  {
    businessId: uuid().notNull(),
    questionId: uuid().notNull(),
    number: smallint().notNull(),
    wording: jsonb().$type<Wording>().notNull(),
    isPublic: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.questionId, table.number] })],
)
