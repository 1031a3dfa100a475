import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

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
