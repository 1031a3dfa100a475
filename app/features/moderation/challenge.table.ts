import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import { appealStates, challengeStates } from './challenge.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: why a business contests a review, what its author says, the decision | author | as long as the review | with reviews
export const challenges = pgTable(
  'challenges',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    reviewId: uuid().notNull(),
    reason: text({ enum: challengeReasons }).notNull(),
    grounds: text().notNull(),
    wordingHash: bytes().notNull(),
    hidWords: boolean().notNull().default(false),
    statement: text(),
    statedAt: time(),
    ratingSeen: boolean().notNull(),
    state: text({ enum: challengeStates }).notNull().default('open'),
    createdAt: createdAt(),
    decidedAt: time(),
    decisionNote: text(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: what an author says against a decision | author | as long as the review | with reviews
export const appeals = pgTable(
  'appeals',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    text: text().notNull(),
    state: text({ enum: appealStates }).notNull().default('open'),
    createdAt: time().notNull(),
    decidedAt: time(),
    decisionNote: text(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

export type Challenge = typeof challenges.$inferSelect
