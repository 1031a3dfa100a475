import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { proofFailures, proofMethods, proofStates } from './domain-proof.vocabulary.ts'

// Kept: the last check of a domain | business | as long as the business | with businesses
export const domainProofs = pgTable('domain_proofs', {
  businessId: uuid().primaryKey(),
  /** The domain that was asked about: the business's own, or one that it wants to take over. */
  domain: text().notNull(),
  state: text({ enum: proofStates }).notNull(),
  method: text({ enum: proofMethods }),
  failure: text({ enum: proofFailures }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  checkedAt: timestamp({ withTimezone: true }),
  /** Since when a domain that was proven has been failing its checks. */
  failingSince: timestamp({ withTimezone: true }),
})

export type DomainProof = typeof domainProofs.$inferSelect
