import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#app/platform/columns.server.ts'

/** The number of votes for a version of a review. */
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

/** Today's votes, so that none counts twice. */
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
