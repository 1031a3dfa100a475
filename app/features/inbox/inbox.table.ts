import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'

/** A colleague who is asked to look after a review, with a note that no customer sees. */
// Kept: who looks after a review, with a note | account | until it is taken back, or the person leaves the business | with reviews; with users; with businesses
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    userId: uuid().notNull(),
    note: text(),
    assignedBy: uuid(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

// Kept: views of the inbox with names | business | until the owner deletes them | with businesses
export const savedFilters = pgTable(
  'saved_filters',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** As in the address of the inbox. */
    query: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
