import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'

// Kept: address of somebody who is offered a business | account | {offerDays} days | job deletion.erase-closed; with businesses; with users
export const handovers = pgTable('handovers', {
  businessId: uuid().primaryKey(),
  id: uuid().notNull(),
  offeredBy: uuid().notNull(),
  email: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
})
