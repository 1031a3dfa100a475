import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  operatorId: uuid(),
  message: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
