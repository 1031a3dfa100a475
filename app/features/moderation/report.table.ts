import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { reportStates, reportSubjects } from './report.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

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
    createdAt: time().notNull(),
    decidedAt: time(),
    decisionReason: text({ enum: challengeReasons }),
    decisionNote: text(),
    removedReply: text(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export type Report = typeof reports.$inferSelect
