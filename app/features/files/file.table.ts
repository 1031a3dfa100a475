import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

// Kept: what a file is: its type, length and hash | business | as long as what it belongs to; two hours if it never got there | job files.clear
export const files = pgTable(
  'files',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    type: text({ enum: ['image/jpeg', 'video/mp4', 'video/webm'] }).notNull(),
    state: text({ enum: ['arriving', 'kept', 'removed'] }).notNull(),
    /** Null: the bytes are in `file_parts`. */
    bucket: text(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    sha256: bytes(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: the bytes of files | business | as long as the file | with files
export const fileParts = pgTable(
  'file_parts',
  {
    businessId: uuid().notNull(),
    fileId: uuid().notNull(),
    position: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.fileId, table.position] })],
)

export type StoredFile = typeof files.$inferSelect
