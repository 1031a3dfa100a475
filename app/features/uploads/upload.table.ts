import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { type ColumnUses, type TableShape, uploadKinds } from './upload.vocabulary.ts'

// Kept: files of an owner, while they are imported | customer | until they are imported, a day at most | job invitations.maintain; with businesses
export const uploads = pgTable(
  'uploads',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: uploadKinds }).notNull(),
    fileName: text(),
    shape: jsonb().$type<TableShape>().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: their rows | customer | as long as the file | with uploads
export const uploadParts = pgTable(
  'upload_parts',
  {
    businessId: uuid().notNull(),
    uploadId: uuid().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.uploadId, table.position] })],
)

// Kept: how the columns of a file were read | business | as long as the business | with businesses
export const columnChoices = pgTable(
  'column_choices',
  {
    businessId: uuid().notNull(),
    kind: text({ enum: uploadKinds }).notNull(),
    headerHash: bytes().notNull(),
    columns: jsonb().$type<ColumnUses>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.kind, table.headerHash] })],
)

export type Upload = typeof uploads.$inferSelect
