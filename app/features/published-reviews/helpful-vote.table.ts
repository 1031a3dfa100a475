import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#app/platform/columns.server.ts'

// Kept: number of helpful votes | nobody | as long as the review | with reviews
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
// Kept: keyed hash of a network, another one each day | visitor | until the day is over | job published-reviews.forget-voters; with reviews
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
