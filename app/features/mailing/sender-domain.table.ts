import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DmarcPolicy, RecordState, SenderDomain } from './sender-domain.vocabulary.ts'

export const senderDomains = pgTable('sender_domains', {
  domain: text().primaryKey(),
  spf: text().$type<RecordState>().notNull(),
  dmarc: text().$type<RecordState>().notNull(),
  dmarcPolicy: text().$type<DmarcPolicy>(),
  dkim: text().$type<SenderDomain['dkim']>().notNull(),
  dkimSelector: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
})
