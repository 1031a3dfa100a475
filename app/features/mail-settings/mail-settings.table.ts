import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { updatedAt } from '#app/platform/columns.server.ts'

export const mailSettings = pgTable('mail_settings', {
  businessId: uuid().primaryKey(),
  senderName: text(),
  replyTo: text(),
  footer: text(),
  updatedAt: updatedAt(),
})
