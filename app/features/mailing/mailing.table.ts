import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import type { DmarcPolicy, RecordState, SenderDomain } from './sender-domain.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

export const mailLanes = pgTable('mail_lanes', {
  name: text().primaryKey(),
  freeAt: time().notNull(),
  throttleLevel: smallint().notNull().default(0),
  throttledAt: time(),
})

export type MailLane = typeof mailLanes.$inferSelect

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Addresses that a business no longer mails, by keyed hash: the table outlives the erasure of a person. */
export const suppressions = pgTable(
  'suppressions',
  {
    businessId: uuid().notNull(),
    emailHash: bytes().notNull(),
    reason: text().$type<SuppressionReason>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.emailHash] })],
)

export const senderDomains = pgTable('sender_domains', {
  domain: text().primaryKey(),
  spf: text().$type<RecordState>().notNull(),
  dmarc: text().$type<RecordState>().notNull(),
  dmarcPolicy: text().$type<DmarcPolicy>(),
  dkim: text().$type<SenderDomain['dkim']>().notNull(),
  dkimSelector: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
})
