import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import { appealStates, challengeStates, reportStates, reportSubjects } from './case.vocabulary.ts'

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

// Kept: name, address and words of a reporter; ground and decision | reporter | name, address and words {contestableMonths} months after the decision; ground and decision as long as the business | job moderation.erase-reporters; with businesses; the reporter asks for it
export const reports = pgTable(
  'reports',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    reviewId: uuid().notNull(),
    about: text({ enum: reportSubjects }).notNull(),
    submissionKey: uuid().notNull(),
    ground: text({ enum: [...challengeReasons, 'child_abuse'] }).notNull(),
    explanation: text(),
    name: text(),
    email: text(),
    /** The language of the form, of the reporter's page and of the mails. */
    language: text().$type<Language>().notNull().default('en'),
    state: text({ enum: reportStates }).notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decisionReason: text({ enum: challengeReasons }),
    decisionNote: text(),
    removedReply: text(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export type Report = typeof reports.$inferSelect
