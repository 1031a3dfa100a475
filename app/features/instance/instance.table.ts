import { jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import { updatedAt } from '#app/platform/columns.server.ts'

// Kept: the operator’s name and address | operator | as long as the instance | stays
export const settingsTable = pgTable('instance_settings', {
  id: smallint().primaryKey().default(1),
  settings: jsonb().notNull(),
  updatedAt: updatedAt(),
})
