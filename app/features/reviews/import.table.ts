import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'
import type { ImportProblem } from './import-preview.server.ts'

/** Imports of files and how far each is. */
export const reviewImports = pgTable(
  'review_imports',
  {
    businessId: uuid().notNull(),
    /** The same as the file's. */
    id: uuid().notNull(),
    source: text().notNull(),
    fileName: text(),
    rows: integer().notNull(),
    /** Rows that are through, whatever became of them. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    alreadyThere: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The first refused rows. */
    problems: jsonb().$type<ImportProblem[]>().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
