import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.server.ts'
import type { Attachment } from './mail.server.ts'

// Kept: mails, where no mail server is set | account | as long as the instance, or until a person or a thing in them is erased | stays
export const devMails = pgTable('dev_mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  attachments: jsonb().$type<Attachment[]>().notNull().default([]),
  createdAt: createdAt(),
})
