import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sides } from '#app/features/analyses/analysis.schema.ts'
import type { Findings } from './finding.ts'
import { findingStatuses } from './finding-status.vocabulary.ts'

// Kept: what an owner marked as done or wrong, with a note | business | as long as the business, unless undone | with businesses
export const findingMarks = pgTable(
  'finding_marks',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    side: text({ enum: sides }).notNull(),
    topic: text().notNull(),
    status: text('state', { enum: findingStatuses }).notNull(),
    note: text(),
    reviews: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
    markedBy: uuid(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: findings of a business with many reviews | business | until they are read anew, each hour | job findings.renew-kept; with businesses
export const keptFindings = pgTable(
  'kept_findings',
  {
    businessId: uuid().notNull(),
    decidedOn: date().notNull(),
    dependsOn: text().notNull(),
    list: jsonb().$type<Findings>().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.decidedOn] })],
)
