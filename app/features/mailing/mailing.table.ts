import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'
import { dkimStates, dmarcPolicies, recordStates } from './sender-domain.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: how fast a mail provider takes mail | nobody | an hour without mail | job mailing.delete-idle-lanes
export const mailLanes = pgTable('mail_lanes', {
  name: text().primaryKey(),
  freeAt: time().notNull(),
  throttleLevel: smallint().notNull().default(0),
  throttledAt: time(),
})

export type MailLane = typeof mailLanes.$inferSelect

const suppressionReasons = ['unsubscribed', 'bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Addresses that a business no longer mails, by keyed hash: the table outlives the erasure of a person. */
// Kept: keyed hashes of addresses that get no more mail | customer | as long as the business: the erasure of a person does not end it | with businesses
export const suppressions = pgTable(
  'suppressions',
  {
    businessId: uuid().notNull(),
    emailHash: bytes().notNull(),
    reason: text({ enum: suppressionReasons }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.emailHash] })],
)

// Kept: DNS records of the sender’s domain | operator | until the sender’s domain is another one | job mailing.check-sender-domain
export const senderDomains = pgTable('sender_domains', {
  domain: text().primaryKey(),
  spf: text({ enum: recordStates }).notNull(),
  dmarc: text({ enum: recordStates }).notNull(),
  dmarcPolicy: text({ enum: dmarcPolicies }),
  dkim: text({ enum: dkimStates }).notNull(),
  dkimSelector: text(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
})
