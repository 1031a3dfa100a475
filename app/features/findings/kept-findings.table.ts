import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Findings } from './finding.ts'

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
