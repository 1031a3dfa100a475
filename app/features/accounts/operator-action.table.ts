import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const operatorActions = pgTable('operator_actions', {
  id: uuid().primaryKey(),
  operatorId: uuid(),
  message: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
