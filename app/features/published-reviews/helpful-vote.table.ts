import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#app/platform/columns.server.ts'

/** How often a version of a review was marked as helpful. */
export const helpfulCounts = pgTable(
  'helpful_counts',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    version: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

/** The votes of today, so that none counts twice. */
export const helpfulVotes = pgTable(
  'helpful_votes',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    networkHash: bytes().notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.networkHash] })],
)
