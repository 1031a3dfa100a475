import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { digestFrequencies } from './performance-digest.vocabulary.ts'

// Kept: how often somebody wants a digest | account | until the person leaves the business | with businesses; with users
export const performanceDigestSettings = pgTable(
  'performance_digest_settings',
  {
    businessId: uuid().notNull(),
    userId: uuid().notNull(),
    often: text({ enum: digestFrequencies }).notNull(),
    dueAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.userId] })],
)

// Kept: which digests were sent | account | until the person leaves the business | with performance_digest_settings
export const performanceDigests = pgTable(
  'performance_digests',
  {
    businessId: uuid().notNull(),
    userId: uuid().notNull(),
    period: text().notNull(),
    id: uuid().notNull(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.userId, table.period] })],
)
