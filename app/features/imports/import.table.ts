import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import type { ImportProblem } from './import-preview.server.ts'

// Kept: which files were imported, first refused rows | business | as long as the business | with businesses
export const reviewImports = pgTable(
  'review_imports',
  {
    businessId: uuid().notNull(),
    /** The id of the uploaded file. */
    id: uuid().notNull(),
    source: text().notNull(),
    fileName: text(),
    rows: integer().notNull(),
    /** Rows processed so far, whatever became of them. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    alreadyThere: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    neverReturned: integer().notNull().default(0),
    problems: jsonb().$type<ImportProblem[]>().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    finishedAt: timestamp({ withTimezone: true }),
    /** SHA-256 of the file's rows, and of how they were read. Null for imports of earlier versions. */
    contentHash: bytes(),
    readingHash: bytes(),
    /** When the owner undid it, which also stops it, and when the last review was gone. */
    undoneAt: timestamp({ withTimezone: true }),
    undoFinishedAt: timestamp({ withTimezone: true }),
    /** The reviews that are gone, from 1 star to 5, and the number of those that stayed. */
    undoneStars: integer().array().notNull().default([0, 0, 0, 0, 0]),
    kept: integer().notNull().default(0),
    /** The import of the same file that takes its place. */
    replacedBy: uuid(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
