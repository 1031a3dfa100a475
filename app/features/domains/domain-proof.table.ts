import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ProofFailure, ProofMethod, ProofState } from './domain-proof.vocabulary.ts'

export const domainProofs = pgTable('domain_proofs', {
  businessId: uuid().primaryKey(),
  /** The domain that was asked about: the business's own, or one that it wants to take over. */
  domain: text().notNull(),
  state: text().$type<ProofState>().notNull(),
  method: text().$type<ProofMethod>(),
  failure: text().$type<ProofFailure>(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  checkedAt: timestamp({ withTimezone: true }),
  /** Since when a domain that was proven has been failing its checks. */
  failingSince: timestamp({ withTimezone: true }),
})

export type DomainProof = typeof domainProofs.$inferSelect
