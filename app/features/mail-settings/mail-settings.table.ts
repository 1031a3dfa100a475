import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { updatedAt } from '#app/platform/columns.server.ts'

// Kept: sender’s name, reply address, footer | business | as long as the business | with businesses
export const mailSettings = pgTable('mail_settings', {
  businessId: uuid().primaryKey(),
  senderName: text(),
  replyTo: text(),
  footer: text(),
  updatedAt: updatedAt(),
})
