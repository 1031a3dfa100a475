import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'

/** An owner's own words for reviews. Nothing that the public sees depends on them but a selection of an owner's widget. */
// Kept: an owner’s words for reviews | business | until deleted, and an hour to bring them back | job tags.forget-deleted; with businesses
export const tags = pgTable(
  'tags',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Set while its deletion can be undone. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: which review has which tag | business | as long as the tag and the review | with tags; with reviews
export const reviewTags = pgTable(
  'review_tags',
  {
    businessId: uuid().notNull(),
    tagId: uuid().notNull(),
    reviewId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.tagId, table.reviewId] })],
)
