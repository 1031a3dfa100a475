import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { reviewNews } from './notification.vocabulary.ts'

// Kept: which mails somebody wants | account | until the person leaves the business | with businesses; with users
export const notificationSettings = pgTable(
  'notification_settings',
  {
    businessId: uuid().notNull(),
    userId: uuid().notNull(),
    newReviews: text({ enum: reviewNews }).notNull().default('at_once'),
    decisions: boolean().notNull().default(true),
    digestDueAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.userId] })],
)

// Kept: which reviews were in whose digest | account | until the person or the review is gone | with notification_settings; with reviews
export const digestReviews = pgTable(
  'digest_reviews',
  {
    businessId: uuid().notNull(),
    userId: uuid().notNull(),
    reviewId: uuid().notNull(),
    digestId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.userId, table.reviewId] })],
)
