import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'

// Kept: an owner’s templates | business | until the owner deletes them | with businesses
export const replyTemplates = pgTable(
  'reply_templates',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
