import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Findings } from './finding.ts'

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
